/** A bank's own figures laid over those that this code was built with (D-430), leaf by leaf. */
export type Table = Record<string, unknown>;
export const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What `into` does not know, or as another type, is left out. */
export function adopt(figures: unknown, into: Table): void {
  if (!isTable(figures)) return;
  for (const [name, value] of Object.entries(figures)) {
    const known = Object.hasOwn(into, name) ? into[name] : undefined;
    if (isTable(known)) adopt(value, known);
    else if (typeof value === typeof known && Array.isArray(value) === Array.isArray(known)) into[name] = value;
  }
}
