// Made by `python -m tableside.server.http.typescript` from the server's schema. Do not edit.

export const PROTOCOL_VERSION = 1;

export const COMPANION_VERSION = 1;

/** A message id with arguments, to be shown in the reader's language; ``text`` is the English text. */
export interface Problem {
  kind: "ambiguous" | "conflict" | "forbidden" | "illegal" | "invalid" | "limit" | "missing" | "session" | "unavailable";
  id: string;
  args: Record<string, number | string | string[]>;
  rule: string;
  text: string;
}

/** Who you are here: a display name and a signed cookie. */
export interface Guest {
  name: string;
  language: "de" | "en" | "it";
  settings: Record<string, unknown>;
  webhook: string;
  account: boolean;
}

export interface Session {
  guest: Guest | null;
  token: string;
  accounts: boolean;
  ended?: boolean;
  deleted?: boolean;
}

/** Only the given fields change. */
export interface SessionChange {
  name?: string;
  language?: "de" | "en" | "it";
  settings?: Record<string, unknown>;
  webhook?: string;
}

export interface Passkey {
  id: string;
  created: number;
  used: number;
}

/** How you can sign in. Others never see any of it. */
export interface Account {
  name: string;
  password: boolean;
  passkeys: Passkey[];
  sessions: number;
  created: number;
}

/** Become an account with a name and a password; or change one of them, or both. ``current``: the password until now, if there is one. */
export interface NewPassword {
  name?: string;
  password?: string;
  current?: string;
}

/** ``bring``: the seats and games of the guest on this device go over to the account, for good. */
export interface SignIn {
  name: string;
  password: string;
  bring?: boolean;
}

export interface NewPasskey {
  credential: Record<string, unknown>;
}

export interface PasskeySignIn {
  credential: Record<string, unknown>;
  bring?: boolean;
}

export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** Delete the account. ``current``: the password, if there is one. */
export interface Goodbye {
  current?: string;
}

export interface OptionValue {
  value: boolean | number | string;
  label: string;
}

/** An option that people are offered where a table is opened. */
export interface OptionInfo {
  name: string;
  label: string;
  values: OptionValue[];
}

export interface GameInfo {
  key: string;
  rules: string;
  min_seats: number;
  max_seats: number;
  seat_names: string[];
  bots: string[];
  usual_bot: string;
  options: Record<string, unknown>;
  form: OptionInfo[];
  draw?: string;
  first_game?: boolean;
  reviews?: boolean;
}

/** The words of a game that the browser's files do not have: it was written by somebody else. */
export interface GameWords {
  game: string;
  language: "de" | "en" | "it";
  text: string;
}

export interface RuleSection {
  id: string;
  title: string;
  rules: RuleText[];
}

export interface RuleText {
  id: string;
  text: string;
}

export interface Rules {
  game: string;
  language: "de" | "en" | "it";
  title: string;
  sections: RuleSection[];
}

/** Both limits may be used together; whichever runs out first loses. */
export interface LiveClock {
  kind: "live";
  move_seconds?: number | null;
  game_seconds?: number | null;
  increment_seconds?: number;
}

/** Correspondence: days for each decision. */
export interface PostClock {
  kind: "post";
  days: number;
}

export interface Seat {
  kind: "bot" | "guest" | "local" | "open";
  name: string;
  title: string;
  you: boolean;
  away: boolean;
}

/** Something the players decide together. It is done when everybody in ``wanted`` has agreed. */
export interface Motion {
  kind: "bot" | "draw" | "pause" | "rematch" | "takeback";
  by: number;
  seat: number | null;
  agreed: number[];
  wanted: number[];
  number?: number | null;
}

export interface Outcome {
  winners: number[];
  scores: number[];
  reason: string;
}

