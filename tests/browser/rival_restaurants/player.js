// Plays Rival Restaurants by pressing what the table offers, as a quick person would: it buys what its recipes lack,
// barters for the rest, throws garbage away, and cooks as soon as a dish is worth it. It reads only what is drawn.
(() => {
  const all = (selector, within = document) => [...(within?.querySelectorAll(selector) ?? [])];
  const one = (selector, within = document) => within?.querySelector(selector) ?? null;
  const usable = (button) => button && !button.hasAttribute('aria-disabled') && !button.disabled;
  const press = (element) => (usable(element) ? (element.click(), true) : false);
  const any = (list) => list[Math.floor(Math.random() * list.length)];
  const number = (text) => Number(/\d+/.exec(text ?? '')?.[0] ?? 0);
  const best = (list, worth) => list.reduce((top, each) => (top === null || worth(each) > worth(top) ? each : top), null);

  const markets = ['house-of-carbs', 'fruit-stand', 'veggie-eden', 'chop-shop', 'dairy-king', 'mystery-mart'];
  const prices = { 'house-of-carbs': 100, 'fruit-stand': 100, 'veggie-eden': 100, 'chop-shop': 200, 'dairy-king': 200, 'mystery-mart': 300 };
  const marketOf = (card) => markets.find((key) => card.classList.contains(key));

  // ---- what is remembered: my kitchen as it was last drawn, and what was tried today ----
  const mind = { day: '', tried: new Set(), recipes: [], money: 0, garbage: 0, offered: 0, bid: 0, bidAt: 0 };
  const first = (what) => !mind.tried.has(what) && mind.tried.add(what) !== null;

  function look() {
    const day = one('button.day')?.textContent ?? '';
    if (day !== mind.day) Object.assign(mind, { day, tried: new Set(), bid: 0 });
    const own = one('section.mine, section.purse');
    const purse = one('span.purse[role="img"]', own);
    if (!purse) return;
    mind.money = number(purse.getAttribute('aria-label'));
    mind.garbage = number(one('span.purse[role="img"] ~ [role="img"]', own)?.getAttribute('aria-label'));
    mind.recipes = all('.recipe', own).map((recipe) => ({
      missing: all('.card.missing', recipe).map(marketOf),
      listed: all('.card[aria-label]', recipe).map((card) => card.getAttribute('aria-label')),
    }));
  }
  /** how much I lack of a market; what the nearer dish lacks counts twice */
  function lack(market) {
    const nearest = Math.min(...mind.recipes.map((recipe) => recipe.missing.length || 99));
    const count = (recipe) => recipe.missing.filter((key) => key === market).length * (recipe.missing.length === nearest ? 2 : 1);
    return mind.recipes.reduce((sum, recipe) => sum + count(recipe), 0);
  }
  const mine = (name) => mind.recipes.some((recipe) => recipe.listed.some((listed) => listed.includes(name)));

  // ---- phase 1 ----
  function drawOf(place) {
    const key = place.value;
    if (key === 'island') {
      const idle = mind.recipes.length && mind.recipes.every((recipe) => !recipe.missing.length);
      return mind.money < 100 ? -1 : mind.garbage * 2.5 + (idle ? 4 : 0) + (mind.money >= 600 ? 1.5 : 0);
    }
    if (mind.money < prices[key]) return -2;
    return all('.lying .card', place.closest('label')).length * 3 + lack(key) * 0.7;
  }
  function spin() {
    const open = all('.wheels input[name="active-chef"]').filter((input) => !input.disabled);
    if (open.length && !open.some((input) => input.checked)) return press(any(open));
    for (const wheel of all('fieldset.wheel:not(.ready)')) {
      const places = all('input', wheel).filter((input) => !input.disabled);
      if (places.length && !places.some((input) => input.checked)) {
        // Six people who all go where it is best would all meet there.
        const draws = new Map(places.map((place) => [place, drawOf(place) + Math.random() * 3]));
        return press(best(places, (place) => draws.get(place)));
      }
    }
    return press(one('.wheels > .button.primary'));
  }
  function claim() {
    const choices = all('.stage li > button');
    return press(choices.find((choice) => one('.needed', choice)) ?? choices.at(-1));
  }

  // ---- phase 2 ----
  function bid(war) {
    const raises = all('.raises > button', war);
    const amount = (element) => number(element?.textContent);
    const leads = amount(one('li.leads b', war)) === mind.bid;
    // One's own bid is on its way, or is the highest: the others are to move.
    if (mind.bid && (leads || performance.now() - mind.bidAt < 1500)) return false;
    const most = Math.min(mind.money, prices[marketOf(one('header .card', war))] + 200);
    const raise = one('header .needed', war) && raises.find((button) => amount(button) <= most && !one('svg', button) && amount(button) > mind.bid);
    if (!raise) return press(one('.button.danger', war));
    Object.assign(mind, { bid: amount(raise), bidAt: performance.now() });
    return press(raise);
  }
  /** Takes what it needs for what it can do without; a sale too. Declines the rest. */
  function answer(offer) {
    const [get, give] = all('.side', offer);
    const spend = number(one('b', give)?.textContent);
    const parts = all('.thing', give).map((thing) => thing.title);
    const gain = one('.needed', get) ? 300 : number(one('b', get)?.textContent);
    const good = gain > spend && !one('em', give) && !parts.some(mine);
    const [accept, , decline] = all('.answers .button', offer);
    return press(good && offer.classList.contains('can') ? accept : (decline ?? null));
  }
  function ask() {
    if (one('.popover')) {
      mind.offered = performance.now();
      // What they need, else what it costs: nobody takes what is of no use.
      const deals = all('.popover li button');
      return press(deals.find((deal) => one('small', deal)) ?? deals.find((deal) => one('b', deal)) ?? one('.popover .close'));
    }
    if (mind.tried.size > 16) return false;
    const theirs = all('.rivals .thing.tappable').find((thing) => one('.needed', thing) && first(`ask ${thing.closest('[data-seat]').dataset.seat} ${thing.getAttribute('aria-label')}`));
    return theirs ? press(theirs) : false;
  }
  function shop() {
    const needed = all('.bin.offered').find((bin) => one('.needed', bin));
    if (needed) return press(needed);
    const counter = all('.island .counter button');
    if (counter.length) return press(best(counter, (button) => number(button.textContent)));
    const wares = all('.island .thing.offered');
    if (wares.length && mind.money >= 300 && ['one ware', 'another'].some(first)) return press(any(wares));
    // Rats are paid off where I lack something.
    const fee = all('.fee').findLast((button) => lack(button.closest('[data-market]').dataset.market) > 0);
    if (fee && first(`fee ${fee.closest('[data-market]').dataset.market}`)) return press(fee);
    // What else is money for? The shelf may have it, and if not, somebody else may want it.
    const hope = (bin, key = bin.closest('[data-market]').dataset.market) => one('.stack', bin) && lack(key) > 0 && mind.money >= prices[key] + 100;
    const shelf = all('.bin.offered').find((bin) => hope(bin));
    return shelf && [1, 2, 3, 4, 5].some((time) => first(`shelf ${time}`)) ? press(shelf) : false;
  }
  /** An action card that can be played now, once a day; a power likewise. */
  function trump() {
    const card = all('.hand .card.ready, section.purse button.ready').at(0);
    if (card && first('card')) return press(card);
    const power = one('.stage > .answers .button');
    return power && first('power') ? press(power) : false;
  }
  function aim(targets) {
    const go = one(':scope > .button.primary', targets);
    if (usable(go)) return press(go);
    const choices = all('li button', targets);
    return press(choices.find((choice) => one('.needed', choice)) ?? any(choices));
  }
  function trade(kind) {
    if (one('.war.mine .raises')) return bid(one('.war.mine'));
    const targets = one('.stage .targets');
    if (targets) return aim(targets);
    const offer = one('.tray li.to-me');
    if (offer && answer(offer)) return true;
    if (shop() || trump()) return true;
    if (kind === 'buying' && ask()) return true;
    // Whoever was asked may take a moment to answer.
    if (performance.now() - mind.offered < 900) return false;
    return press(one('.acts .button.primary'));
  }

  // ---- phase 3 ----
  function cook(stage) {
    if (!stage.classList.contains('asked')) return false;
    const dish = best(all('button.dish', stage), (button) => number(one('b', button).textContent));
    const points = number(one('b', dish)?.textContent);
    if (dish && points > (mind.garbage ? 1 : 0)) return press(dish);
    return press(one(':scope > .button:not([aria-pressed])', stage));
  }

  /** On a phone one thing at a time is in sight: the tray when an offer came, else the town. */
  function turn(kind) {
    const tabs = all('.phone [role="tab"]');
    if (!tabs.length) return false;
    if (!kind) return all('.tray li.to-me').some(answer) || press(tabs[0]);
    const news = one('.badge', tabs[3])?.textContent;
    return news && kind === 'buying' && first(`tray ${news}`) ? press(tabs[3]) : false;
  }
  function inDialog(dialog) {
    const targets = one('.targets', dialog);
    if (targets) return aim(targets);
    return press(one('footer .button.primary', dialog)) || press(one('.close', dialog));
  }

  const over = () => one('dialog[open] li.won') !== null;

  /** Presses one thing; false when nothing is offered, or the game is over. */
  function step() {
    look();
    if (over()) return false;
    const dialog = one('dialog[open]');
    if (dialog) return inDialog(dialog);
    const stage = one('.stage');
    const kind = stage?.dataset.step;
    if (turn(kind)) return true;
    if (!stage) return false;
    if (kind === 'destinations') return spin();
    if (kind === 'effect') return press(any(all('.answers button', stage).filter(usable)));
    if (kind === 'declare') return cook(stage);
    if (['powers', 'buying', 'spree'].includes(kind)) return trade(kind);
    // A secret choice may be changed until all have chosen; a quick person lets it stand.
    if (!stage.classList.contains('asked')) return false;
    if (one('.targets', stage)) return aim(one('.targets', stage));
    if (kind === 'claims' || kind === 'reclaim') return claim();
    return press(any(all('li > button', stage)));
  }

  window.tablesidePlayer = {
    step,
    /** Plays until the game is over or `stop()` is called. */
    run() {
      clearInterval(this.timer);
      // Whatever was pressed is on its way for a moment.
      let rest = 0;
      this.timer = setInterval(() => (over() ? this.stop() : rest > 0 ? (rest -= 1) : step() && (rest = 3)), 50);
    },
    stop() {
      clearInterval(this.timer);
    },
  };
})();
