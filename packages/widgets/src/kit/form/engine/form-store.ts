/**
 * The engine of every form: values, errors, busy and dirty, without React. Validation is the contract's schema, fetched at
 * the first touch (D-113). When it speaks: a field with content when it is left, everything when it is sent, and
 * what is shown already at every change, so that a repaired field is praised at once (DES-06).
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { fieldFor, refusedFields, judged, takeOver, without, type Errors, type FieldError, type Schema } from './form-errors.ts';
import { PointerGate } from '../../action/pointer-gate.ts';
import type { EnteredIn, FieldName } from './field-name.ts';
import { FormFields, type FieldEntry } from './form-fields.ts';
import { isBlank, read, write, type Values } from './form-paths.ts';
import { blank, type FormState, type FormWays } from './form-state.ts';

export class FormStore<Out = unknown> {
  readonly #now: () => FormWays<Out>;
  #initial: Values;
  #composing = false;
  #loaded: Schema<Out> | undefined;
  #loading: Promise<unknown> | undefined;
  readonly #fields = new FormFields();
  readonly presses = new PointerGate();
  readonly state: () => FormState;
  readonly subscribe: StoreApi<FormState>['subscribe'];
  readonly #put: (part: Partial<FormState>) => void;

  constructor(initial: Values | undefined = {}, now: () => FormWays<Out>) {
    this.#now = now;
    this.#initial = initial;
    const store = createStore(() => blank(initial));
    this.state = store.getState;
    this.subscribe = store.subscribe;
    this.#put = store.setState;
  }

  register(entry: FieldEntry): () => void {
    const leave = this.#fields.add(entry);
    return () => {
      leave();
      queueMicrotask(() => this.#fields.get(entry.name) ?? this.forget(entry.name)); // unless it only registered again
    };
  }
  /** `said`: only what the bank said of it, which was of other values beside it. */
  forget(name: string, said: 'byBank' | 'rule' = 'rule'): void {
    if (this.state().errors[name]?.[said]) this.#put({ errors: without(this.state().errors, [name]) });
  }
  inError(): readonly FieldEntry[] {
    return this.#fields.inError(this.state().errors);
  }
  /** A field has another label (another language): the list at the head shows it too. */
  renamed(name: string): void {
    if (this.state().errors[name]) this.#put({ errors: { ...this.state().errors } });
  }
  focus(name: string): void {
    this.#fields.get(name)?.focus();
  }

  value<T>(name: FieldName<T>): T | undefined {
    return (read(this.state().values, name) ?? this.#fields.get(name)?.empty) as T | undefined;
  }

  set<T>(name: FieldName<T>, value: NoInfer<T>): void {
    const values = write(this.state().values, name, value);
    const { errors } = this.state();
    const kept = errors[name]?.byBank ? without(errors, [name]) : errors;
    this.#put({ values, dirty: this.#fields.dirty(values, this.#initial), errors: kept });
    if (!this.#composing) this.#recheck();
  }

  /** The first touch: what is lazy begins to load, what works by itself begins to work. */
  start(): void {
    if (this.state().started) return;
    this.#put({ started: true });
    this.#load().catch(() => undefined); // asked for again when it is needed
  }

  async #load(): Promise<void> {
    const { schema: load } = this.#now();
    if (!load || this.#loaded) return;
    this.#loading ??= load()
      .then((schema) => (this.#loaded = schema))
      .finally(() => (this.#loading = undefined));
    await this.#loading;
  }

  #errorOf(name: string, found: Errors, named = false): FieldError | undefined {
    return found[name] ?? this.#fields.get(name)?.check?.(named);
  }

  /** Keeps, renews or takes away the errors that are shown; adds that of `also`. */
  #recheck(also?: string): void {
    const shown = this.state().errors;
    const names = new Set([...Object.keys(shown), ...(also === undefined ? [] : [also])]);
    if (names.size === 0) return;
    const { errors: found } = this.#fields.checked(this.state().values, this.#loaded);
    const errors: Record<string, FieldError> = {};
    for (const name of names) {
      const error = shown[name]?.byBank ? shown[name] : this.#errorOf(name, found);
      if (error) errors[name] = error;
    }
    this.#put({ errors });
  }

  /** An input method is at work: nothing is checked or sent until it is done. */
  composing(at: boolean): void {
    this.#composing = at;
    if (!at) this.#recheck();
  }

  left(name: FieldName): void {
    this.presses.settled(() => void this.#check(name));
  }
  async #check(name: FieldName): Promise<void> {
    if (this.#composing || isBlank(this.value(name))) return;
    await this.#load().catch(() => undefined);
    if (!isBlank(this.value(name))) this.#recheck(name);
  }

  /** Waits for the named fields, or all; for what the browser works out only once the rest is right. Their data when nothing is wrong. */
  async #approve(some?: readonly string[]): Promise<{ readonly data: unknown } | undefined> {
    const [names, named] = [some ?? this.#fields.names(), some !== undefined];
    const last = names.filter((name) => this.#fields.get(name)?.fleeting);
    const settled = async (which: readonly string[]) => Promise.all(which.map(async (name) => this.#fields.get(name)?.ready?.(named)));
    await Promise.all([this.#load(), settled(names.filter((name) => !last.includes(name)))]);
    if (!this.#judge(names, named, last)) return undefined;
    await settled(last);
    return this.#judge(names, named);
  }
  #judge(all: readonly string[], named: boolean, except: readonly string[] = []): { readonly data: unknown } | undefined {
    const { errors: found, data } = this.#fields.checked(this.state().values, this.#loaded);
    const names = all.filter((name) => !except.includes(name));
    const own = (name: string) => this.#fields.get(name)?.check?.(named);
    const { errors, isRight } = judged(names, { found: without(found, except), shown: this.state().errors, named, own });
    if (isRight && except.length > 0) return { data };
    this.#put({ errors });
    if (!isRight) this.#showErrors(!named, names);
    return isRight ? { data } : undefined;
  }

  #showErrors(list: boolean, names: readonly string[]): void {
    const { errors } = this.state();
    this.#put({ listed: list && Object.keys(errors).length > 3, focus: this.#fields.toRepair(errors, names) });
  }

  async submit(): Promise<void> {
    if (this.state().busy || this.#composing) return; // a double submit is one
    this.presses.flush();
    this.#put({ busy: true, failure: undefined, listed: false });
    try {
      const approved = await this.#approve();
      if (!approved) return;
      const sent = this.state().values;
      await this.#spending(this.#fields.names(), () => this.#now().onSubmit(approved.data as Out));
      this.#initial = sent;
      this.#put({ dirty: this.#fields.dirty(this.state().values, sent) });
    } catch (error) {
      this.fail(error);
    } finally {
      this.#put({ busy: false });
    }
  }

  /** An act on part of the form (send a code): the named fields must be right; refusals land as those of submit do. */
  async act<const N extends readonly FieldName[], R>(names: N, act: (...values: EnteredIn<N>) => Promise<R>): Promise<R | undefined> {
    this.start();
    this.presses.flush();
    this.#put({ failure: undefined });
    try {
      if (!(await this.#approve(names))) return undefined;
      const values = this.#fields.collected(this.state().values);
      return await this.#spending(names, () => act(...(names.map((name) => read(values, name)) as unknown as EnteredIn<N>)));
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

  /** Puts a refusal where it belongs: on its fields, or at the head of the form. `quietly`: what was said before, without moving the focus. */
  fail(error: unknown, quietly = false): void {
    const errors: Record<string, FieldError> = { ...this.state().errors };
    let { values } = this.state();
    const placed: string[] = [];
    for (const { field, rule, msg } of refusedFields(error)) {
      const name = fieldFor(field, this.#fields.names());
      if (!name) continue;
      placed.push(name);
      errors[name] = { rule, text: msg, byBank: true };
      if (this.#fields.get(name)?.clearWhenRefused) values = write(values, name, '');
    }
    this.#put({ errors, values, failure: takeOver(error) || placed.length > 0 ? undefined : error });
    if (placed.length > 0 && !quietly) this.#showErrors(true, placed);
  }
}
