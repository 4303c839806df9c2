import { mount } from 'svelte';
import './style/base.css';
import App from './App.svelte';
import { shelf } from './games/shelf.svelte';
import { pageFor } from './pages/pages';
import { session } from '$lib/state/session.svelte';
import { keptTheme, wear } from '$lib/browser/theme';
import { keptLanguage, preferredLanguage, speak } from '$lib/words';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app to draw in');

wear(keptTheme());
await speak(preferredLanguage(keptLanguage(), navigator.languages), [
  'ui',
  'engine',
  'server',
  'bots',
  'pages',
  'lobby',
  'log',
  'lesson',
  'accounts',
]);
// Without an answer the page still opens. Whatever needs the server says so itself.
await session.load().catch(() => undefined);
// An address may name a game that only the server knows.
if (!pageFor(location.pathname)) await shelf.load().catch(() => undefined);
mount(App, { target });
