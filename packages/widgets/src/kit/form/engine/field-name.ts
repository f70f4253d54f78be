/** The name of a field, and with it the type of what is entered there: a misspelled one does not compile. */
declare const entered: unique symbol;
export type FieldName<T = unknown> = string & { readonly [entered]: T };

type NameIn<V> = V extends unknown ? keyof V & string : never;
type ValueAt<V, N> = V extends unknown ? (N extends keyof V ? V[N] : never) : never;
export type FieldsOf<V> = <N extends NameIn<V>>(name: N) => FieldName<ValueAt<V, N>>;
/** What is in fields, in the order of their names. */
export type EnteredIn<N extends readonly FieldName[]> = { [K in keyof N]: N[K] extends FieldName<infer T> ? T : never };

/** A name that a table gives, from which the schema is made too. */
export const fieldNamed = <T = unknown>(name: string) => name as FieldName<T>;
