/** The word keys that a schema can answer with: zod keeps each message as a function on the definition of a check. */
type Def = { readonly error?: unknown } & Readonly<Record<string, unknown>>;

export function messagesOf(schemas: readonly unknown[]): string[] {
  const found = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (value === null || (typeof value !== 'object' && typeof value !== 'function') || seen.has(value)) return;
    seen.add(value);
    if (Array.isArray(value)) return value.forEach(visit);
    const inside = (value as { _zod?: { def?: Def } })._zod?.def;
    if (inside) note(inside);
    for (const part of Object.values(inside ?? value)) visit(part);
  };
  const note = ({ error }: Def) => {
    if (typeof error !== 'function') return;
    const message: unknown = (error as (issue: object) => unknown)({ input: '', code: 'custom', path: [] });
    if (typeof message === 'string') found.add(message);
  };
  schemas.forEach(visit);
  return [...found].sort();
}
