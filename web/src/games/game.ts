/** What a game provides for a table in the browser. It draws views and offered moves. The rules stay on the server. */
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
  /** what the reader may play now; empty if it is not their turn, if they only watch, or in a review */
  moves: readonly string[];
  /** the seat whose moves these are */
  actor: number | null;
  /** the seat whose side is drawn as the reader's own */
  me: number;
  people: readonly Person[];
  /** performance.now() when the clocks were true */
  since: number;
  /** a move the bot would make, to be marked */
  hint: string | null;
  /** the reader has seats here and this is the live game, not a review */
  playing: boolean;
  /** the part of the table a lesson speaks of, or in which a past move is seen, for tables that show one at a time */
  place?: string | null;
  /**
   * whether a move is not accepted for a moment, because another question has just appeared and it may be meant for the
   * last one
   */
  hasty?: (move: string) => boolean;
  /** the reader has opened something of the new question, so a press is meant for it */
  looked?: () => void;
  play: (move: string) => void;
  /**
   * plays moves one after another; stops at the first that cannot be played and says why. Returns the move it stopped
   * at ('' if it was refused on its way), or null if all were played
   */
  playAll?: (moves: readonly string[]) => Promise<string | null>;
  /** says in a notice why a move is not possible */
  why: (move: string) => void;
  /** asks the server why a move is not possible now; null if it is possible */
  check: (move: string) => Promise<Problem | null>;
  /** the same, and what the move would lead to if the game can predict it */
  foretell?: ((move: string) => Promise<Foretold>) | undefined;
  showRule: (rule: string) => void;
  /** buttons that every game has: undo, hint */
  tools?: Snippet;
  /** what the best bot would do, asked by the hint; each game has its own place for it */
  advice?: Snippet;
  /** shown beside the table where there is room: the log and the chat; whether they have a column of their own */
  aside?: Snippet<[boolean]>;
  /** for a game with its own place for the log: the chat, if it is shown, and unread messages */
  chat?: Snippet;
  side?: Side;
  unread?: number;
  onread?: () => void;
  /** time limits of the rules */
  timers?: readonly RuleTimer[];
  /** what happened lately, line by line, for the log */
  lines?: readonly Line[];
  /** what has happened so far, as far as it is loaded; `remember` loads the rest */
  events?: readonly EventOut[];
  remember?: () => void;
  /** shows the next moves of others only after this many milliseconds: something is to be seen first; 0: go on */
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
  /** a move in words; `by` is the player, if it is not the reader */
  moveInWords: (move: string, view: View, by?: number) => string;
  /** where a move shows, for tables that show one part at a time; `me` is the seat drawn as the reader's own */
  placeOf?: (move: string, by: number, me: number) => string | null;
  /** whether a move changes nothing on the table; a review leaves it out */
  idle?: (move: string) => boolean;
  /** the one move that may be played automatically, if the reader wants that */
  forced: (moves: readonly string[]) => string | null;
  /** the move that a single key stands for now */
  moveOfKey: (key: string, moves: readonly string[]) => string | null;
  /** its keys, for the list of shortcuts: what is pressed, and the message that says what it does */
  keys: readonly { readonly keys: string; readonly about: string }[];
  /** the rule that matters now */
  ruleNow: (view: View) => string;
  /** whose side is drawn as their own for people with several seats, or none */
  ownSide: (view: View, seats: readonly number[]) => number;
  /** whether the player of a seat resigned and the others play on */
  gone?: (view: View, seat: number) => boolean;
  /** the position in notation */
  line: (view: View) => string;
  /** milliseconds between two moves of others when they are shown one by one; none if all act at once */
  pace?: number;
  /** settings only for this game, for the menu of its tables, and the messages that name them */
  switches?: readonly { readonly setting: 'dayScene'; readonly label: string }[];
  /** the guided first game */
  lesson?: Lesson;
}
