/** Short notices that come and go by themselves; an error stays until it is closed. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'news' | 'good' | 'error';
  readonly hint: string | undefined;
  /** what it is about: of several notices about the same thing only the newest is shown */
  readonly about: string;
}

interface More {
  hint?: string | undefined;
  about?: string;
  /** goes by itself */
  passing?: boolean;
}

const lifetime = 6000;
let next = 0;
const shown = $state<Toast[]>([]);

export const toasts: readonly Toast[] = shown;

export function dismiss(id: number): void {
  const at = shown.findIndex((toast) => toast.id === id);
  if (at >= 0) shown.splice(at, 1);
}

export function toast(
  text: string,
  tone: Toast['tone'] = 'news',
  { hint, about = text, passing = tone !== 'error' }: More = {},
): number {
  const id = next++;
  const earlier = shown.find((other) => other.about === about);
  if (earlier) dismiss(earlier.id);
  shown.push({ id, text, tone, hint, about });
  if (passing) setTimeout(() => dismiss(id), lifetime);
  return id;
}
