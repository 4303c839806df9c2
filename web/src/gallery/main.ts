import { mount } from 'svelte';
import '../style/base.css';
import Gallery from './Gallery.svelte';
import { speak } from '$lib/words';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app to draw in');
const wanted = new URLSearchParams(location.search);
const theme = wanted.get('theme');
if (theme) document.documentElement.dataset['theme'] = theme;
await speak('en', ['ui']);
mount(Gallery, { target, props: { only: wanted.get('only') } });
