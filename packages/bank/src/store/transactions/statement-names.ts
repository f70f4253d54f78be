/** Which texts of statements get a name, under which a connection keeps them parsed and planned (D-372). */
import { createHash } from 'node:crypto';

/** A text beyond them is parsed each time, so that texts of many forms fill no memory. */
const most = 400;

/** Gives a text its name, the same for every connection that shares this; empty at the first time. */
export function statementNames(): (text: string) => string {
  const names = new Map<string, string>();
  /** Most texts of a start, of a seed and of searches never come again: they take no name from those that do. */
  const askedOnce = new Set<string>();

  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (!askedOnce.delete(text)) {
      if (askedOnce.size >= most) askedOnce.delete(askedOnce.values().next().value ?? '');
      askedOnce.add(text);
      return '';
    }
    if (names.size >= most) return '';
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    names.set(text, name);
    return name;
  };
}
