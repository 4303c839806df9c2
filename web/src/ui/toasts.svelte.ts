/** Short notices that come and go by themselves; an error stays until it is closed. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'news' | 'good' | 'error';
  readonly hint: string | undefined;
}

const lifetime = 6000;
let next = 0;
const shown = $state<Toast[]>([]);

export const toasts: readonly Toast[] = shown;

export function dismiss(id: number): void {
  const at = shown.findIndex((toast) => toast.id === id);
  if (at >= 0) shown.splice(at, 1);
}

export function toast(text: string, tone: Toast['tone'] = 'news', hint?: string): number {
  const id = next++;
  // Said again, it is not shown twice.
  const same = shown.find((other) => other.text === text && other.hint === hint);
  if (same) dismiss(same.id);
  shown.push({ id, text, tone, hint });
  if (tone !== 'error') setTimeout(() => dismiss(id), lifetime);
  return id;
}
