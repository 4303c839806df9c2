/** Finds the place in a TOML text that an error is about. */

/** The keys that a line sets, with the names of the tables around it: `[burger]` and `basic = { price = … }`. */
const header = /^\s*\[\[?\s*([\w.-]+)\s*\]\]?/;

const keysOf = (line: string): string[] =>
  [...line.replace(/"[^"]*"|'[^']*'/g, '""').matchAll(/([\w-]+)\s*=/g)].flatMap(([, key]) => key ?? []);

/**
 * The number of the line that sets a field like `burger.bistro.signs[2].ability`, counted from 1; if there is none,
 * that of the innermost table around it; null if not even that is there.
 */
export function lineOf(text: string, field: string): number | null {
  const path = field.split('.').map((part) => {
    const [, name = part, index] = /^([\w-]+)(?:\[(\d+)\])?$/.exec(part) ?? [];
    return { name, index: index === undefined ? null : Number(index) };
  });
  const lines = text.split('\n');
  let best: { line: number; depth: number } | null = null;
  let table: string[] = [];
  for (const [i, line] of lines.entries()) {
    const named = header.exec(line)?.[1];
    if (named !== undefined) table = named.split('.');
    const inside = table.every((name, depth) => path[depth]?.name === name);
    if (!inside || line.trim().startsWith('#')) continue;
    const rest = path.slice(table.length);
    const keys = named === undefined ? keysOf(line) : [];
    let depth = table.length;
    if (rest[0] && keys[0] === rest[0].name) {
      depth += 1;
      for (const { name } of rest.slice(1)) if (keys.includes(name)) depth += 1;
    } else if (named === undefined || !table.length) continue;
    let at = i;
    const list = rest.findIndex(({ index }) => index !== null);
    const wanted = rest[list]?.index ?? null;
    // An entry of a list that goes over several lines: the table in curly brackets that has its place.
    if (wanted !== null && keys[0] === rest[0]?.name) {
      const entries = lines.slice(i + 1).flatMap((entry, n) => (/^\s*\{/.test(entry) ? [i + 1 + n] : []));
      at = entries[wanted] ?? i;
      depth += 1;
    }
    if (!best || depth > best.depth) best = { line: at + 1, depth };
  }
  return best?.line ?? null;
}
