// Plays Burger Joint by pressing what the table offers, as a quick person would. It reads only what is drawn.
(() => {
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const press = (element) => (element ? (element.click(), true) : false);
  const letterOf = (button) => button.querySelector('svg text')?.textContent ?? '';

  /** The board on which something can be tapped is that of the side drawn as one's own. */
  const boards = () => all('section.board');
  const missing = () => {
    const need = {};
    const own = boards()[0];
    if (own) for (const cube of all('header .price svg.missing text', own)) need[cube.textContent] = (need[cube.textContent] ?? 0) + 1;
    return need;
  };
  const best = (buttons, wanted) => {
    const need = missing();
    const value = (button) => (need[letterOf(button)] ?? 0) * (wanted ? 1 : -1);
    return buttons.sort((a, b) => value(b) - value(a))[0];
  };

  /** What is worth its price, the best first. A bistro that is worth less than the diner it takes is left alone. */
  const bargains = [
    ...['F', 'A', 'B', 'C'].map((letter) => `[data-space=b${letter}] button.offered`),
    '[data-space^=d] button.offered',
    '[data-space^=basic] button.offered',
    '.track.offered',
  ];

  /** Presses one thing; false when nothing is offered. */
  function step() {
    const confirm = document.querySelector('.popover footer button:not([aria-disabled])');
    if (confirm) return press(confirm);
    // What is left is not worth its price: the turn ends all the same.
    const anyway = document.querySelector('.dock ~ dialog[open] footer .button.plain');
    if (anyway) return press(anyway);
    const palette = all('.palette button.offered');
    if (palette.length) return press(best(palette, true));
    const takes = all('.area .row button:not(.shut)');
    if (takes.length) return press(best(takes, true));
    const space = bargains.map((where) => document.querySelector(where)).find(Boolean);
    if (space) return press(space);
    const stolen = all('.head:not(.own) .cubes button:not(.shut)');
    if (stolen.length) return press(best(stolen, true));
    const main = document.querySelector('.dock .main button:not([aria-disabled])');
    const given = all('.head .cubes button:not(.shut)');
    // To give a cube away one must; to trade three one need not, and mostly should not.
    if (given.length && !main) return press(best(given, false));
    return press(main);
  }

  const over = () => document.querySelector('dialog[open] li.won, dialog[open] .scores') !== null;
  window.tablesidePlayer = {
    step,
    /** Plays until the game is over or `stop()` is called. */
    run() {
      clearInterval(this.timer);
      this.timer = setInterval(() => (over() ? this.stop() : step()), 25);
    },
    stop() {
      clearInterval(this.timer);
    },
  };
})();
