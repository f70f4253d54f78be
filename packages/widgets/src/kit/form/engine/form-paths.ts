/** Paths of values inside a form: `email`, `directors[0].name`. */
export type Values = { readonly [name: string]: unknown };

const steps = (path: string): readonly (string | number)[] =>
  path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** The path that a schema's issue names, as fields spell it. */
export const pathOf = (parts: readonly PropertyKey[]): string =>
  parts.map((part, at) => (typeof part === 'number' ? `[${part}]` : at ? `.${String(part)}` : String(part))).join('');

const inside = (holder: unknown, step: string | number): unknown =>
  typeof holder === 'object' && holder !== null && Object.hasOwn(holder, step)
    ? (holder as Record<string | number, unknown>)[step]
    : undefined;

export const read = (values: unknown, path: string): unknown => steps(path).reduce(inside, values);

/** A copy with one value set; undefined takes it away. What lies beside the path stays the same object. */
export function write(values: Values, path: string, value: unknown): Values {
  return put(values, steps(path), value) as Values;
}

function put(holder: unknown, [step, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (step === undefined) return value;
  const next = put(inside(holder, step), rest, value);
  if (typeof step === 'number') {
    const list: unknown[] = Array.isArray(holder) ? [...holder] : [];
    list[step] = next;
    return list;
  }
  const copy: Record<string, unknown> = typeof holder === 'object' && holder !== null ? { ...holder } : {};
  if (next === undefined) delete copy[step];
  else copy[step] = next;
  return copy;
}

export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

/** What a control for text shows of a value. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