/** A table as the caller may see it. */
export interface Table {
  id: string;
  game: string;
  options: Record<string, unknown>;
  status: "finished" | "open" | "paused" | "playing";
  public: boolean;
  host: boolean;
  seats: Seat[];
  clock: LiveClock | PostClock | null;
  created: number;
  started: number | null;
  moved: number;
  moves: number;
  asked: number[];
  deadline: number | null;
  motions: Motion[];
  seal: string;
  seed: string | null;
  outcome: Outcome | null;
  uploaded: boolean;
  shared: boolean;
  rematch: string | null;
  rematch_of: string | null;
  invited_by: string;
  hints: boolean;
  draw: boolean;
  autostart: boolean;
  unseen: number[];
  seats_allowed: [number, number] | null;
}

/** Who sits on a seat of a new table: you, anyone who comes, a bot, or another person at your device. */
export interface SeatWish {
  kind: "bot" | "local" | "me" | "open";
  name?: string | null;
  level?: string | null;
}

/** Whether anybody who has the address of a finished game may see it. */
export interface Sharing {
  shared: boolean;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  clock?: LiveClock | PostClock | null;
  public?: boolean;
  shuffle?: boolean;
  hints?: boolean;
  autostart?: boolean;
  seed?: number | null;
}

/** Options to try. Each text of ``toml`` is the TOML file of the option of that name. */
export interface NewPreview {
  options?: Record<string, unknown>;
  toml?: Record<string, string>;
}

/** How a game with these options begins, with the same cards and cubes each time. */
export interface Preview {
  options: Record<string, unknown>;
  view: View;
}

/** A guided first game: the game says who plays, with which options and on which deal. */
export interface FirstTable {
  game: string;
}

export interface JoinTable {
  invite?: string;
  seat?: number | null;
}

/** Start before all seats are taken: open ones get a bot of this level, or, without one, go away. */
export interface StartTable {
  level?: string | null;
}

/** Who shall sit on a seat of a table that has not started: anyone who comes, a bot, or another person at the host's device. */
export interface NewSeat {
  kind: "bot" | "local" | "open";
  name?: string | null;
  level?: string | null;
}

/** The same for a seat that exists. ``was``: who sat there when the host decided; if somebody else sits there by now, nothing changes. */
export interface SeatChange {
  kind: "bot" | "local" | "open";
  name?: string | null;
  level?: string | null;
  was: "bot" | "guest" | "local" | "open";
}

/** What the host may change before the start. Only the given fields change. */
export interface TableChange {
  public?: boolean;
  hints?: boolean;
  autostart?: boolean;
}

export interface Invite {
  token: string;
  link: string;
  qr: string;
  only_here: boolean;
}

/** An action of a companion, and when it happened on the clock of its phone (milliseconds since 1970). */
export interface CompanionAction {
  at: number;
  action: unknown;
}

/** A companion to share, with what happened so far. */
export interface NewCompanion {
  entries: CompanionAction[];
  now: number;
}

export interface SharedCompanion {
  id: string;
  link: string;
  qr: string;
  only_here: boolean;
}

export interface TableList {
  tables: Table[];
  more: string | null;
}

/** What happened: a message id with arguments (a number, or "$id", "@seat", "=text", or a list of such). */
export interface EventOut {
  id: string;
  args: Record<string, number | string | string[]>;
}

export interface ReplayMove {
  number: number;
  by: number;
  move: string;
  at: number;
  events: EventOut[];
  undone: boolean;
}

/** A whole game as the caller may see it, without the positions. */
export interface Replay {
  table: Table;
  seat: number | null;
  moves: ReplayMove[];
}

export interface ReplayPosition {
  number: number;
  view: View;
  asked: number[];
  outcome: Outcome | null;
}

export interface ReplayPositions {
  seat: number | null;
  positions: ReplayPosition[];
}

/** What the best bot thinks of a moment of a game that is over. */
export interface Study {
  number: number;
  seat: number;
  bot: string;
  move: string;
  chances: Record<string, number>;
  played: string | null;
}

/** How far the review of a finished game is. ``review`` is there as soon as it is done. */
export interface ReviewProgress {
  state: "done" | "failed" | "none" | "running" | "waiting";
  done?: number;
  total?: number;
  review?: Review | null;
}

export interface Review {
  version: number;
  game: string;
  players: string[];
  seats: SeatReview[];
  steps: Step[];
  moments: Moment[];
  days?: Day[];
  analyst?: string;
}

