/** Keeps the end of a log visible while it grows, unless the reader has scrolled up. */
import type { Attachment } from 'svelte/attachments';

const near = 80; // pixels

/** `changes` is read whenever the log may have grown. The box that scrolls is the nearest log, drawer or panel. */
export function followEnd(changes: () => unknown): Attachment<HTMLElement> {
  return (list) => {
    const box = list.closest<HTMLElement>('.log, .chat, .sheet');
    let atEnd = true;
    const look = () => {
      if (box) atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < near;
    };
    box?.addEventListener('scroll', look, { passive: true });
    $effect(() => {
      void changes();
      if (box && atEnd) box.scrollTop = box.scrollHeight;
    });
    return () => box?.removeEventListener('scroll', look);
  };
}
