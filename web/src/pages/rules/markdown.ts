/** Rules are written in Markdown; what they contain of HTML is shown, not obeyed. */
import { marked } from 'marked';

const escaped = (text: string) => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));

export const written = (text: string): string => marked.parse(escaped(text), { async: false, gfm: true });
