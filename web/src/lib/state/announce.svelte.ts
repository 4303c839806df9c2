/** What a screen reader is told: one polite line at a time, the latest log entries joined. */
const sentence = (line: string): string => (/[.!?…:]$/.test(line.trim()) ? line.trim() : `${line.trim()}.`);

class Announcer {
  text = $state('');
  #gathered: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Several things at once are said in one breath. */
  say(line: string): void {
    this.#gathered.push(line);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.text = this.#gathered.splice(0).map(sentence).join(' ');
    }, 250);
  }
}

export const announcer = new Announcer();
