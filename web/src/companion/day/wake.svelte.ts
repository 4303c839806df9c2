/** Keeps the screen on while a game runs. Browsers allow it only over https, and give it up when the tab is hidden. */
export class WakeLock {
  /** the screen stays on */
  held = $state(false);
  readonly possible = 'wakeLock' in navigator;
  #lock: WakeLockSentinel | null = null;

  /** Holds it until the returned function is called. */
  hold(): () => void {
    let wanted = true;
    const take = async () => {
      if (!this.possible || !wanted || document.visibilityState === 'hidden' || this.#lock) return;
      try {
        const lock = await navigator.wakeLock.request('screen');
        this.#lock = lock;
        this.held = true;
        lock.addEventListener('release', () => {
          this.#lock = null;
          this.held = false;
        });
        if (!wanted) await lock.release();
      } catch {
        this.held = false; // the battery is low, or the browser says no
      }
    };
    const again = () => void take();
    void take();
    document.addEventListener('visibilitychange', again);
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', again);
      void this.#lock?.release().catch(() => undefined);
    };
  }
}
