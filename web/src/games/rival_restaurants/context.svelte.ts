/**
 * What every part of the table reads: the view, the moves on offer, who is who. Made once, follows what the page gives.
 */
import { getContext, setContext, untrack } from 'svelte';
import type { Chef } from '$art/rival-restaurants/chefs';
import type { Place } from '$art/rival-restaurants/stalls';
import type { RivalRestaurantsView, SeatView } from '$lib/types.gen';
import { doubleClick, offersLinger } from '$lib/timing';
import { say, type Args } from '$lib/words';
import type { Person, TableProps } from '../game';
import { isChef, ringOf } from './keys';
import { nothingToStop, nothingToUse, obviousClaim, playableCards, tellsNothing } from './flow';
import { moveInWords, onlyAnswer } from './moves';
import { argumentsOf, verbOf } from './notation';
import { disturbanceOf, type Disturbance } from './stage/changes';

const key = Symbol('context');

export interface Haggle {
  readonly seat: number | null;
  readonly ingredient: string;
  readonly mine: boolean;
  readonly anchor: HTMLElement;
}

interface Wheel {
  first: Place | undefined;
  second: Place | undefined;
  chef: string | undefined;
  /** turned up again to choose another place */
  again: boolean;
}

export class TableContext {
  /** what is open above the table; one at a time */
  card = $state<string | null>(null);
  kitchen = $state(false);
  /** the recipes that the kitchen was opened for, joined by ` & ` */
  menu = $state('');
  composing = $state.raw<{ to: number | null; counters: number | null; give: string; want: string } | null>(null);
  haggle = $state.raw<Haggle | null>(null);

  // Unfinished choices. They are kept here and not where they are drawn, because rotating a phone redraws everything.
  wheel = $state<Wheel>({ first: undefined, second: undefined, chef: undefined, again: false });
  /** the power whose targets are being chosen: `use kim-chi` */
  power = $state<string | null>(null);
  /** targets picked so far, by the words that all ways share: `play taxes` */
  picked = $state.raw<Readonly<Record<string, readonly string[]>>>({});
  /** the offer that asks for cards of my choice, and the places of those in my hand */
  giving = $state.raw<{ readonly offer: number; readonly cards: readonly number[] } | null>(null);
  /** what the marks mean */
  legend = $state(false);
  /** what was put on the shopping list or taken off it, by move */
  ticked = $state.raw<Readonly<Record<string, boolean>>>({});
  /** action cards that I keep for later: the step of powers does not wait for them */
  kept = $state.raw<readonly string[]>([]);
  /** the rival whose details are shown */
  opened = $state<number | null>(null);

