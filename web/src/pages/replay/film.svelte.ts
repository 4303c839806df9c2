/** A whole game to step through. Positions are loaded in pieces, when they are first needed. */
import { api } from '$lib/net/http';
import type { Replay, ReplayPosition } from '$lib/types.gen';

const piece = 100;

export class Film {
  replay = $state.raw<Replay | null>(null);
  number = $state(0);
  #positions = $state.raw<Readonly<Record<number, ReplayPosition>>>({});
  #asked = new Set<number>();

  constructor(
    readonly id: string,
    readonly invite: string,
  ) {}

  async load(at: number | null): Promise<void> {
    this.replay = await api.replay(this.id, this.invite);
    await this.seek(at ?? this.last);
  }

  get last(): number {
    return this.replay?.moves.at(-1)?.number ?? 0;
  }

  /** the position to draw: the one with the number, or the closest one before it that is loaded */
  get position(): ReplayPosition | undefined {
    for (let number = this.number; number >= 0; number--) {
      const found = this.#positions[number];
      if (found) return found;
    }
    return undefined;
  }

  /** the position with exactly this number, if it is loaded */
  at(number: number): ReplayPosition | undefined {
    return this.#positions[number];
  }

  async seek(number: number): Promise<void> {
    this.number = Math.min(Math.max(0, number), this.last);
    const first = Math.floor(this.number / piece) * piece;
    await this.#fetch(first);
    // The next piece is loaded while the reader still looks at this one.
    if (this.number - first > piece * 0.7 && first + piece <= this.last) void this.#fetch(first + piece);
  }

  /** Loads what is near a number, without going there. */
  want(number: number): Promise<void> {
    return this.#fetch(Math.floor(Math.min(Math.max(0, number), this.last) / piece) * piece);
  }

  async #fetch(from: number): Promise<void> {
    if (this.#asked.has(from)) return;
    this.#asked.add(from);
    try {
      const { positions } = await api.positions(this.id, from, Math.min(from + piece - 1, this.last), this.invite);
      this.#positions = {
        ...this.#positions,
        ...Object.fromEntries(positions.map((position) => [position.number, position])),
      };
    } catch (error) {
      this.#asked.delete(from);
      throw error;
    }
  }
}
