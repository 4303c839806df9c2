/**
 * The keyboard's place at a table. What one presses often goes away with the press, and the focus would go with it: the
 * next Tab would begin at the top of the page. So the focus goes to the part of the table where the play is now.
 *
 * A game marks its parts with `data-part` and `tabindex="-1"`, those in which something is offered with `data-asks`
 * (`data-asks="last"`: only if nothing else is, such as the button that goes on), and what a button would do with
 * `data-meaning`.
 */
const focused = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement && document.activeElement !== document.body
    ? document.activeElement
    : null;
const partOf = (element: HTMLElement | null) => element?.closest<HTMLElement>('[data-part]') ?? null;
const partIn = (table: HTMLElement) => table.querySelector<HTMLElement>('[data-part]') ?? undefined;
const asks = (part: HTMLElement) => part.dataset['asks'] !== undefined && !gone(part);
const nowhere = (element: HTMLElement | null) => element === null || element.id === 'main';
const gone = (element: HTMLElement) => !element.isConnected || element.closest('[inert]') !== null;
const inSight = (element: HTMLElement) => element.checkVisibility?.() ?? true;

export function keepPlace(table: HTMLElement): () => void {
  /** what had the focus last, the parts it was in, the nearest first, and what it would have done */
  let last: HTMLElement | null = null;
  let parts: HTMLElement[] = [];
  let meaning: string | undefined;
  /** the focus is where the play is, and goes on with it; not if somebody reads or writes elsewhere */
  let follows = false;
  let sending = false;

  function noted({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return;
    // A card that asks "Buy?" gives the focus back to what it stood beside.
    const answered = last?.closest('.popover') ?? null;
    last = target;
    parts = [];
    for (let part = partOf(last); part; part = partOf(part.parentElement)) parts.push(part);
    meaning = last.dataset['meaning'];
    follows = sending || parts.some(asks) || (answered !== null && parts.length > 0);
  }

  /** The part where something is offered; else the one that one was in. */
  function where(): HTMLElement | undefined {
    const asking = [...table.querySelectorAll<HTMLElement>('[data-asks]')].filter(inSight);
    const things = asking.filter((part) => part.dataset['asks'] !== 'last');
    const first = things.find((part) => parts.includes(part)) ?? things[0] ?? asking[0];
    return first ?? parts.find((part) => !gone(part) && inSight(part)) ?? partIn(table);
  }

  function go(): void {
    const to = where();
    if (!to || (focused() && to.contains(focused()))) return;
    sending = true;
    // Tables scroll to what matters by themselves. Only keyboard players follow the focus.
    to.focus({ preventScroll: true });
    sending = false;
    if (to.matches(':focus-visible')) to.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  function look(): void {
    if (!last || document.querySelector('dialog[open], .popover')) return;
    const at = focused();
    const here = parts.some(asks);
    if (here) follows = true;
    const lost = gone(last) && (nowhere(at) || at === last);
    const changed = at === last && last.dataset['meaning'] !== meaning;
    const over = at === last && follows && !here && table.querySelector('[data-asks]') !== null;
    meaning = last.dataset['meaning'];
    if (lost || changed || over) go();
  }

  /** A player who clicked on nothing, or came from another page, also continues at the play. */
  function tab(event: KeyboardEvent): void {
    if (event.key === 'Tab' && !event.shiftKey && (focused()?.id === 'main' || (last && focused() === null))) go();
  }

  let planned = 0;
  const watch = new MutationObserver(() => {
    planned ||= requestAnimationFrame(() => {
      planned = 0;
      look();
    });
  });
  // Dialogs of the page lie beside the table: when one closes, what had the focus before may be gone.
  watch.observe(table.closest('main') ?? table, {
    subtree: true,
    childList: true,
    attributeFilter: ['inert', 'data-asks', 'data-meaning', 'open'],
  });
  table.addEventListener('focusin', noted);
  document.addEventListener('keydown', tab);
  return () => {
    watch.disconnect();
    cancelAnimationFrame(planned);
    table.removeEventListener('focusin', noted);
    document.removeEventListener('keydown', tab);
  };
}
