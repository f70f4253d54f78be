import type { Errors, LazySchema } from './form-errors.ts';
import type { Values } from './form-paths.ts';

/** What the screen wants of a form at the moment. */
export type FormWays<Out> = { readonly schema?: LazySchema<Out> | undefined; readonly onSubmit: (values: Out) => unknown };

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

export const blank = (values: Values): FormState => ({
  values,
  errors: {},
  failure: undefined,
  busy: false,
  dirty: false,
  started: false,
  listed: false,
  focus: undefined,
});