  readonly #given: () => TableProps;
  #held = $state.raw<readonly string[]>([]);
  #heldAt = '';
  /** the phase in which I was ready last */
  #readyIn = $state('');
  /** the table is not drawn any more: nothing of it is to be read */
  cleared = false;
  constructor(given: () => TableProps) {
    this.#given = given;
    $effect.pre(() => () => void (this.cleared = true));
    $effect(() => {
      if (this.card || this.power || this.kitchen || this.haggle || this.giving)
        untrack(() => this.#given().looked?.());
    });
    $effect(() => {
      if (this.own?.ready) this.#readyIn = this.phase;
    });
    // While a move is on its way nothing is offered; the table must not blink for that moment. What was offered at
    // another step is forgotten at once.
    $effect.pre(() => {
      const { moves, playing } = this.#given();
      if (moves.length || !playing || this.at !== this.#heldAt) {
        this.#held = moves;
        this.#heldAt = this.at;
        return;
      }
      const timer = setTimeout(() => (this.#held = moves), offersLinger);
      return () => clearTimeout(timer);
    });
  }

  get props(): TableProps {
    return this.#given();
  }
  readonly view = $derived.by(() => this.#given().view as RivalRestaurantsView);
  /** the question on the table: it changes when the game goes on, not with each thing that somebody does */
  readonly at = $derived.by(() => `${this.view.day} ${this.view.step}`);
  readonly phase = $derived.by(() => `${this.view.day} ${this.view.phase}`);
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
  /** I gave up, and the others play on */
  readonly left = $derived.by(() => this.playing && this.own?.gone === true);
  /** the others who are waited for */
  readonly waiting = $derived.by(() => this.view.asked.filter((seat) => seat !== this.me || !this.playing));
  /** whether a hint sends a chef of mine to this place */
  pointsTo = (place: string): boolean =>
    this.hint !== null && verbOf(this.hint) === 'go' && argumentsOf(this.hint).includes(place);
  /** the only answer to what is asked of me */
  readonly only = $derived.by(() => (this.asked ? onlyAnswer(this.view.pending, this.#held) : null));
  /** I was ready, and something took it back (RR-3.7); null if not */
  readonly disturbed = $derived.by((): Disturbance | null =>
    this.own?.ready || this.#readyIn !== this.phase || !['powers', 'buying'].includes(this.view.step)
      ? null
      : disturbanceOf(this.#given().lines ?? [], this.view, this.me),
  );
  /** something is begun that an answer would interrupt; a hint and a lesson have something to show first */
  readonly #busy = $derived.by(
    () =>
      (this.card ?? this.power ?? this.composing ?? this.haggle ?? this.giving ?? this.hint) !== null ||
      this.kitchen ||
      !!this.#given().place,
  );
  /** what is played for me after a moment, if I like that: I have nothing to decide */
  readonly unasked = $derived.by((): string | null => {
    if (!this.asked || this.view.pending?.mine) return null;
    if (this.only) return this.only;
    if (this.#busy) return null;
    if (this.disturbed && !this.disturbed.mine && this.offered.has('ready')) return 'ready';
    if (!tellsNothing(this.view, this.people, this.me)) return null;
    if (nothingToUse(this.view, this.#held, this.kept)) return 'ready';
    return nothingToStop(this.view, this.#held) ? 'pass' : obviousClaim(this.view, this.#held, this.me);
  });
  /** the cards that alone keep me from being ready by itself in the step of powers */
  readonly keepable = $derived.by((): string[] => {
    const cards = playableCards(this.#held);
    const stand = this.asked && !this.unasked && !this.#busy && tellsNothing(this.view, this.people, this.me);
    return stand && nothingToUse(this.view, this.#held, cards) ? cards : [];
  });
  /** a Clam-Voyance was played, and may be answered with another (RR-9.3) */
  readonly dueling = $derived.by(() => (this.view.pending?.clam ?? null) !== null);
  readonly trading = $derived.by(() => this.playing && this.view.barter);

  name = (seat: number): string =>
    this.people[seat]?.you ? say('rr-t-you') : (this.people[seat]?.name ?? say('ui-seat', { number: seat + 1 }));
  chef = (seat: number): Chef | null => {
    const found = this.view.seats[seat]?.chefs[0]?.chef;
    return found && isChef(found) ? found : null;
  };
  ring = ringOf;
  /** what a face wears: the Head Chef's hat, the letter of an NPC, or the number of whom the seat order begins with */
  worn = (seat: number, npc = false): { hat: boolean; badge: string | undefined } => ({
    hat: this.view.head === seat && !npc,
    badge: npc ? 'N' : this.view.first === seat && this.view.day > 0 ? '1' : undefined,
  });
  /** the rivals whose recipes list it and who do not have it */
  wantedBy = (ingredient: string): number[] =>
    this.rivals.filter((seat) => this.view.seats[seat]?.needs.includes(ingredient));
  has = (seat: number, ingredient: string): number => this.view.seats[seat]?.stock[ingredient] ?? 0;
  /** the rivals who have it: first those for whose recipes it is not needed */
  heldBy = (ingredient: string): number[] => {
    const spare = (seat: number): number => (ingredient in (this.view.seats[seat]?.spare ?? {}) ? 0 : 1);
    return this.rivals
      .filter((seat) => this.has(seat, ingredient) > 0 && !this.view.seats[seat]?.gone)
      .sort((a, b) => spare(a) - spare(b));
  };

  hasty = (move: string): boolean => this.#given().hasty?.(move) ?? false;
  #last = { wish: '', at: 0 };
  play = (move: string): void => {
    // A double tap is one wish, also when the game has gone on between the two; on Ready it does not take itself back.
    const now = performance.now();
    const wish = move === 'unready' ? 'ready' : move;
    if (wish === this.#last.wish && now - this.#last.at < doubleClick) return;
    this.#last = { wish, at: now };
    this.#given().play(move);
  };
  /** Takes back that I am ready: nobody else did, so nothing needs to be told. */
  takeBack = (): void => {
    this.#readyIn = '';
    this.play('unready');
  };
  /** Keeps the cards that could be played now for later, and is ready. */
  keepCards = (): void => {
    this.kept = [...new Set([...this.kept, ...this.keepable])];
    this.play('ready');
  };
  /** Plays moves one after the other; the one that could not be played, or null. */
  playAll = async (moves: readonly string[]): Promise<string | null> => (await this.#given().playAll?.(moves)) ?? null;
  /** What was begun about one question is not for the next one. */
  forget(): void {
    this.card = this.haggle = this.power = this.giving = null;
    this.kitchen = false;
    this.picked = {};
    this.ticked = {};
    this.wheel.again = false;
  }
  /** A wheel half turned waits while a card is carried out, but not for the next day. */
  newPhase(): void {
    this.composing = null;
    this.wheel = { first: undefined, second: undefined, chef: undefined, again: false };
  }
  pick(head: string, words: readonly string[]): void {
    this.picked = { ...this.picked, [head]: words };
  }

  why = (move: string): void => this.#given().why(move);
  words = (move: string): string => moveInWords(move, this.view);
  say = (id: string, args: Args = {}): string => say(id, args);
}

export function provideTable(given: () => TableProps): TableContext {
  return setContext(key, new TableContext(given));
}
export const tableContext = (): TableContext => getContext<TableContext>(key);
