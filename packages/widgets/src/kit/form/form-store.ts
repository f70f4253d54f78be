/**
 * The engine of every form: values, errors, busy and dirty, without React. Validation is the contract's schema, fetched at
 * the first touch (decisions 13). When it speaks: a field with content when it is left, everything when it is sent, and
 * what is shown already at every change, so that a repaired field is praised at once (DESIGN.md §6).
 */
import { errorsFrom, fieldFor, refusedFields, type Errors, type FieldError, type LazySchema, type Schema } from './form-errors.ts';
import { isBlank, read, write, type Values } from './form-paths.ts';

export type FormState = {
  readonly values: Values;
  readonly errors: Errors;
  /** Thrown by an act and not about a field. */
  readonly failure: unknown;
  readonly busy: boolean;
  readonly dirty: boolean;
  readonly started: boolean;
  /** After a submit with more than three errors the head of the form lists them. */
  readonly listed: boolean;
  readonly focus: { readonly name: string } | undefined;
};

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
  /** Work to wait for before the value counts. */
  readonly ready?: (named: boolean) => Promise<unknown>;
  /** What the field itself finds wrong; `named` when an act asks for this field and not the whole form. */
  readonly check?: (named: boolean) => FieldError | undefined;
  /** The value has been sent and is used up. */
  readonly spent?: () => void;
};

const refused = Symbol('refused');

export class FormStore<Out = unknown> {
  schema: LazySchema<Out> | undefined;
  onSubmit: (values: Out) => unknown = () => undefined;
  #composing = false;
  #pressed = false;
  #release: ReturnType<typeof setTimeout> | undefined;
  readonly #waiting: (() => void)[] = [];
  #state: FormState;
  #initial: Values;
  #loaded: Schema<Out> | undefined;
  #loading: Promise<Schema<Out>> | undefined;
  readonly #fields = new Map<string, FieldEntry>();
  readonly #listeners = new Set<() => void>();

  constructor(initial: Values = {}) {
    this.#initial = initial;
    this.#state = { values: initial, errors: {}, failure: undefined, busy: false, dirty: false, started: false, listed: false, focus: undefined };
  }

  readonly state = (): FormState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  #put(part: Partial<FormState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }

