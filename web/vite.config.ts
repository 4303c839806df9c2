/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { companionWorker } from './companion-worker.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The gallery of all drawings and components is a page of its own: `npm run dev` serves it at /gallery.html,
// `npm run gallery` builds it into gallery-dist/; the production bundle never contains it.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), companionWorker()],
  base: mode === 'gallery' ? './' : '/',
  resolve: {
    alias: {
      $lib: here('./src/lib'),
      $ui: here('./src/ui'),
      $art: here('./src/art'),
      $locales: here('../src/tableside/locales'),
      $rulebooks: here('../src/tableside/rulebooks'),
      '$board-sets': here('../src/tableside/games/burger_joint/board_sets'),
    },
    ...(mode === 'test' ? { conditions: ['browser'] } : {}),
  },
  server: {
    host: '127.0.0.1',
    fs: {
      allow: [
        '.',
        '../src/tableside/locales',
        '../src/tableside/rulebooks',
        '../src/tableside/games/burger_joint/board_sets',
      ].map(here),
    },
  },
  build: {
    outDir: mode === 'gallery' ? 'gallery-dist' : 'dist',
    target: 'es2022',
    // A data: URL for a font or a drawing would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: mode === 'gallery' ? here('./gallery.html') : here('./index.html') },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], setupFiles: [], testTimeout: 20_000 },
}));