/** ``even + luck + own + others == result``, exactly. */
export interface SeatReview {
  even: number;
  luck: number;
  own: number;
  others: number;
  result: number;
  sentences: Sentence[];
  choices: number;
  accuracy: number | null;
  phases: PhaseAccuracy[];
}

/** A sentence: a message id with arguments, as in an event. */
export interface Sentence {
  id: string;
  args?: Record<string, number | string | string[]>;
}

export interface PhaseAccuracy {
  phase: string;
  choices: number;
  accuracy: number | null;
}

/** One entry of the record, with everybody's chance to win around it. From ``before`` to ``decided`` the decision counts, from ``decided`` to ``after`` luck: what was drawn, or what others had chosen in secret. Both are equal to ``after`` if nothing was drawn or revealed. */
export interface Step {
  number: number;
  seat: number;
  turn: number;
  phase: string;
  move: string;
  before: number[];
  decided: number[];
  after: number[];
  better?: string;
  lost?: number;
  hard?: number;
}

/** A decision that mattered, in detail. */
export interface Moment {
  number: number;
  seat: number;
  turn: number;
  phase: string;
  played: string;
  better: string;
  cost: number;
  line: string[];
  reasons: Sentence[];
}

export interface Day {
  day: number;
  number: number;
  seats: SeatDay[];
  trades: Trade[];
  missed: Trade[];
}

/** One day of one seat in a game that is played by days. */
export interface SeatDay {
  needed: string[];
  bought: string[];
  cooked: string[];
  points: number;
  spent: number;
}

/** A trade that was made, or one that both sides would have liked and nobody offered. */
export interface Trade {
  number: number;
  seats: number[];
  gains: number[];
  gives: string[];
  gets: string[];
}

/** How much of a record is right; ``sealed`` False: the seed is not known yet, so the draws could not be checked. */
export interface VerifyReport {
  ok: boolean;
  moves: number;
  draws: number;
  sealed: boolean;
  finished: boolean;
  problem: Problem | null;
}

export interface Health {
  status: "ok" | "stopping";
  version: string;
  database: boolean;
}

/** The first message. ``last`` is the last line number that the client saw; None: none. */
export interface Hello {
  type: "hello";
  version: number;
  last?: number | null;
  invite?: string;
  seat?: number | null;
}

/** A move in the game's notation, or ":undo", ":resign" or ":abort". ``id``: the client's, unique in the table. */
export interface Play {
  type: "play";
  id: string;
  seat: number;
  move: string;
  after: number;
  question?: string;
}

/** Would this move be accepted, and if not, which rule forbids it? */
export interface Check {
  type: "check";
  id: string;
  seat: number;
  move: string;
}

/** What would a good bot do on my seat? */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
}

/** See the table through another of your seats. None: the one that is asked. */
export interface Look {
  type: "look";
  seat: number | null;
}

export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** ``to`` is the number of a line; None: the table as a whole. */
export interface React {
  type: "react";
  id: string;
  reaction: "clap" | "laugh" | "sad" | "think" | "wow" | "yum";
  to?: number | null;
}

/** Propose a motion, agree to it (with the same message), or refuse it. ``seat``: for "bot", whose seat. ``number``: for "takeback", the move to take back. */
export interface Vote {
  type: "vote";
  id: string;
  motion: "bot" | "draw" | "pause" | "rematch" | "takeback";
  yes?: boolean;
  seat?: number | null;
  number?: number | null;
}

/** Go on after a pause. */
export interface Resume {
  type: "resume";
  id: string;
}

/** Take your seat back from the bot. */
export interface Back {
  type: "back";
  id: string;
  seat: number;
}

/** The board is on the player's screen. The clocks start when everybody has said so, or moved. */
export interface Seen {
  type: "seen";
  id: string;
}

export interface Ping {
  type: "ping";
}

export interface SeatClock {
  running: boolean;
  left: number | null;
  game: number | null;
  move: number | null;
}

/** A time limit of the rules (RR): the kitchen timer, or the time for an answer. */
export interface RuleTimer {
  key: string;
  seconds: number;
  left: number;
  running: boolean;
  seats: number[];
}

