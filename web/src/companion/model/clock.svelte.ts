/** The current time, for drawing a timer. */
import type { Companion } from './store.svelte';

const step = 200; // milliseconds

export class Clock {
  now = $state(0);
  constructor(private readonly companion: Pick<Companion, 'now'>) {
    this.now = companion.now();
  }

  /** Ticks until the returned function is called; at once when the phone wakes up. */
  run(): () => void {
    const tick = () => (this.now = this.companion.now());
    tick();
    const timer = setInterval(tick, step);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }
}
