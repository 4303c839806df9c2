// One visit to a public table: it is brought from the disk, and the server notes how long that took.

import WebSocket from 'ws';
import { options } from './figures.mjs';

const { url, table } = options({ url: '', table: '' });
const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`);
socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', version: 1 })));
socket.on('message', (data) => process.exit(JSON.parse(data).type === 'welcome' ? 0 : 1));
socket.on('error', () => process.exit(1));