export interface Clocks {
  now: number;
  seats: SeatClock[];
  timers: RuleTimer[];
}

/** The game now, as a seat (None: a spectator) may see it. */
export interface Position {
  seat: number | null;
  number: number;
  view: View;
  moves: string[];
  asked: number[];
  question: string;
  can_undo: boolean;
  can_abort: boolean;
  takebacks: number[];
  clocks: Clocks;
  outcome: Outcome | null;
}

/** Who is connected now. Not numbered; the newest one counts. */
export interface Presence {
  type: "presence";
  seats: boolean[];
  watchers: number;
}

/** A move was played. ``position`` is null for missed lines; only the newest position is sent. */
export interface Moved {
  type: "moved";
  seq: number;
  at: number;
  by: number;
  move: string;
  number: number;
  events: EventOut[];
  id: string | null;
  position: Position | null;
}

export interface Said {
  type: "said";
  seq: number;
  at: number;
  room: "players" | "watchers";
  seat: number | null;
  name: string;
  text: string;
}

export interface Reacted {
  type: "reacted";
  seq: number;
  at: number;
  room: "players" | "watchers";
  seat: number | null;
  name: string;
  reaction: "clap" | "laugh" | "sad" | "think" | "wow" | "yum";
  to: number | null;
}

/** Seats, status or motions changed. ``table`` and ``position`` are null for missed lines. */
export interface Changed {
  type: "changed";
  seq: number;
  at: number;
  change: "back" | "bot" | "clock" | "finished" | "lapsed" | "left" | "motion" | "paused" | "refused" | "rematch" | "renamed" | "resumed" | "sat" | "seats" | "seen" | "started" | "takeback";
  by: number | null;
  seat: number | null;
  motion: Motion | null;
  events: EventOut[];
  table: Table | null;
  position: Position | null;
}

/** The answer to hello: everything needed to show the table. */
export interface Welcome {
  type: "welcome";
  version: number;
  seq: number;
  resumed: boolean;
  lines: (Moved | Said | Reacted | Changed)[];
  complete: boolean;
  table: Table;
  seats: number[];
  room: "players" | "watchers";
  position: Position | null;
  presence: Presence;
}

/** The answer to look. */
export interface Looked {
  type: "looked";
  position: Position | null;
}

/** The request with this id was carried out as line ``seq``: now, or earlier if it was sent again. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

export interface Checked {
  type: "checked";
  id: string;
  problem: Problem | null;
  foretold?: unknown;
}

export interface Hinted {
  type: "hinted";
  id: string;
  seat: number;
  move: string;
  bot: string;
  chances?: Record<string, number>;
}

/** Nothing was done. ``id`` is that of the message, if it could be read. */
export interface Error {
  type: "error";
  id: string | null;
  problem: Problem;
}

export interface Pong {
  type: "pong";
  now: number;
}

/** The server closes the connection; connect again unless ``final``. */
export interface Bye {
  type: "bye";
  reason: "again" | "deleted" | "flood" | "left" | "revoked" | "session" | "slow" | "stopping";
  final: boolean;
}

/** The first message. ``last`` is the number of the last entry that the client has; 0: none. */
export interface CompanionHello {
  type: "hello";
  version: number;
  last?: number;
}

/** Add an action. ``id`` is made by the client; sent again, it is not added twice. */
export interface CompanionAct {
  type: "act";
  id: string;
  action: unknown;
}

/** The owner lets a phone press, or no longer. */
export interface CompanionAllow {
  type: "allow";
  id: string;
  phone: string;
  allowed: boolean;
}

export interface CompanionPing {
  type: "ping";
}

/** An action with its number, and when the server received it (milliseconds since 1970). */
export interface CompanionEntry {
  type: "entry";
  seq: number;
  at: number;
  id: string | null;
  action: unknown;
}

/** A phone that looks at the companion; several windows of one person are one. */
export interface CompanionPhone {
  phone: string;
  name: string;
  allowed: boolean;
  here: boolean;
}

/** What this phone may do; the owner also learns who else is there. */
export interface CompanionRights {
  type: "rights";
  owner: boolean;
  may_act: boolean;
  phones: CompanionPhone[];
}

