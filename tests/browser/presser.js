// Presses every button that is drawn, each kind of it once, and notes those after which nothing at all happens.
(() => {
  const selector = 'button, [role="button"], [role="tab"], [role="switch"], summary, select, input[type="radio"], input[type="checkbox"]';
  // Leaving the table for good is pressed by tests of their own.
  const final = /resign|leave|cancel game|sign out|delete|download|rematch|^close$/i;
  const visible = (node) => node.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) && !node.closest('[inert]');
  const usable = (node) => !node.disabled && node.getAttribute('aria-disabled') !== 'true';
  const nameOf = (node) => (node.getAttribute('aria-label') || node.closest('label')?.textContent || node.textContent || node.title || node.value || '').replace(/\s+/g, ' ').trim();
  /** Where it stands: the nearest part of the page that has a name of its own. */
  const partOf = (node) => node.closest('dialog[open], [role="dialog"], section, fieldset, nav, header, footer, .dock, .bar, .stage, article, ul, ol')?.className?.toString().replace(/svelte-\w+|s-\w+/g, '').trim() ?? '';
  // Numbers and names of things differ from one to the next: one of each kind is enough.
  const kindOf = (node) => `${partOf(node)} | ${node.tagName.toLowerCase()}.${[...node.classList].filter((name) => !/^(s|svelte)-/.test(name)).slice(0, 3).join('.')} | ${nameOf(node).replace(/[\d$]+/g, '#').split(' ').slice(0, 2).join(' ')}`;

  const pressed = new Map();
  const dead = [];
  const scope = () => document.querySelector('dialog[open]') ?? document.querySelector('.popover') ?? document.body;
  const candidates = () => [...scope().querySelectorAll(selector)].filter((node) => visible(node) && usable(node) && !final.test(nameOf(node)));

  /** Whether anything came of an act: something was drawn anew, a field has another value, a page was fetched. */
  function observed(act) {
    return new Promise((done) => {
      let seen = false;
      const watch = new MutationObserver(() => (seen = true));
      const scrolls = () => (seen = true);
      document.addEventListener('scroll', scrolls, { capture: true });
      watch.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
      const focus = document.activeElement;
      const scroll = [scrollX, scrollY].join();
      const address = location.href;
      const moved = () => seen || document.activeElement !== focus || [scrollX, scrollY].join() !== scroll || location.href !== address;
      act();
      // On a busy machine an answer takes its time; nobody waits longer than for something to happen.
      const until = performance.now() + 2500;
      const look = setInterval(() => {
        if (!moved() && performance.now() < until) return;
        clearInterval(look);
        watch.disconnect();
        document.removeEventListener('scroll', scrolls, { capture: true });
        done(moved());
      }, 40);
    });
  }

  window.tablesidePresser = {
    /** Presses something of a kind that was not pressed yet; its kind, or null if there is none. */
    async step() {
      const fresh = candidates().find((node) => !pressed.has(kindOf(node)));
      if (!fresh) return null;
      const kind = kindOf(fresh);
      pressed.set(kind, (pressed.get(kind) ?? 0) + 1);
      const before = fresh.checked;
      // An entry of the log shows its moment; that of the moment in sight changes nothing, nor a way to what is in sight already.
      const current = fresh.closest('.current, [aria-current], nav') !== null;
      const happened = await observed(() => {
        if (fresh.tagName === 'SELECT') {
          fresh.selectedIndex = (fresh.selectedIndex + 1) % fresh.options.length;
          fresh.dispatchEvent(new Event('change', { bubbles: true }));
        } else fresh.click();
      });
      const chosen = fresh.getAttribute('aria-selected') === 'true' || fresh.getAttribute('aria-pressed') === 'true' || fresh.checked !== before || (fresh.type === 'radio' && before);
      if (!happened && !chosen && !current && fresh.tagName !== 'SELECT') dead.push(kind);
      return kind;
    },
    kinds: () => [...pressed.keys()],
    dead: () => dead,
  };
})();
