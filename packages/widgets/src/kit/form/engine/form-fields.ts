/** The fields that a form has at the moment, and what they hold together. */
import { errorsFrom, fieldFor, type Errors, type FieldError, type Schema } from './form-errors.ts';
import { isBlank, read, write, type Values } from './form-paths.ts';

export type FieldEntry = {
  readonly name: string;
  readonly label: () => string;
  readonly focus: () => void;
  readonly element: () => Element | null;
  readonly optional?: boolean;
  /** The value when nothing is entered; left out of an optional field. Default ''. */
  readonly empty?: unknown;
  /** Not something a person loses by leaving (captcha). */
  readonly fleeting?: boolean;
  /** Cleared when the bank refuses it, while its error stays (one-time codes). */
  readonly clearWhenRefused?: boolean;
  /** Work to wait for before the value counts; `named` when an act asks for this field and not the whole form. */
  readonly ready?: (named: boolean) => Promise<unknown>;
  /** What the field itself finds wrong. */
  readonly check?: (named: boolean) => FieldError | undefined;
  /** The value has been sent and is used up. */
  readonly spent?: () => void;
};

export class FormFields {
  readonly #entries = new Map<string, FieldEntry>();

  add(entry: FieldEntry): () => void {
    this.#entries.set(entry.name, entry);
    return () => void (this.#entries.get(entry.name) === entry && this.#entries.delete(entry.name));
  }
  get(name: string): FieldEntry | undefined {
    return this.#entries.get(name);
  }
  names(): string[] {
    return [...this.#entries.keys()];
  }

  /** Those with an error, as they are on the page. */
  inError(errors: Errors): FieldEntry[] {
    const found = [...this.#entries.values()].filter(({ name }) => Object.hasOwn(errors, name));
    return found.sort((a, b) => (isBefore(b, a) ? 1 : -1));
  }

  /** The first of those judged just now: who sends a code is not led away to what was wrong before. */
  toRepair(errors: Errors, judged: readonly string[]): { readonly name: string } | undefined {
    const first = this.inError(errors).find(({ name }) => judged.includes(name));
    return first && { name: first.name };
  }

  dirty(values: Values, initial: Values): boolean {
    return [...this.#entries.values()].some(({ name, fleeting }) => !fleeting && !same(read(values, name), read(initial, name)));
  }

  /** What goes to the schema: every field has a value, empty optional ones are left out. */
  collected(from: Values): Values {
    let values = from;
    for (const { name, optional, empty = '' } of this.#entries.values()) {
      const value = read(values, name);
      if (isBlank(value)) values = write(values, name, optional ? undefined : (value ?? empty));
    }
    return values;
  }

  /** What the schema says, each error at the field it belongs to, or at its path when it has none here. */
  checked<Out>(from: Values, schema: Schema<Out> | undefined): { readonly errors: Errors; readonly data: unknown } {
    const values = this.collected(from);
    const result = schema?.safeParse(values);
    if (!result || result.success) return { errors: {}, data: result ? result.data : values };
    const errors: Record<string, FieldError> = {};
    for (const [path, error] of Object.entries(errorsFrom(result.error.issues, values)))
      errors[fieldFor(path, this.names()) ?? path] ??= error;
    return { errors, data: undefined };
  }
}

/** 4: it follows. */
const isBefore = (first: FieldEntry, second: FieldEntry): boolean => {
  const [a, b] = [first.element(), second.element()];
  return a !== null && b !== null && (a.compareDocumentPosition(b) & 4) !== 0;
};
const same = (a: unknown, b: unknown): boolean =>
  a === b || (isBlank(a) && isBlank(b)) || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
