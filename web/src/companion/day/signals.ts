/** Signals to everybody at the table: sound, vibration, and words for a screen reader. */
import { sound } from '$lib/sound';
import { announcer } from '$lib/state/announce.svelte';
import { say } from '$lib/words';

/** From here on every second is counted down. */
export const lastSeconds = 10;

/** Phones shake; a browser may have the function and still refuse it. */
const shake = (pattern: number[]): void => {
  if ('vibrate' in navigator) navigator.vibrate(pattern);
};

/** What was last told of a timer, so that nothing is told twice. */
export class Countdown {
  #told = Infinity;

  /** Called again and again while a timer runs. */
  at(seconds: number): void {
    if (seconds >= this.#told) return;
    const first = this.#told === Infinity;
    this.#told = seconds;
    if (first && seconds <= 0) return; // it was up before anybody looked
    if (seconds <= 0) {
      sound('win');
      shake([400, 120, 400]);
      announcer.say(say('co-time-up'));
    } else if (seconds <= lastSeconds) {
      sound('late');
      shake([40]);
      if (seconds === lastSeconds) announcer.say(say('co-time-left', { n: seconds }));
    }
  }

  /** Another timer, or the same from its beginning. */
  reset(): void {
    this.#told = Infinity;
  }
}

export function phaseBegins(words: string): void {
  sound('turn');
  shake([80, 60, 80]);
  announcer.say(words);
}

export const cardPauses = (): void => {
  sound('draw');
  shake([60]);
};
