/** What is wrong with which field: from the contract's schema, from a field itself, or from the bank. */
import type { FieldFault } from '@bankside/core/client/errors.ts';
import type { Params } from '@bankside/core/i18n/keys.ts';
import { isBlank, pathOf, read, type Values } from './form-paths.ts';

/** `rule` is a key of the words 'rules'; `text` the bank's own sentence, for a rule that this version has no words for. */
export type FieldError = { readonly rule: string; readonly params?: Params; readonly text?: string; readonly byBank?: true };
export type Errors = Readonly<Record<string, FieldError>>;

type Issue = {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  /** What a rule of our own says beside its key. */
  readonly params?: Params;
};
type Checked<Out> =
  | { readonly success: true; readonly data: Out }
  | { readonly success: false; readonly error: { readonly issues: readonly object[] } };
/** What kit needs of a contract's schema; every zod schema fits. */
export type Schema<Out> = { safeParse: (values: unknown) => Checked<Out> };
export type LazySchema<Out> = () => Promise<Schema<Out>>;

/** The field that an error belongs to: of that very path, or the nearest around it (`files` for `files[2]`). */
export function fieldFor(path: string, names: readonly string[]): string | undefined {
  return names
    .filter((name) => path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[`))
    .sort((a, b) => b.length - a.length)[0];
}

const isKey = (message: string) => /^[a-z][A-Za-z]*$/.test(message);

function errorOf(issue: Issue, values: Values, path: string): FieldError {
  const rule = isKey(issue.message) ? issue.message : isBlank(read(values, path)) ? 'blank' : 'invalid';
  const params = Object.fromEntries(
    Object.entries({ min: issue.minimum, max: issue.maximum }).flatMap(([name, limit]) =>
      limit === undefined ? [] : [[name, String(limit)]],
    ),
  );
  return { rule, params: { ...params, ...issue.params } };
}

/** The first issue of each path, in the schema's order. */
export function errorsFrom(issues: readonly object[], values: Values): Errors {
  const errors: Record<string, FieldError> = {};
  for (const issue of issues as readonly Issue[]) {
    const path = pathOf(issue.path);
    errors[path] ??= errorOf(issue, values, path);
  }
  return errors;
}

/** The bank's refusal in so far as it names fields; it spells a path `directors.0.name`. */
export function refusedFields(error: unknown): readonly FieldFault[] {
  const fields: readonly FieldFault[] | undefined =
    typeof error === 'object' && error !== null && 'fields' in error && Array.isArray(error.fields) ? error.fields : undefined;
  return (fields ?? []).map((fault) => ({
    ...fault,
    field: pathOf(fault.field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))),
  }));
}

export const without = (errors: Errors, names: readonly string[]): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));

type Judging = {
  readonly found: Errors;
  readonly shown: Errors;
  /** Only these count; otherwise everything does. */
  readonly named: boolean;
  /** What a field itself finds wrong. */
  readonly own: (name: string) => FieldError | undefined;
};
/** What is shown of a form once these fields were checked. */
export function judged(
  names: readonly string[],
  { found, shown, named, own }: Judging,
): { readonly errors: Errors; readonly isRight: boolean } {
  // a rule about something that has no field here would otherwise refuse in silence
  const errors: Record<string, FieldError> = named ? { ...without(shown, names) } : { ...found };
  let isRight = named || Object.keys(found).length === 0;
  for (const name of names) {
    const error = found[name] ?? own(name);
    if (error) [errors[name], isRight] = [error, false];
  }
  // the bank's refusal of an unchanged value still applies
  for (const [name, said] of isRight ? [] : Object.entries(shown)) if (said.byBank && !named) errors[name] ??= said;
  return { errors, isRight };
}

/** No answer after all retries: what was shown at the first of them is half a minute old (API-07) and gone. */
const gaveUp = (error: unknown): boolean => error instanceof Error && 'status' in error && error.status === null;

/** core/client's errors carry `shown`, so that no message appears twice. Says whether it was shown, and marks it as shown. */
export function takeOver(error: unknown): boolean {
  if (!(error instanceof Error && 'shown' in error)) return false;
  const wasShown = error.shown === true && !gaveUp(error);
  error.shown = true;
  return wasShown;
}
