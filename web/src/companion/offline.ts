/** Keeps the companion usable without a server once it was opened: a small service worker for its own pages only. */
export async function stayOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A browser may refuse it (private windows, http in the home network): then the page just needs its server.
  await navigator.serviceWorker.register('/companion-worker.js', { scope: '/companion' }).catch(() => undefined);
}
