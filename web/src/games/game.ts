/** What a game brings to a table in the browser. It draws views and offered moves; the rules stay with the server. */
import type { Component, Snippet } from 'svelte';
import type { Side } from '$lib/log/side.svelte';
import type { GameLog } from '$lib/log/topics';
import type { Sound } from '$lib/sound';
import type { Lesson } from './lesson';
import type { EventOut, Line, Outcome, Problem, RuleTimer, SeatClock, View } from '$lib/types.gen';

export interface Foretold {
  readonly problem: Problem | null;
  readonly foretold: unknown;
}

/** Who sits on a seat, as it is shown at the table. */
export interface Person {
  readonly name: string;
  readonly bot: boolean;
  /** how well a bot plays */
  readonly level?: string | undefined;
  /** connected just now (bots always are) */
  readonly here: boolean;
  readonly asked: boolean;
  readonly you: boolean;
  readonly clock: SeatClock | null;
}

export interface TableProps {
  view: View;
  /** what the reader may play now; empty when it is not his turn, when he only watches, or looks back */
  moves: readonly string[];
  /** the seat whose moves these are */
  actor: number | null;
  /** the seat whose side is drawn as one's own */
  me: number;
  people: readonly Person[];
  /** performance.now() when the clocks were true */
  since: number;
  /** a move the bot would make, to be pointed at */
  hint: string | null;
  /** the reader has seats here and it is the live game, not a look back */
  playing: boolean;
  /** the part of the table a lesson speaks of, for tables that show one at a time */
  place?: string | null;
  /**
   * whether a move is not taken for a moment: another question has just been put, and it may still be meant for the
   * last one
   */
  hasty?: (move: string) => boolean;
  /** the reader has opened something of the new question: what is pressed now is meant for it */
  looked?: () => void;
  play: (move: string) => void;
  /** says in a notice why a move is not possible */
  why: (move: string) => void;
  /** asks the server why a move is not possible now; null if it is */
  check: (move: string) => Promise<Problem | null>;
  /** the same, and what the move would come to if the game can say that beforehand */
  foretell?: ((move: string) => Promise<Foretold>) | undefined;
  showRule: (rule: string) => void;
  /** buttons that every game has: undo, hint */
  tools?: Snippet;
  /** what the best bot would do, asked by the hint; each game has its own place for it */
  advice?: Snippet;
  /** shown beside the table where there is room: the log and the chat; whether they have a column of their own */
  aside?: Snippet<[boolean]>;
  /** for a game that has a place of its own for the log: the chat, where it is shown, and messages not yet seen */
  chat?: Snippet;
  side?: Side;
  unread?: number;
  onread?: () => void;
  /** time limits of the rules */
  timers?: readonly RuleTimer[];
  /** what happened lately, line by line, for the log */
  lines?: readonly Line[];
  /** what happened so far, as far as it is at hand; `remember` fetches the rest */
  events?: readonly EventOut[];
  remember?: () => void;
  /** shows the next moves of others only after so many milliseconds: there is something to be seen first */
  pause?: (milliseconds: number) => void;
}

/** What a game needs to show how it ended. */
export interface EndingProps {
  view: View;
  outcome: Outcome;
  names: readonly string[];
  /** the reader's own */
  seats: readonly number[];
  /** what happened from the first move on */
  events: readonly EventOut[];
}

export interface GameModule {
  Table: Component<TableProps>;
  /** the standings at the end; without it names and points are listed */
  Ending?: Component<EndingProps>;
  soundOf: (event: EventOut) => Sound | undefined;
  /** what its events are about, for the log */
  log?: GameLog;
  /** a move in words; `by`: who plays it, if it is not the one who looks */
  moveInWords: (move: string, view: View, by?: number) => string;
  /** whether a move changes nothing on the table: a look back leaves it out */
  idle?: (move: string) => boolean;
  /** the one move that may be played by itself, if the reader likes that */
  forced: (moves: readonly string[]) => string | null;
  /** the move that a single key stands for now */
  moveOfKey: (key: string, moves: readonly string[]) => string | null;
  /** its keys, for the list of shortcuts: what is pressed, and the message that says what it does */
  keys: readonly { readonly keys: string; readonly about: string }[];
  /** the rule that matters now */
  ruleNow: (view: View) => string;
  /** whose side is drawn as one's own for those who have several seats, or none */
  ownSide: (view: View, seats: readonly number[]) => number;
  /** whether who sits there gave up, and the others play on */
  gone?: (view: View, seat: number) => boolean;
  /** the position in notation */
  line: (view: View) => string;
  /**
   * milliseconds between two moves of others when they are shown one by one; where all act at once there is no waiting
   */
  pace?: number;
  /** the guided first game */
  lesson?: Lesson;
}
