// Plays Rival Restaurants as a calm person would, and counts the presses: goes where most of what is needed lies, buys
// it, cooks when it can, and lets the table do what it does by itself. It reads only what is drawn.
(() => {
  const all = (selector, within = document) => [...(within?.querySelectorAll(selector) ?? [])];
  const one = (selector, within = document) => within?.querySelector(selector) ?? null;
  const usable = (button) => button && !button.hasAttribute('aria-disabled') && !button.disabled;
  const patience = 3200; // longer than the table takes to answer by itself
  const mind = { presses: 0, by: {}, kind: '', since: 0, resting: 0, days: new Set() };

  function press(element, what) {
    if (!usable(element)) return false;
    mind.presses += 1;
    mind.by[what] = (mind.by[what] ?? 0) + 1;
    element.click();
    return true;
  }
  const lying = (market) => all('.bins .needed', market).length;

  function travel() {
    const lock = one('.wheels > .button.primary');
    if (one('[data-market] header button.chosen')) return press(lock, 'lock in');
    const ways = all('[data-market]').filter((market) => one('header > button', market));
    const best = ways.reduce((top, each) => (top && lying(top) >= lying(each) ? top : each), null);
    return press(one('header > button', best), 'go');
  }
  function shop() {
    const war = one('.war.mine .button.danger');
    if (war) return press(war, 'drop out');
    const list = one('.stage .list > .button.primary');
    if (list) return press(list, 'buy the list');
    const needed = all('.bin.offered').find((bin) => one('.needed', bin));
    return needed ? press(needed, 'buy') : press(one('.acts .button.primary'), 'ready');
  }

  function step() {
    const stage = one('.stage');
    const kind = stage?.dataset.step ?? '';
    const now = performance.now();
    if (kind !== mind.kind) Object.assign(mind, { kind, since: now });
    mind.days.add(one('button.day')?.textContent ?? '');
    const dialog = one('dialog[open]');
    if (dialog) return press(one('footer .button.primary', dialog) ?? one('.close', dialog), 'dialog');
    if (!stage?.classList.contains('asked')) return false;
    if (kind === 'destinations') return travel();
    if (kind === 'buying') return now - mind.since > 1200 && shop();
    if (now - mind.since < patience) return false;
    if (kind === 'effect') return press(all('.answers button', stage).filter(usable).at(-1), 'let it happen');
    if (kind === 'powers') {
      const keep = one('.stage > .answers > .button.quiet:only-child'); // no power, and cards that it does not play
      return keep ? press(keep, 'keep the cards') : press(one('.acts .button.primary'), 'ready for phase 2');
    }
    if (kind === 'declare') {
      const cook = one('.choice > .button', stage) ?? one('button.dish', stage); // at once, or by way of the pot
      return press(cook ?? one(':scope > .button', stage), 'dish');
    }
    const choices = all('li > button', stage);
    if (kind === 'claims') return press(choices.find((each) => one('.needed', each)) ?? choices.at(-1), 'claim');
    return press(choices[0] ?? one('.button', stage), kind);
  }

  window.calmPlayer = {
    mind,
    count: () => ({ presses: mind.presses, days: mind.days.size, by: mind.by }),
    run() {
      this.timer = setInterval(() => {
        if (mind.resting > 0) mind.resting -= 1;
        else if (step()) mind.resting = 8;
      }, 60);
    },
    stop() {
      clearInterval(this.timer);
    },
  };
})();
