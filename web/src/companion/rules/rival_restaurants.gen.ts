// Written by `make generate` from the rules and the data of the engine. Do not edit.

const bitCount = (bits: number): number => {
  let count = 0;
  for (let left = bits; left; left &= left - 1) count += 1;
  return count;
};
const range = (from: number, end: number): number[] =>
  Array.from({ length: Math.max(0, end - from) }, (_, i) => from + i);

/** Why something cannot be agreed: a message with its arguments, and the rule. */
export interface OptionsError { readonly id: string; readonly args: Record<string, any>; readonly rule: string }
const refusal = (id: string, args: Record<string, any>, rule: string): OptionsError => ({ id, args, rule });

export const ALIEN_GOO = 24;
export const ALL_CHEFS = 4095;
export const ANTOINE_BAGUETTE = 1;
export const BASIC = 0;
export const BEGINNERS = 2957;
export const BIFF_BROBEQUE = 2;
export const CELEBRITY_ENDORSEMENT = 4;
export const CHEFS = 12;
export const CHEF_KEYS = ["angus-khan", "antoine-baguette", "biff-brobeque", "gardena-eden", "general-stroganov", "gohan-sushido", "kim-chi", "lovehandles-mcfatterson", "mortimer-sleazburger", "phyllis-grubman", "pork-knuckles", "senor-fuego"];
export const CHOP_SHOP = 3;
export const CHOP_SHOP_FIRST = 15;
export const DAIRY_KING = 4;
export const DAIRY_KING_FIRST = 20;
export const DEFAULTS = {"players": 0, "head_chef": 1, "edition": "base", "mode": "auto", "home_cook": false, "from_scratch": false, "two_many_cooks": false, "choose_restaurants": 1, "choose_chefs": 1, "beginners_chefs": false, "even_start": null, "move_seconds": 0, "market_seconds": 60, "window_seconds": 8, "spree_seconds": 60, "choice_seconds": 0, "recipes": null, "bins": null, "cards": null, "chefs": null};
export const DRAFT_ORDER = [0, 1, 1, 0, 0, 1, 0, 1];
export const DUMP_PRICE = 1;
export const FRUIT_STAND_FIRST = 5;
export const GARDENA_EDEN = 3;
export const GOURMET = 1;
export const HOME = 7;
export const INCOME = 3;
export const ISLAND = 6;
export const LEVELS = [3, 7, 12];
export const MARKET_OF = [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5];
export const MYSTERY_MART = 5;
export const MYSTERY_MART_FIRST = 24;
export const NPCS_DEALT = 2;
export const NPC_CHEFS = 2179;
export const PHYLLIS_GRUBMAN = 9;
export const RESTAURANTS = 8;
export const SECRET_SAUCE = 26;
export const SOCIAL_MEDIA = 3;
export const SQUAD_DEALT = 4;
export const TOFU = 28;
export const VEGGIE_EDEN_FIRST = 10;
export const WINE = 27;
export const _CHEFS_ONCE = ["angus-khan", "antoine-baguette", "biff-brobeque", "gardena-eden", "general-stroganov", "gohan-sushido", "kim-chi", "lovehandles-mcfatterson", "mortimer-sleazburger", "phyllis-grubman", "pork-knuckles", "senor-fuego"];
/** The part of the state that these rules look at. */
export class Town {
  rules: Rules;
  seats: number;
  day: number;
  gone: number;
  restaurant: number[];
  money: number[];
  garbage: number[];
  points: number[];
  level: number[];
  gourmets: number[];
  recipe: number[];
  stars: number[];
  place: number[];
  pawn_of: number[];
  discount: number;
  fake_sale: number;
  vegan: number;
  spared: number;
  shaken: number;
  constructor(rules: Rules) {
    const seats = rules.seats;
    this.rules = rules;
    this.seats = seats;
    this.day = 0;
    this.gone = 0;
    this.restaurant = range(0, seats).map(() => -(1));
    this.money = range(0, seats).map(() => 0);
    this.garbage = range(0, seats).map(() => 0);
    this.points = range(0, seats).map(() => 0);
    this.level = range(0, seats).map(() => 0);
    this.gourmets = range(0, seats).map(() => 0);
    this.recipe = range(0, (2 * seats)).map(() => -(1));
    this.stars = range(0, (2 * seats)).map(() => 0);
    this.place = range(0, (2 * seats)).map(() => HOME);
    this.pawn_of = range(0, CHEFS).map(() => -(1));
    this.discount = 0;
    this.fake_sale = 0;
    this.vegan = 0;
    this.spared = 0;
    this.shaken = 0;
  }
}
/** What a chef declares (RR-5.1). */
export interface Cooking {
  slots: number;
  fills: number[];
  extras: number;
  cost: number;
}
export class Rules {
  seats: any;
  head: any;
  squad: any;
  draft: any;
  two_cooks: any;
  home_cook: any;
  from_scratch: any;
  restaurants_dealt: any;
  chefs_dealt: any;
  cards: any;
  chefs: any;
  chef_pool: any;
  npc_pool: any;
  restaurant_starts: any;
  chef_starts: any;
  bins: any;
  prices: any;
  upgrade_prices: any;
  copies: any;
  recipe_kind: any;
  recipe_cuisine: any;
  recipe_points: any;
  recipe_garbage: any;
  recipe_places: any;
  recipe_lists: any;
  recipe_words: any;
  recipe_keys: any;
  card_total: any;
constructor(seats: number) {
this.seats = seats;
this.head = 0;
this.squad = false;
this.draft = false;
this.two_cooks = false;
this.home_cook = false;
this.from_scratch = false;
this.restaurants_dealt = 1;
this.chefs_dealt = 1;
this.cards = [];
this.chefs = [];
this.chef_pool = 0;
this.npc_pool = 0;
this.restaurant_starts = [];
this.chef_starts = [];
this.bins = [];
this.prices = [];
this.upgrade_prices = [];
this.copies = [];
this.recipe_kind = [];
this.recipe_cuisine = [];
this.recipe_points = [];
this.recipe_garbage = [];
this.recipe_places = [];
this.recipe_lists = [];
this.recipe_words = [];
this.recipe_keys = [];
this.card_total = 0;
}
chefs_each(): number {
return ((this.squad || this.two_cooks) ? 2 : 1);
}
chefs_in_play(): number {
return (this.seats * this.chefs_each());
}
}
export class Restaurant {
shelf_price(level: number, market: number, price: number): number {
return price;
}
garbage_less(level: number): number {
return 0;
}
bonus(level: number, kind: number): number {
return 0;
}
pay(level: number): number {
return 0;
}
keeps_one(level: number): boolean {
return false;
}
dump_price(level: number): number {
return 0;
}
}
export class PhoRealz extends Restaurant {
}
export class ElLunchadorPicante extends Restaurant {
override garbage_less(level: number): number {
return ((level >= 2) ? 1 : 0);
}
override dump_price(level: number): number {
return ((level >= 3) ? 2 : 0);
}
}
export class TheSoulOfSeoul extends Restaurant {
override bonus(level: number, kind: number): number {
return (((level >= 3) && (kind === BASIC)) ? 1 : 0);
}
}
export class RisingSun extends Restaurant {
override shelf_price(level: number, market: number, price: number): number {
if (((market === DAIRY_KING) || ((market === CHOP_SHOP) && (level >= 2)))) {
return 1;
}
return (((market === MYSTERY_MART) && (level >= 3)) ? 2 : price);
}
}
export class LeaningTowerOfEatsa extends Restaurant {
}
export class SouffleAway extends Restaurant {
override pay(level: number): number {
return ((level >= 1) ? 1 : 0);
}
override keeps_one(level: number): boolean {
return (level >= 2);
}
override bonus(level: number, kind: number): number {
return (((level >= 3) && (kind === GOURMET)) ? 1 : 0);
}
}
export class CrouchingDumpling extends Restaurant {
}
export class UncleSams extends Restaurant {
}
const RESTAURANT_LIST: Restaurant[] = [new PhoRealz(), new ElLunchadorPicante(), new TheSoulOfSeoul(), new RisingSun(), new LeaningTowerOfEatsa(), new SouffleAway(), new CrouchingDumpling(), new UncleSams()];
export const restaurant_of = (number: number): Restaurant => RESTAURANT_LIST[number]!;
export type Steps = ([string, number])[];
export function step(steps: Steps | null, reason: string, before: number, after: number): number {
if (((steps !== null) && (after !== before))) {
steps.push([reason, (after - before)]);
}
return after;
}
export function power(town: Town, chef: number): number {
let pawn: any;
pawn = town.pawn_of[chef]!;
if (((pawn < 0) || (town.rules.home_cook && (town.level[(pawn >> 1)]! === 0)))) {
return -(1);
}
return pawn;
}
export function has_power(town: Town, seat: number, chef: number): boolean {
let pawn: any;
pawn = town.pawn_of[chef]!;
return ((pawn >= 0) && ((pawn >> 1) === seat) && !((town.rules.home_cook && (town.level[seat]! === 0))));
}
export function under(town: Town, pawn: number, chef: number): boolean {
let owner: any, place: any, seat: any;
owner = power(town, chef);
if (((owner < 0) || (owner === pawn))) {
return false;
}
place = town.place[owner]!;
if (((place !== town.place[pawn]!) || ([MYSTERY_MART, HOME].includes(place)))) {
return false;
}
seat = (pawn >> 1);
if (((town.shaken >> (seat + ((chef === ANTOINE_BAGUETTE) ? 0 : 8))) & 1)) {
return false;
}
if (town.rules.squad) {
return ((pawn & 1) === 0);
}
return (((owner >> 1) !== seat) && !(((town.spared >> (seat + ((chef === ANTOINE_BAGUETTE) ? 0 : 8))) & 1)));
}
export function price(town: Town, pawn: number, market: number, shelf: boolean, steps: Steps | null = null): number {
let cost: any, seat: any, special: any;
seat = (pawn >> 1);
cost = town.rules.prices[market]!;
if ((shelf && (town.level[seat]! > 0))) {
special = restaurant_of(town.restaurant[seat]!).shelf_price(town.level[seat]!, market, cost);
cost = step(steps, "restaurant", cost, special);
}
if (((town.fake_sale >> seat) & 1)) {
cost = step(steps, "fake-sale", cost, (2 * cost));
}
return with_surcharges(town, pawn, cost, steps);
}
export function with_surcharges(town: Town, pawn: number, cost: number, steps: Steps | null = null, standing: boolean = true): number {
if ((standing && (town.pawn_of[ANTOINE_BAGUETTE]! >= 0) && under(town, pawn, ANTOINE_BAGUETTE))) {
cost = step(steps, "antoine", cost, (cost + 1));
}
if (((pawn & 1) && town.rules.squad)) {
cost = step(steps, "npc", cost, (cost + 1));
}
if (((town.discount >> (pawn >> 1)) & 1)) {
cost = step(steps, "discount", cost, ((cost + 1) >> 1));
}
return cost;
}
export function islander(town: Town, seat: number): number {
if ((town.place[(2 * seat)]! === ISLAND)) {
return (2 * seat);
}
return ((town.place[((2 * seat) + 1)]! === ISLAND) ? ((2 * seat) + 1) : -(1));
}
export function dump_price(town: Town, seat: number): number {
if ((islander(town, seat) >= 0)) {
return DUMP_PRICE;
}
return (town.level[seat]! ? restaurant_of(town.restaurant[seat]!).dump_price(town.level[seat]!) : 0);
}
export function is_meat(ingredient: number): boolean {
return (CHOP_SHOP_FIRST <= ingredient && ingredient < DAIRY_KING_FIRST);
}
export function is_veggie(ingredient: number): boolean {
return (VEGGIE_EDEN_FIRST <= ingredient && ingredient < CHOP_SHOP_FIRST);
}
export function extra_of(kind: number): number {
return ((kind === GOURMET) ? WINE : SECRET_SAUCE);
}
export class Cook {
  biff: any;
  gardena: any;
  phyllis: any;
  vegan: any;
  prices: any;
constructor(town: Town, seat: number) {
this.biff = has_power(town, seat, BIFF_BROBEQUE);
this.gardena = has_power(town, seat, GARDENA_EDEN);
this.phyllis = has_power(town, seat, PHYLLIS_GRUBMAN);
this.vegan = (((town.vegan >> seat) & 1) === 1);
this.prices = town.rules.prices;
}
may_fill(listed: number, card: number): boolean {
if (([listed, ALIEN_GOO].includes(card))) {
return true;
}
if (is_meat(listed)) {
return ((card === TOFU) || (this.phyllis && is_meat(card)) || (this.vegan && (FRUIT_STAND_FIRST <= card && card < CHOP_SHOP_FIRST)));
}
if (is_veggie(listed)) {
return (this.biff && is_meat(card));
}
return (this.vegan && (DAIRY_KING_FIRST <= listed && listed < MYSTERY_MART_FIRST) && (FRUIT_STAND_FIRST <= card && card < CHOP_SHOP_FIRST));
}
cost(card: number): number {
return (this.prices[MARKET_OF[card]!]! * 10);
}
options(stock: (number)[], listed: number): (number)[] {
let found: any, meat: any;
found = (stock[listed]! ? [listed] : []);
meat = is_meat(listed);
if ((this.vegan && (meat || (DAIRY_KING_FIRST <= listed && listed < MYSTERY_MART_FIRST)))) {
this.add_range(stock, listed, FRUIT_STAND_FIRST, CHOP_SHOP_FIRST, found);
}
if (((meat && this.phyllis) || (this.biff && is_veggie(listed)))) {
this.add_range(stock, listed, CHOP_SHOP_FIRST, DAIRY_KING_FIRST, found);
}
if ((meat && this.gardena)) {
this.add_pairs(stock, found);
}
if ((meat && stock[TOFU]!)) {
found.push(TOFU);
}
if (((listed !== ALIEN_GOO) && stock[ALIEN_GOO]!)) {
found.push(ALIEN_GOO);
}
return found;
}
add_range(stock: (number)[], listed: number, first: number, end: number, found: (number)[]): void {
let card: any;
for (card of range(first, end)) {
if ((stock[card]! && (card !== listed))) {
found.push(card);
}
}
}
add_pairs(stock: (number)[], found: (number)[]): void {
let one: any, two: any;
for (one of range(VEGGIE_EDEN_FIRST, CHOP_SHOP_FIRST)) {
if (stock[one]!) {
for (two of range(one, CHOP_SHOP_FIRST)) {
if ((stock[two]! && ((one !== two) || (stock[one]! > 1)))) {
found.push((one + (32 * (two + 1))));
}
}
}
}
}
}
export function substitutes(town: Town, seat: number, cooking: Cooking): [number, boolean] {
let at: any, fill: any, listed: any, pair: any, slot: any, tofu: any;
tofu = 0;
pair = false;
at = 0;
for (slot of [0, 1]) {
if (((cooking.slots >> slot) & 1)) {
for (listed of town.rules.recipe_places[town.recipe[((2 * seat) + slot)]!]!) {
fill = cooking.fills[at]!;
if (((fill === TOFU) && is_meat(listed))) {
tofu += (1 << (8 * slot));
}
pair = (pair || (fill >= 32));
at += 1;
}
}
}
return [tofu, pair];
}
export function recipe_points(town: Town, seat: number, slot: number, extras: number, level: number, steps: Steps | null = null): number {
let bonus: any, points: any, recipe: any, rules: any;
rules = town.rules;
recipe = town.recipe[((2 * seat) + slot)]!;
points = step(steps, "recipe", 0, rules.recipe_points[recipe]!);
if ((rules.recipe_cuisine[recipe]! === town.restaurant[seat]!)) {
points = step(steps, "cuisine", points, (points + 1));
}
points = step(steps, "extra", points, (points + ((extras >> slot) & 1)));
points = step(steps, "star", points, (points + town.stars[((2 * seat) + slot)]!));
bonus = restaurant_of(town.restaurant[seat]!).bonus(level, rules.recipe_kind[recipe]!);
points = step(steps, "level", points, (points + bonus));
points = step(steps, "garbage", points, (points - town.garbage[seat]!));
return step(steps, "floor", points, Math.max(0, points));
}
export function cooking_points(town: Town, seat: number, cooking: Cooking, level: number): number {
let slot: any, total: any;
total = 0;
for (slot of [0, 1]) {
if (((cooking.slots >> slot) & 1)) {
total += recipe_points(town, seat, slot, cooking.extras, level);
}
}
return total;
}
export function cooking_garbage(town: Town, seat: number, cooking: Cooking, level: number): number {
let _: any, less: any, recipe: any, slot: any, tofu: any, total: any;
[tofu, _] = substitutes(town, seat, cooking);
less = restaurant_of(town.restaurant[seat]!).garbage_less(level);
total = 0;
for (slot of [0, 1]) {
if (((cooking.slots >> slot) & 1)) {
recipe = town.recipe[((2 * seat) + slot)]!;
total += Math.max(0, ((town.rules.recipe_garbage[recipe]! - ((tofu >> (8 * slot)) & 255)) - less));
}
}
return total;
}
export function meat_kinds(town: Town, seat: number, cooking: Cooking, slot: number): number {
let at: any, card: any, fill: any, kinds: any;
at = 0;
if (((slot === 1) && (cooking.slots & 1))) {
at = town.rules.recipe_places[town.recipe[(2 * seat)]!]!.length;
}
kinds = 0;
for (fill of cooking.fills.slice(at, (at + town.rules.recipe_places[town.recipe[((2 * seat) + slot)]!]!.length))) {
for (card of [(fill & 31), ((fill >> 5) - 1)]) {
if (is_meat(card)) {
kinds |= (1 << card);
}
}
}
return bitCount(kinds);
}
export function cooking_pay(town: Town, seat: number, cooking: Cooking, level: number): number {
let money: any, recipes: any, slot: any;
recipes = ((cooking.slots & 1) + (cooking.slots >> 1));
money = (recipes * restaurant_of(town.restaurant[seat]!).pay(level));
if (has_power(town, seat, BIFF_BROBEQUE)) {
for (slot of [0, 1]) {
if ((((cooking.slots >> slot) & 1) && (meat_kinds(town, seat, cooking, slot) >= 2))) {
money += 2;
}
}
}
return money;
}
export function level_at(points: number): number {
let level: any;
level = 0;
while (((level < 3) && (points >= LEVELS[level]!))) {
level += 1;
}
return level;
}
export function level_after(level: number, points: number): number {
return Math.max(level, level_at(points));
}
export function reached(town: Town, seat: number, cooking: Cooking, level: number): [number, number] {
let higher: any, points: any;
while (true) {
points = cooking_points(town, seat, cooking, level);
higher = level_after(level, (town.points[seat]! + points));
if ((higher === level)) {
return [level, points];
}
level = higher;
}
}
export function income_with(upgrades: number): number {
return ((INCOME + ((upgrades >> SOCIAL_MEDIA) & 1)) + ((upgrades >> CELEBRITY_ENDORSEMENT) & 1));
}
export function max_points(town: Town): number {
let best: any, seat: any;
best = 0;
for (seat of range(0, town.seats)) {
if (!(((town.gone >> seat) & 1))) {
best = Math.max(best, town.points[seat]!);
}
}
return best;
}
export function standing(town: Town, mask: number): number {
let best: any, rank: any, seat: any, winners: any;
best = -(1);
winners = 0;
for (seat of range(0, town.seats)) {
if (((mask >> seat) & 1)) {
rank = ((((town.points[seat]! * 1000) + town.gourmets[seat]!) * 100000) + town.money[seat]!);
if ((rank > best)) {
[best, winners] = [rank, 0];
}
if ((rank === best)) {
winners |= (1 << seat);
}
}
}
return winners;
}
export function first_seat(town: Town): number {
return ((town.rules.head + Math.max((town.day - 1), 0)) % town.seats);
}
export function draft_seat(rules: Rules, turn: number): number {
return ((rules.head + DRAFT_ORDER[turn]!) % rules.seats);
}
export function chefs_of(full: Record<string, any>): number {
let named: any;
named = (full["chefs"] ?? _CHEFS_ONCE);
return [...CHEF_KEYS.entries()].filter(([chef, key]: any) => (named.includes(key))).map(([chef, key]: any) => (1 << chef)).reduce((sum: number, one: number) => sum + one, 0);
}
export function is_squad(full: Record<string, any>, seats: number): boolean {
let plain: any;
if ((full["mode"]! === "auto")) {
plain = !((full["two_many_cooks"]! || full["beginners_chefs"]! || (full["choose_chefs"]! > 1)));
return ((seats === 2) && plain);
}
return full["mode"]!.startsWith("squad");
}
export function head_of(full: Record<string, any>): number {
return ((full["head_chef"] ?? DEFAULTS["head_chef"]!) - 1);
}
export function why_not(full: Record<string, any>, seats: number): OptionsError | null {
let chefs: any, dealt: any, each: any, pool: any;
if (((seats > 6) && (full["edition"]! === "base"))) {
return refusal("rr-err-players-deluxe", { "n": seats }, "RR-1.1");
}
if ((head_of(full) >= seats)) {
return refusal("err-option-range", { "where": "=head_chef", "min": 1, "max": seats }, "RR-2.2");
}
if (is_squad(full, seats)) {
if ((seats !== 2)) {
return refusal("rr-err-squad-two", { "n": seats }, "RR-10");
}
if (full["two_many_cooks"]!) {
return refusal("rr-err-squad-cooks", {  }, "RR-11.5");
}
if ((full["beginners_chefs"]! || (full["choose_chefs"]! > 1))) {
return refusal("rr-err-squad-chefs", {  }, "RR-10.1");
}
for (pool of [(chefs_of(full) & NPC_CHEFS), (chefs_of(full) & ~(NPC_CHEFS))]) {
dealt = ((pool & NPC_CHEFS) ? NPCS_DEALT : SQUAD_DEALT);
if ((bitCount(pool) < (dealt * seats))) {
return refusal("rr-err-choose-chefs", { "n": dealt, "chefs": bitCount(pool) }, "RR-10.1");
}
}
}
if ((full["two_many_cooks"]! && (seats > 6))) {
return refusal("rr-err-cooks-many", { "n": seats }, "RR-11.3");
}
if (((full["choose_restaurants"]! * seats) > RESTAURANTS)) {
return refusal("rr-err-choose-restaurants", { "n": full["choose_restaurants"]! }, "RR-2.3");
}
each = Math.max(full["choose_chefs"]!, (full["two_many_cooks"]! ? 2 : 1));
chefs = bitCount((chefs_of(full) & (full["beginners_chefs"]! ? BEGINNERS : ALL_CHEFS)));
if ((!(is_squad(full, seats)) && ((each * seats) > chefs))) {
return refusal("rr-err-choose-chefs", { "n": each, "chefs": chefs }, "RR-2.3");
}
return null;
}
