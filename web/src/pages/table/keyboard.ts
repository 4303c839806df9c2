/** The keys of a table. Each does what a button does; they can be switched off in the settings. */
import { settings } from '$lib/state/settings.svelte';

interface Keys {
  undo: () => void;
  hint: () => void;
  log: () => void;
  chat: () => void;
  rules: () => void;
  shortcuts: () => void;
  /** the move that a key of this game stands for now */
  moveOf: (key: string) => string | null;
  play: (move: string) => void;
}

const press = (which: string) => document.querySelector<HTMLElement>(`${which}:not([aria-disabled])`)?.click();

export function tableKeys(keys: Keys): (event: KeyboardEvent) => void {
  const actions: Record<string, () => void> = {
    u: keys.undo,
    h: keys.hint,
    l: keys.log,
    t: keys.chat,
    i: keys.rules,
    '?': keys.shortcuts,
    z: () => press('[data-ends-turn] button'),
  };
  return (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (!settings.keys || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target?.closest('input, textarea, select, dialog, [role=dialog]')) return;
    if (event.key === 'Enter') {
      // What has the focus takes Enter itself.
      if (target?.closest('button, a, summary')) return;
      event.preventDefault();
      // Enter presses the main button. It never ends a turn, says "ready" or declines: those have their own keys.
      press('[data-main]');
      return;
    }
    const action = actions[event.key.toLowerCase()];
    const move = keys.moveOf(event.key);
    if (!action && !move) return;
    event.preventDefault();
    if (action) action();
    else if (move) keys.play(move);
  };
}
