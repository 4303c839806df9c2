/** The options of a table of Rival Restaurants, for an invitation (RR-2, RR-11). */
import { say } from '$lib/words';

type Options = Readonly<Record<string, unknown>>;
const variants = ['home_cook', 'from_scratch', 'two_many_cooks', 'beginners_chefs', 'even_start'] as const;
const limits = ['market_seconds', 'move_seconds', 'window_seconds'] as const;

const id = (name: string) => `rr-new-${name.replaceAll('_', '-')}`;
const isFirstGame = (options: Options) =>
  options['home_cook'] === true &&
  options['beginners_chefs'] === true &&
  !['from_scratch', 'two_many_cooks', 'even_start'].some((name) => options[name]);

export function rulesInWords(options: Options): string[] {
  const deluxe = options['edition'] === 'deluxe' ? [say('rr-new-deluxe')] : [];
  if (isFirstGame(options)) return [`${say('rr-new-beginners')} (${say('rr-new-beginners-about')})`, ...deluxe];
  const chosen = variants.filter((name) => options[name] === true).map((name) => say(id(name)));
  const { mode } = options;
  const played = typeof mode === 'string' && mode !== 'auto' ? [say(id(mode))] : [];
  const clocks = limits.flatMap((name) => {
    const seconds = options[name];
    return typeof seconds === 'number' ? [`${say(id(name))}: ${seconds || say('rr-new-no-limit')}`] : [];
  });
  return [...(chosen.length ? chosen : [say('rr-new-usual')]), ...deluxe, ...played, ...clocks];
}