  register(entry: FieldEntry): () => void {
    this.#fields.set(entry.name, entry);
    return () => void (this.#fields.get(entry.name) === entry && this.#fields.delete(entry.name));
  }

  /** Fields with an error, as they stand on the page. */
  inError(): readonly FieldEntry[] {
    const found = [...this.#fields.values()].filter(({ name }) => Object.hasOwn(this.#state.errors, name));
    return found.sort((a, b) => {
      const [first, second] = [a.element(), b.element()];
      return first && second && first.compareDocumentPosition(second) & 2 ? 1 : -1; // 2: b stands before a
    });
  }

  value = (name: string): unknown => read(this.#state.values, name) ?? this.#fields.get(name)?.empty;

  set(name: string, value: unknown): void {
    const values = write(this.#state.values, name, value);
    const { [name]: shown, ...others } = this.#state.errors;
    const dirty = [...this.#fields.values()].some((field) => !field.fleeting && !same(read(values, field.name), read(this.#initial, field.name)));
    this.#put({ values, dirty, errors: shown?.byBank ? others : this.#state.errors });
    if (!this.#composing) this.#recheck();
  }

  /** The first touch: what is lazy begins to load, what works by itself begins to work. */
  start(): void {
    if (this.#state.started) return;
    this.#put({ started: true });
    this.#load().catch(() => undefined); // asked for again when it is needed
  }

  #load(): Promise<Schema<Out> | undefined> {
    if (!this.schema) return Promise.resolve(undefined);
    this.#loading ??= this.schema().then(
      (schema) => (this.#loaded = schema),
      (error: unknown) => {
        this.#loading = undefined;
        throw error;
      },
    );
    return this.#loading;
  }

  /** What goes to the schema: every field has a value, empty optional ones are left out. */
  #collected(): Values {
    let values = this.#state.values;
    for (const { name, optional, empty = '' } of this.#fields.values()) {
      const value = read(values, name);
      if (isBlank(value)) values = write(values, name, optional ? undefined : (value ?? empty));
    }
    return values;
  }

  #found(): { readonly errors: Errors; readonly checked: ReturnType<Schema<Out>['safeParse']> | undefined } {
    const values = this.#collected();
    const checked = this.#loaded?.safeParse(values);
    const raw = checked && !checked.success ? errorsFrom(checked.error.issues, values) : {};
    const errors: Record<string, FieldError> = {};
    for (const [path, error] of Object.entries(raw)) errors[fieldFor(path, [...this.#fields.keys()]) ?? path] ??= error;
    return { errors, checked };
  }

  /** Keeps, renews or takes away the errors that are shown; adds that of `also`. */
  #recheck(also?: string): void {
    const shown = Object.entries(this.#state.errors);
    if (!shown.length && !also) return;
    const { errors } = this.#found();
    const now = (name: string) => errors[name] ?? this.#fields.get(name)?.check?.(false);
    const next: Record<string, FieldError> = {};
    for (const [name, error] of shown) {
      const current = error.byBank ? error : now(name);
      if (current) next[name] = current;
    }
    const added = also && !next[also] ? now(also) : undefined;
    if (also && added) next[also] = added;
    this.#put({ errors: next });
  }

  /** An input method is at work: nothing is checked or sent until it is done. */
  composing(at: boolean): void {
    this.#composing = at;
    if (!at) this.#recheck();
  }

  /** A pointer went down or up, anywhere on the page. */
  press(down: boolean): void {
    this.#pressed = down;
    clearTimeout(this.#release);
    this.#release = setTimeout(() => this.#settle(), down ? 1000 : 0); // some releases are never told (a select's own list)
  }
  /** Now, or once the pointer is up: what moves between press and release lets a click miss its button. */
  settled(act: () => void): void {
    this.#waiting.push(act);
    if (!this.#pressed) this.#settle();
  }
  #settle(): void {
    this.#pressed = false;
    for (const act of this.#waiting.splice(0)) act();
  }

  /** A field was left. */
  left(name: string): void {
    this.settled(() => void this.#left(name));
  }
  async #left(name: string): Promise<void> {
    if (this.#composing || isBlank(this.value(name))) return;
    await this.#load().catch(() => undefined);
    if (!isBlank(this.value(name))) this.#recheck(name);
  }

  /** Waits for the named fields, checks them and shows what is wrong; their data when nothing is. */
  async #approve(names: readonly string[], named: boolean): Promise<{ readonly data: unknown } | typeof refused> {
    const fields = names.flatMap((name) => this.#fields.get(name) ?? []);
    await Promise.all([this.#load(), ...fields.map((field) => field.ready?.(named))]);
    const { errors: found, checked } = this.#found();
    const errors: Record<string, FieldError> = {};
    for (const name of names) {
      const error = found[name] ?? this.#fields.get(name)?.check?.(named);
      if (error) errors[name] = error;
    }
    // A rule about something that has no field here would otherwise refuse in silence.
    if (!named) for (const [path, error] of Object.entries(found)) errors[path] ??= error;
    this.#put({ errors: named ? { ...without(this.#state.errors, names), ...errors } : errors });
    if (Object.keys(errors).length) {
      this.#showErrors(!named);
      return refused;
    }
    return { data: checked?.success ? checked.data : this.#collected() };
  }

  #showErrors(list: boolean): void {
    const first = this.inError()[0];
    this.#put({ listed: list && Object.keys(this.#state.errors).length > 3, focus: first ? { name: first.name } : undefined });
  }

  submit = async (): Promise<void> => {
    if (this.#state.busy || this.#composing) return; // a double submit is one
    this.#settle();
    this.#put({ busy: true, failure: undefined, listed: false });
    try {
      const approved = await this.#approve([...this.#fields.keys()], false);
      if (approved === refused) return;
      const sent = this.#state.values;
      await this.#spending([...this.#fields.keys()], () => this.onSubmit(approved.data as Out));
      this.#initial = sent;
      this.#put({ dirty: false });
    } catch (error) {
      this.fail(error);
    } finally {
      this.#put({ busy: false });
    }
  };

  /** An act on part of the form (send a code): the named fields must be right; refusals land as those of submit do. */
  async act<R>(names: readonly string[], act: (values: Values) => Promise<R>): Promise<R | undefined> {
    this.start();
    this.#settle();
    this.#put({ failure: undefined });
    try {
      if ((await this.#approve(names, true)) === refused) return undefined;
      return await this.#spending(names, () => act(this.#collected()));
    } catch (error) {
      this.fail(error);
      return undefined;
    }
  }

  async #spending<R>(names: readonly string[], act: () => R): Promise<Awaited<R>> {
    try {
      return await act();
    } finally {
      for (const name of names) this.#fields.get(name)?.spent?.();
    }
  }

  /** Puts a refusal where it belongs: on its fields, or at the head of the form. */
  fail(error: unknown): void {
    const names = [...this.#fields.keys()];
    const errors: Record<string, FieldError> = { ...this.#state.errors };
    const homeless: string[] = [];
    let values = this.#state.values;
    for (const { field, rule, msg } of refusedFields(error)) {
      const name = fieldFor(field, names);
      if (!name) homeless.push(field);
      else errors[name] = { rule, text: msg, byBank: true };
      if (name && this.#fields.get(name)?.clearWhenRefused) values = write(values, name, '');
    }
    const placed = refusedFields(error).length > homeless.length;
    this.#put({ errors, values, failure: placed || wasShown(error) ? undefined : error });
    markShown(error);
    if (placed) this.#showErrors(true);
  }

  focus(name: string): void {
    this.#fields.get(name)?.focus();
  }
}

/** core/client's errors carry `shown`, so that nobody is told twice (a refusal may have opened a dialog already). */
const hasShown = (error: unknown): error is { shown: boolean } => error instanceof Error && 'shown' in error;
const wasShown = (error: unknown): boolean => hasShown(error) && error.shown;
const markShown = (error: unknown): void => void (hasShown(error) && (error.shown = true));
const without = (errors: Errors, names: readonly string[]): Errors => Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
const same = (a: unknown, b: unknown): boolean => a === b || (isBlank(a) && isBlank(b)) || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
