// What a person who plays by keyboard, by ear, or on a small screen meets on a page. It reads only what is drawn.
(() => {
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const visible = (node) => node.checkVisibility({ checkVisibilityCSS: true }) && !node.closest('[inert]');
  const inWords = (node) => (node.getAttribute('aria-label') || node.textContent || '').replace(/\s+/g, ' ').trim();
  const short = (node) => `${node.tagName.toLowerCase()}.${[...node.classList].filter((name) => !/^s(velte)?-/.test(name)).join('.')}`;
  /** For the ear alone: drawn as one clipped pixel. */
  const unseen = (node) => node.closest('.unseen') !== null || getComputedStyle(node).clipPath !== 'none';

  /** One h1, and no level left out on the way down. A modal dialog is a page of its own that begins at the second. */
  function headings() {
    const modal = document.querySelector('dialog[open]:modal');
    const found = all('h1, h2, h3, h4, h5, h6', modal ?? document).filter(visible);
    const levels = found.map((node) => Number(node.tagName[1]));
    const wrong = found.flatMap((node, i) => (levels[i] > (levels[i - 1] ?? (modal ? 1 : 0)) + 1 ? [`h${levels[i]} after h${levels[i - 1] ?? 0}: ${inWords(node)}`] : []));
    const first = levels.filter((level) => level === 1).length;
    return first === (modal ? 0 : 1) ? wrong : [...wrong, `${first} headings of the first level`];
  }

  /** Text that is cut off, that sticks out of its button, or that lies beside the window. */
  function cut() {
    const wrong = new Set();
    const root = document.querySelector('dialog[open]:modal') ?? document.body;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement;
      const said = text.data.trim();
      if (!said || !visible(holder) || holder.closest('svg, option, select, textarea, .leaving')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
      if (!boxes.length) continue;
      const [left, right, bottom] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
      const note = (how, node) => wrong.add(`${how} ${short(node)}: ${said.slice(0, 60)}`);
      let reachable = false;
      for (let node = holder; node && node !== document.documentElement; node = node.parentElement) {
        if (unseen(node)) { reachable = true; break; }
        const style = getComputedStyle(node);
        const box = node.getBoundingClientRect();
        if (/auto|scroll/.test(style.overflowX) || (style.overflowX === 'hidden' && node.matches('.panes'))) { reachable = true; break; }
        if (/hidden|clip/.test(style.overflowX) && (right > box.right + 1.5 || left < box.left - 1.5)) note('cut by', node);
        if (/hidden|clip/.test(style.overflowY) && bottom > box.bottom + 3) note('cut below by', node);
        if (node.matches('button, a.button, [role=tab], label') && (right > box.right + 1.5 || left < box.left - 1.5)) note('sticks out of', node);
      }
      if (!reachable && (right > innerWidth + 1.5 || left < -1.5)) note('beside the window:', holder);
    }
    if (document.documentElement.scrollWidth > innerWidth) wrong.add(`the page is ${document.documentElement.scrollWidth} px wide`);
    return [...wrong];
  }

  /** What of these is not wholly in the window. */
  const outOfSight = (selectors) =>
    selectors.flatMap((selector) => {
      const found = all(selector).filter(visible);
      if (!found.length) return [`no ${selector}`];
      return found.flatMap((node) => {
        const box = node.getBoundingClientRect();
        return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 0.5 && box.right <= innerWidth + 0.5 ? [] : [`${short(node)}: ${Math.round(box.top)} to ${Math.round(box.bottom)} of ${innerHeight}`];
      });
    });

  /** What has the focus, and whether one sees it: a ring of the colour that only the focus has. */
  function focus() {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--ring)';
    const ring = getComputedStyle(probe).color;
    probe.remove();
    const rings = (node) => node && getComputedStyle(node).outlineStyle !== 'none' && getComputedStyle(node).outlineColor === ring;
    return {
      name: inWords(at),
      part: at.closest('[data-part]') !== null,
      button: at.matches('button, a, input, select, summary'),
      seen: rings(at) || rings(at.nextElementSibling) || rings(at.closest('label')),
      asks: at.matches('[data-asks] button:not(.shut), [data-asks] a, [data-asks] input'),
    };
  }

  /** Everything that a screen reader is told by itself from now on. */
  const told = [];
  let listening = false;
  function listen() {
    if (listening) return;
    listening = true;
    const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]';
    new MutationObserver((changes) => {
      const regions = new Set(changes.map(({ target }) => (target.nodeType === 1 ? target : target.parentElement)?.closest(live)).filter(Boolean));
      for (const region of regions) if (region.textContent.trim()) told.push(region.textContent.trim());
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }

  window.tablesideMeasures = { headings, cut, outOfSight, focus, listen, told: () => told.splice(0) };
})();
