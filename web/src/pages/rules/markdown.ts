/** Rules are written in Markdown. HTML in them is shown as text, not interpreted. */
import { marked } from 'marked';

const escaped = (text: string) => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));

export const written = (text: string): string => marked.parse(escaped(text), { async: false, gfm: true });
