/** What a screen reader is told: one polite line at a time. What happens in one go is told in one breath. */
import { announceAnswer, announceLongest, announceQuiet } from '$lib/timing';

const sentence = (line: string): string => (/[.!?…:]$/.test(line.trim()) ? line.trim() : `${line.trim()}.`);
/** More than this is no longer heard to its end; the log has all of it. */
const most = 8;

class Announcer {
  text = $state('');
  #gathered: string[] = [];
  /** what is asked of the reader now, and whether it was told since the last move */
  #question = '';
  #told = true;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Something happened. While others act it waits until they pause, so that a whole turn is told at once. */
  say(line: string): void {
    this.#since = this.#gathered.length ? this.#since : performance.now();
    this.#gathered.push(line);
    this.#plan();
  }

  /** Somebody moved: what is asked now is told again after it. */
  moved(line: string): void {
    this.#told = false;
    this.say(line);
  }

  /** What is asked of the reader; '' when nothing is. It is told after what led to it. */
  ask(question: string): void {
    if (question === this.#question) return;
    this.#question = question;
    this.#told = false;
    if (question || this.#gathered.length) this.#plan();
  }

  #plan(): void {
    clearTimeout(this.#timer);
    const left = this.#gathered.length ? this.#since + announceLongest - performance.now() : announceLongest;
    this.#timer = setTimeout(() => this.#tell(), Math.min(this.#question ? announceAnswer : announceQuiet, left));
  }

  #tell(): void {
    const asked = this.#question && !this.#told ? [this.#question] : [];
    this.#told = true;
    const lines = [...this.#gathered.splice(0).slice(-most), ...asked];
    if (lines.length) this.text = lines.map(sentence).join(' ');
  }
}

export const announcer = new Announcer();
