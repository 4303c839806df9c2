/**
 * Builds the service worker of the companion: `companion-worker.js` beside the page, with the list of the files that
 * the companion needs. Its scope is /companion, so no other page is ever served by it.
 *
 * The page itself comes from the network whenever that answers: a new release is seen at once. Files of the list have
 * names that change with their content and come from the cache. Nothing below /api is touched.
 */
import type { Plugin, Rolldown } from 'vite';

const page = 'src/companion/Companion.svelte';
const words = /\/locales\/[a-z]+\/[\w-]+\.ftl/; // of every page: a language is chosen offline too
const pages = /\/src\/companion\/(Companion|Screen|Shared|SharedScreen)\.svelte/;

/** The files that the chunks with these names need, one from another. */
function needed(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    const file = bundle[name];
    if (found.has(name) || !file) return;
    found.add(name);
    if (file.type !== 'chunk') return;
    file.imports.forEach(add);
    for (const css of file.viteMetadata?.importedCss ?? []) add(css);
    for (const asset of file.viteMetadata?.importedAssets ?? []) add(asset);
  };
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk') {
      const from = file.facadeModuleId ?? '';
      if (file.isEntry || pages.test(from) || words.test(from) || from.includes('/rulebooks/')) add(file.fileName);
    } else if (/\.woff2$/.test(file.fileName)) add(file.fileName);
  }
  return [...found].sort();
}

const worker = (files: readonly string[], release: string): string => `\
// Keeps the companion usable without a server. Written when the client is built; see web/companion-worker.ts.
const cacheName = 'companion-${release}';
const files = ${JSON.stringify(files.map((file) => `/${file}`))};
const shell = '/companion';
const patience = 3000;

self.addEventListener('install', (event) => {
  const all = async () => {
    const cache = await caches.open(cacheName);
    await cache.addAll([...files, shell, '/favicon.svg']);
    await self.skipWaiting();
  };
  event.waitUntil(all());
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith('companion-') && name !== cacheName);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

const kept = (path) => caches.match(path, { cacheName, ignoreVary: true });

async function page(request) {
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), patience));
  try {
    const answer = await Promise.race([fetch(request), late]);
    if (answer.status < 500) return answer;
  } catch {
    // no server: the page as it was when it was last installed
  }
  return (await kept(shell)) ?? Response.error();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (files.includes(url.pathname) || url.pathname === '/favicon.svg')
    event.respondWith(kept(url.pathname).then((answer) => answer ?? fetch(request)));
});
`;

export function companionWorker(): Plugin {
  return {
    name: 'companion-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      if (!Object.values(bundle).some((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(page))) return;
      const files = needed(bundle);
      // The names of the files change with their content, so they name the release.
      let hash = 0;
      for (const letter of files.join()) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
      this.emitFile({ type: 'asset', fileName: 'companion-worker.js', source: worker(files, hash.toString(36)) });
    },
  };
}
