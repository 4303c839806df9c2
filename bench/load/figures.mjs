// What a run found: moves a second and how long a player waited for the answer to a move.

export class Figures {
  constructor() {
    this.waits = [];
    this.from = Infinity;
    this.until = -Infinity;
  }

  /** Only what is answered between `from` and `until` counts: connecting and warming up are not measured. */
  window(from, until) {
    this.from = from;
    this.until = until;
  }

  /** Wait until all is measured; tells when it begins and ends, so that the server's processor time can be read. */
  async measure() {
    await sleep(this.from - performance.now());
    console.log('start');
    await sleep(this.until - performance.now());
    console.log('stop');
  }

  answered(sent) {
    const now = performance.now();
    if (now >= this.from && now < this.until) this.waits.push(now - sent);
  }

  summary() {
    const waits = Float64Array.from(this.waits).sort();
    const at = (share) => (waits.length ? waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] : null);
    return {
      moves: waits.length,
      moves_per_second: waits.length / ((this.until - this.from) / 1000),
      p50_ms: at(0.5),
      p99_ms: at(0.99),
      max_ms: waits.length ? waits[waits.length - 1] : null,
    };
  }
}

export const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Options as --name value. */
export function options(defaults) {
  const found = { ...defaults };
  for (let i = 2; i < process.argv.length; i += 2) {
    const name = process.argv[i].replace(/^--/, '');
    if (!(name in defaults)) throw new Error(`unknown option ${process.argv[i]}`);
    found[name] = typeof defaults[name] === 'number' ? Number(process.argv[i + 1]) : process.argv[i + 1];
  }
  return found;
}

/** Each table moves once in `every` milliseconds at most; 0: as soon as the last move is answered. */
export const pause = (sent, every) => (every ? sleep(Math.max(0, sent + every - performance.now())) : undefined);
