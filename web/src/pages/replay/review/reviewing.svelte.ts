/** The review of a finished game: asked for, waited for, and looked up. */
import { api } from '$lib/net/http';
import { betweenReviewLooks } from '$lib/timing';
import type { Moment, Review, ReviewProgress, Step } from '$lib/types.gen';

const whole = 10_000;

/** Ten-thousandths as whole per cent. */
export const percent = (part: number): number => Math.round((100 * part) / whole);

export class Reviewing {
  progress = $state.raw<ReviewProgress | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly invite: string,
  ) {}

  get review(): Review | null {
    return this.progress?.review ?? null;
  }

  get busy(): boolean {
    return this.progress?.state === 'waiting' || this.progress?.state === 'running';
  }

  /** Looks whether there is one already, or one is being made. */
  async look(): Promise<void> {
    this.#heard(await api.review(this.id, this.invite));
  }

  async start(): Promise<void> {
    this.#heard(await api.startReview(this.id, this.invite));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #heard(progress: ReviewProgress): void {
    this.progress = progress;
    clearTimeout(this.#timer);
    // A look that fails is tried again: the review goes on without us.
    if (this.busy)
      this.#timer = setTimeout(() => void this.look().catch(() => this.#heard(progress)), betweenReviewLooks);
  }

  /** the moment that is decided in a position, or was decided just before it */
  momentAt(number: number): Moment | undefined {
    const moments = this.review?.moments ?? [];
    return moments.find((moment) => moment.number === number + 1) ?? moments.find((moment) => moment.number === number);
  }

  /** everybody's chance in a position */
  chancesAt(number: number): readonly number[] {
    const steps = this.review?.steps ?? [];
    return steps.findLast((step) => step.number <= number)?.after ?? [];
  }

  /** the decision that was taken in a position */
  nextStep(number: number): Step | undefined {
    return this.review?.steps.find((step) => step.number > number);
  }
}
