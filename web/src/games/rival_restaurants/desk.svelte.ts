/** What every part of the table reads: the view, the moves on offer, who is who. Made once, follows what the page gives. */
import { getContext, setContext } from 'svelte';
import type { Chef } from '$art/rival-restaurants/chefs';
import type { RivalRestaurantsView, SeatView } from '$lib/types.gen';
import { say, type Args } from '$lib/words';
import type { Person, TableProps } from '../game';
import { isChef, ringOf } from './keys';
import { moveInWords, onlyAnswer } from './moves';

const key = Symbol('desk');

export interface Haggle {
  readonly seat: number | null;
  readonly ingredient: string;
  readonly mine: boolean;
  readonly anchor: HTMLElement;
}

export class Desk {
  /** what is open above the table; one at a time */
  card = $state<string | null>(null);
  kitchen = $state(false);
  /** the recipes that the kitchen was opened for, joined by ` & ` */
  menu = $state('');
  composing = $state.raw<{ to: number | null; counters: number | null; give: string; want: string } | null>(null);
  haggle = $state.raw<Haggle | null>(null);

  readonly #given: () => TableProps;
  #held = $state.raw<readonly string[]>([]);
  #heldAt = '';
  constructor(given: () => TableProps) {
    this.#given = given;
    // While a move is on its way nothing is offered; the table must not blink for that moment. What was offered at
    // another step is forgotten at once.
    $effect.pre(() => {
      const { moves, playing } = this.#given();
      const at = `${this.view.day} ${this.view.step}`;
      if (moves.length || !playing || at !== this.#heldAt) {
        this.#held = moves;
        this.#heldAt = at;
        return;
      }
      const timer = setTimeout(() => (this.#held = moves), 350);
      return () => clearTimeout(timer);
    });
  }

  get props(): TableProps {
    return this.#given();
  }
  readonly view = $derived.by(() => this.#given().view as RivalRestaurantsView);
  readonly me = $derived.by(() => this.#given().me);
  readonly playing = $derived.by(() => this.#given().playing);
  readonly people = $derived.by((): readonly Person[] => this.#given().people);
  readonly hint = $derived.by(() => this.#given().hint);
  readonly moves = $derived.by(() => this.#held);
  readonly offered = $derived.by(() => new Set(this.#held));
  readonly own = $derived.by((): SeatView | undefined => this.view.seats[this.me]);
  readonly rivals = $derived.by(() => this.view.seats.map((_, seat) => seat).filter((seat) => seat !== this.me));
  readonly needed = $derived.by(() => new Set(this.playing ? (this.own?.needs ?? []) : []));
  readonly asked = $derived.by(() => this.playing && this.view.asked.includes(this.me));
  /** the others who are waited for */
  readonly waiting = $derived.by(() => this.view.asked.filter((seat) => seat !== this.me || !this.playing));
  /** the only answer to what is asked of me */
  readonly only = $derived.by(() => (this.asked ? onlyAnswer(this.view.step, this.#held) : null));
  readonly trading = $derived.by(() => this.playing && this.view.step === 'buying' && this.own?.gone === false);

  name = (seat: number): string => (this.people[seat]?.you ? say('rr-t-you') : (this.people[seat]?.name ?? say('ui-seat', { number: seat + 1 })));
  chef = (seat: number): Chef | null => {
    const found = this.view.seats[seat]?.chefs[0]?.chef;
    return found && isChef(found) ? found : null;
  };
  ring = ringOf;
  /** the rivals whose recipes list it and who do not have it */
  wantedBy = (ingredient: string): number[] => this.rivals.filter((seat) => this.view.seats[seat]?.needs.includes(ingredient));
  has = (seat: number, ingredient: string): number => this.view.seats[seat]?.stock[ingredient] ?? 0;

  #last = { move: '', at: 0 };
  play = (move: string): void => {
    // A double tap is one wish, also when the game has gone on between the two.
    const now = performance.now();
    if (move === this.#last.move && now - this.#last.at < 450) return;
    this.#last = { move, at: now };
    this.#given().play(move);
  };
  why = (move: string): void => this.#given().why(move);
  words = (move: string): string => moveInWords(move, this.view);
  say = (id: string, args: Args = {}): string => say(id, args);
}

export function layDesk(given: () => TableProps): Desk {
  return setContext(key, new Desk(given));
}
export const desk = (): Desk => getContext<Desk>(key);
