/** Learn from your mistakes: the critical positions again, one after the other, until each is solved. */
import { api } from '$lib/net/http';
import type { Moment, Study } from '$lib/types.gen';

/** A move that is worse than the best by no more than this counts as found. */
const asGood = 0.01;

export type Answer = { readonly move: string; readonly lost: number | null };

export class Learning {
  at = $state(0);
  study = $state.raw<Study | null>(null);
  /** what was tried last */
  answer = $state.raw<Answer | null>(null);
  solved = $state(false);
  shown = $state(false);
  found = $state(0);

  constructor(
    readonly id: string,
    readonly invite: string,
    readonly moments: readonly Moment[],
  ) {}

  get moment(): Moment | undefined {
    return this.moments[this.at];
  }

  get over(): boolean {
    return this.at >= this.moments.length;
  }

  /** the position in which it is to be decided */
  get number(): number {
    return (this.moment?.number ?? 1) - 1;
  }

  get moves(): readonly string[] {
    return this.solved || this.shown || !this.study ? [] : Object.keys(this.study.chances);
  }

  /** Fetches what may be played, and what each move is worth. */
  async begin(): Promise<void> {
    this.study = null;
    this.answer = null;
    this.solved = this.shown = false;
    if (this.over) return;
    const wanted = this.number;
    const study = await api.study(this.id, wanted, this.invite);
    if (wanted === this.number) this.study = study;
  }

  try(move: string): void {
    const chances = this.study?.chances ?? {};
    const best = Math.max(...Object.values(chances));
    const chance = chances[move];
    const lost = chance === undefined ? null : Math.max(0, best - chance);
    this.answer = { move, lost };
    this.solved = move === this.moment?.better || (lost !== null && lost <= asGood);
    if (this.solved && !this.shown) this.found += 1;
  }

  show(): void {
    this.shown = true;
  }

  async next(): Promise<void> {
    this.at += 1;
    await this.begin();
  }
}