/** The answer to hello: everything after ``last``. */
export interface CompanionWelcome {
  type: "welcome";
  version: number;
  now: number;
  seq: number;
  entries: CompanionEntry[];
  rights: CompanionRights;
}

/** A request was carried out; ``seq``: the entry that it added, 0 if none. */
export interface CompanionAck {
  type: "ack";
  id: string;
  seq: number;
}

export interface CompanionPong {
  type: "pong";
  now: number;
}

export interface CompanionFault {
  type: "error";
  id: string | null;
  problem: Problem;
}

export interface BurgerJointView {
  game: "burger-joint";
  step: string;
  phase: "build" | "discard" | "over" | "production" | "trade";
  rule: string;
  active: number;
  mover: number | null;
  turn: number;
  last_turn: number;
  general: string;
  bag: Record<string, number>;
  pending: number;
  publicities: number;
  points_to_win: number;
  hand_limit: number;
  production_limit: number;
  winner: number | null;
  reason: string;
  sides: SideView[];
  line: string;
}

/** One chain's board and stores. Cubes are strings of letters, sorted. */
export interface SideView {
  store: string;
  new: string;
  area: string;
  picks: number;
  capacity: number;
  excess: number;
  publicity: number;
  publicity_points: number[];
  basics: number;
  basic_points: number[];
  diners: string;
  score: number;
  points: number;
  tokens: number;
  publicity_purchase: Purchase;
  basic_purchase: Purchase;
  diner_purchases: Purchase[];
  bistro_purchases: Purchase[];
  bistros: Bistro[];
}

/** Something on the board that could be bought: its price, what is missing, what it would change. */
export interface Purchase {
  move: string;
  price: string;
  missing: string;
  gain: number;
  worth: number;
  owned: boolean;
  reason: Reason | null;
}

/** Why something is not possible: a message with its arguments, and the rule. */
export interface Reason {
  id: string;
  args: Record<string, number | string | string[]>;
  rule: string;
}

export interface Bistro {
  letter: string;
  points: number;
  ability: string;
  built: boolean;
  used: boolean;
  move: string;
  reason: Reason | null;
}

export interface RivalRestaurantsView {
  game: "rival-restaurants";
  seat: number | null;
  day: number;
  phase: number;
  step: string;
  rule: string;
  goal: number;
  levels: number[];
  home_cook: boolean;
  squad: boolean;
  two_cooks: boolean;
  asked: number[];
  head: number;
  first: number;
  paused: boolean;
  markets: MarketView[];
  seats: SeatView[];
  action_deck: number;
  used_cards: Record<string, number>;
  basic_deck: number;
  gourmet_deck: number;
  unused_chefs: string[];
  wars: WarView[];
  offers: OfferView[];
  pending: PendingView | null;
  island: IslandView;
  free: boolean;
  barter: boolean;
  cookings: CookingView[];
  may_fill: Record<string, string[][]>;
  recipes: RecipeView[];
  winners: number[];
  reason: string;
}

export interface MarketView {
  key: string;
  price: number;
  bins: (string | null)[];
  barred: boolean[];
  shelf: number;
  discard: Record<string, number>;
  rats: RatsView | null;
  my_bin_price?: number | null;
  my_shelf_price?: number | null;
  my_bin_steps?: PriceStep[];
  my_shelf_steps?: PriceStep[];
  closed?: boolean;
  infested?: boolean;
  at_war?: boolean;
}

export interface RatsView {
  owner: number;
  left: number;
  shielded: number[];
  today: boolean;
}

/** By how many dollars one reason changes a price. The list price and all steps make up the price (RR-4.4). */
export interface PriceStep {
  reason: string;
  amount: number;
}

export interface SeatView {
  restaurant: string | null;
  cuisine: string | null;
  chefs: ChefView[];
  squad: string[];
  money: number;
  bound: number;
  income: number;
  garbage: number;
  points: number;
  level: number;
  upgrades: string[];
  stock: Record<string, number>;
  beside: string[];
  needs: string[];
  spare: Record<string, number>;
  recipes: RecipeView[];
  cooked: string[];
  gourmets: number;
  cards: number;
  hand: string[] | null;
  known: string[];
  ready: boolean;
  card_played: boolean;
  powers_used: string[];
  purse: number;
  claiming: ClaimingView[];
  unplayable: Record<string, string>;
  marks: string[];
  gone: boolean;
}

