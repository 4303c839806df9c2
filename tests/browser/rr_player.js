// Plays Rival Restaurants by pressing what the table offers, as a quick person would. It reads only what is drawn.
(() => {
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const usable = (button) => button && !button.hasAttribute('aria-disabled') && !button.disabled;
  const press = (element) => (usable(element) ? (element.click(), true) : false);
  const any = (list) => list[Math.floor(Math.random() * list.length)];

  function spin() {
    const open = all('.wheels input[name="active-chef"]').filter((input) => !input.disabled);
    if (open.length && !open.some((input) => input.checked)) return press(any(open));
    for (const wheel of all('fieldset.wheel:not(.ready)')) {
      const places = all('input', wheel).filter((input) => !input.disabled);
      if (places.length && !places.some((input) => input.checked)) return press(any(places));
    }
    return press(document.querySelector('.wheels > .button.primary'));
  }

  function bid() {
    const raises = all('.war.mine .raises > button');
    if (raises.length && Math.random() < 0.5) return press(raises[0]);
    return press(any(all('.war.mine .raises .button')));
  }

  /** Presses one thing; false when nothing is offered. */
  function step() {
    const stage = document.querySelector('.stage');
    if (!stage) return false;
    const kind = stage.dataset.step;
    const dialog = document.querySelector('dialog[open]');
    if (dialog) return press(dialog.querySelector('footer .button.primary') ?? dialog.querySelector('.close'));
    if (kind === 'destinations') return spin();
    if (kind === 'effect') return press(any(all('.answers button', stage).filter(usable)));
    if (kind === 'declare') return stage.classList.contains('asked') && press(stage.querySelector('button.dish') ?? stage.querySelector(':scope > .button:not([aria-pressed])'));
    if (document.querySelector('.war.mine .raises')) return bid();
    if (kind === 'buying' || kind === 'powers' || kind === 'spree') {
      const accept = document.querySelector('.tray li.can .answers .button.primary');
      if (accept && Math.random() < 0.5) return press(accept);
      const goods = all('.bin.offered');
      const wanted = goods.filter((bin) => bin.querySelector('.needed'));
      if (wanted.length) return press(any(wanted));
      if (goods.length && Math.random() < 0.3) return press(any(goods));
      return press(document.querySelector('.acts .button.primary'));
    }
    // A secret choice may be changed until all have chosen; a quick person lets it stand.
    if (!stage.classList.contains('asked')) return false;
    const targets = all('.stage .targets li button');
    if (targets.length && !usable(document.querySelector('.stage .targets > .button.primary'))) return press(any(targets));
    if (targets.length || document.querySelector('.stage .targets')) return press(document.querySelector('.stage .targets > .button.primary'));
    return press(any(all('.stage li > button')));
  }

  const over = () => document.querySelector('dialog[open] li.won') !== null;
  window.tablesidePlayer = {
    step,
    /** Plays until the game is over or `stop()` is called. */
    run() {
      clearInterval(this.timer);
      this.timer = setInterval(() => (over() ? this.stop() : step()), 30);
    },
    stop() {
      clearInterval(this.timer);
    },
  };
})();
