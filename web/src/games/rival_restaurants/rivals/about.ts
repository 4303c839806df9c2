/** What the tap-cards say: the name of a mark on the table, and what it means. */
import type { RivalRestaurantsView } from '$lib/types.gen';
import { say } from '$lib/words';
import { isChef, isRestaurant } from '../keys';

export interface AboutLine {
  readonly term?: string;
  readonly text: string;
}
export interface AboutCard {
  readonly title: string;
  readonly lines: readonly AboutLine[];
}

/** The card or chef that a mark on a restaurant comes from. */
const sources: Record<string, string> = {
  discount: 'discount',
  'fake-sale': 'fake-sale',
  'road-block': 'road-block',
  closed: 'its-just-business',
  'go-vegan': 'go-vegan',
  show: 'dinner-and-a-show',
  'spared-by-antoine': 'antoine-baguette',
  'shook-off-antoine': 'antoine-baguette',
  'spared-by-lovehandles': 'lovehandles-mcfatterson',
  'shook-off-lovehandles': 'lovehandles-mcfatterson',
};

/** A mark such as "pays double", with what it comes from. */
export function aboutMark(mark: string): AboutCard {
  const source = sources[mark];
  const title = say(`rr-t-mark-${mark}`);
  return { title, lines: source ? [{ term: say(`rr-${source}`), text: say(`rr-about-${source}`) }] : [] };
}

/** A restaurant: its cuisine, and what each level gives; `seat`: whose it is. */
function aboutRestaurant(key: string, view: RivalRestaurantsView, seat: number | undefined): AboutCard {
  const owner = seat === undefined ? undefined : view.seats[seat];
  const cuisine = owner?.restaurant === key ? owner.cuisine : null;
  const levels = view.levels.map((at, i): AboutLine => {
    const n = i + 2;
    const reached = owner?.restaurant === key && owner.level >= n;
    return {
      term: say(reached ? 'rr-about-level-reached' : 'rr-about-level', { n, at }),
      text: say(`rr-level-${key}-${n}`),
    };
  });
  const lines = cuisine ? [{ text: say('rr-about-cuisine', { cuisine: `$rr-cuisine-${cuisine}` }) }] : [];
  return { title: say(`rr-${key}`), lines: [...lines, ...levels] };
}

/** What a face can wear: the host's hat, the number of who begins today, the letter of a second chef. */
function badgesOf(view: RivalRestaurantsView, seat: number, npc: boolean): AboutLine[] {
  const worn = [
    ...(npc ? ['npc'] : []),
    ...(view.head === seat && !npc ? ['head'] : []),
    ...(view.first === seat && view.day > 0 && !npc ? ['first'] : []),
  ];
  return worn.map((key) => ({ term: say(`rr-marks-${key}`), text: say(`rr-marks-${key}-about`) }));
}

/** A chef, an upgrade or a restaurant; `seat`: whose it is; `npc`: a chef in the second place. */
export function aboutThing(word: string, view: RivalRestaurantsView, seat?: number, npc = false): AboutCard {
  if (isRestaurant(word)) return aboutRestaurant(word, view, seat);
  const lines: AboutLine[] = [{ text: say(`rr-about-${word}`) }];
  if (isChef(word) && seat !== undefined)
    lines.push({ text: say('rr-about-owner', { who: `@${seat}` }) }, ...badgesOf(view, seat, npc));
  return { title: say(`rr-${word}`), lines };
}