export interface ChefView {
  chef: string | null;
  place: string;
  claim: number | null;
  npc: boolean;
}

export interface RecipeView {
  key: string;
  name: string;
  kind: string;
  cuisine: string;
  points: number;
  garbage: number;
  ingredients: string[];
  stars: number;
  missing: string[];
  stand_ins?: string[];
}

/** A chef who claims a bin now, in the order of the bins of the move (RR-3.3, RR-3.4). */
export interface ClaimingView {
  chef: string | null;
  market: string | null;
  closed: boolean;
}

export interface WarView {
  market: string;
  bin: number;
  ingredient: string;
  bids: BidView[];
  waiting: boolean;
}

export interface BidView {
  seat: number;
  money: number;
  garbage: number;
  least: number;
  stands: boolean;
  asked: boolean;
  leads: boolean;
}

export interface OfferView {
  number: number;
  seat: number;
  to: number | null;
  give: string;
  want: string;
  give_words: string[];
  want_words: string[];
  shown: boolean;
}

/** The question on top of the table. ``options`` are named only to whom they were dealt or shown. */
export interface PendingView {
  step: string;
  seat: number | null;
  source: string | null;
  hit: number[];
  named: NamedView[];
  waiting: number[];
  declared: number[];
  options: string[];
  mine: string | null;
  may_answer_itself: boolean;
  clam: number | null;
}

export interface NamedView {
  seat: number;
  what: string | null;
}

/** What things cost the viewing seat where it is or, for other places, as far as that is known (RR-4.5). */
export interface IslandView {
  card: number;
  card_steps: PriceStep[];
  upgrades: Record<string, number>;
  upgrade_steps: Record<string, PriceStep[]>;
  list_card: number;
  list_upgrades: Record<string, number>;
  list_dump: number;
  here: boolean;
  dump: number;
  chocolate: number;
}

/** A way to cook that may be declared, with every plus and minus of its points (RR-5.3). */
export interface CookingView {
  move: string;
  dishes: DishView[];
  points: number;
  garbage: number;
  money: number;
  level: number;
}

export interface DishView {
  recipe: string;
  fills: FillView[];
  extra: string | null;
  season: string | null;
  lines: ScoreLine[];
  points: number;
}

export interface FillView {
  listed: string;
  cards: string[];
}

export interface ScoreLine {
  what: string;
  n: number;
}

/** What a seat may see of a simple game: named facts about the table and about each seat. A secret is null. */
export interface SimpleView {
  game: string;
  seat: number | null;
  asked: number[];
  rule: string;
  facts: Record<string, unknown>;
  seats: (Record<string, unknown>)[];
}

export type ClientFrame = Hello | Play | Check | Hint | Look | Say | React | Vote | Resume | Back | Seen | Ping;

export type ServerFrame = Welcome | Moved | Said | Reacted | Changed | Presence | Looked | Ack | Checked | Hinted | Error | Pong | Bye;

export type CompanionClientFrame = CompanionHello | CompanionAct | CompanionAllow | CompanionPing;

export type CompanionServerFrame = CompanionWelcome | CompanionEntry | CompanionRights | CompanionAck | CompanionPong | CompanionFault | Bye;

export type Line = Moved | Said | Reacted | Changed;

export type ClockRule = LiveClock | PostClock;

export type Language = "de" | "en" | "it";

export type Reaction = "clap" | "laugh" | "sad" | "think" | "wow" | "yum";

export type Room = "players" | "watchers";

export type Status = "finished" | "open" | "paused" | "playing";

export type Arg = number | string | string[];

export type View = BurgerJointView | RivalRestaurantsView | SimpleView;

/** The view type of each game. */
export interface Views {
  "burger-joint": BurgerJointView;
  "rival-restaurants": RivalRestaurantsView;
}
