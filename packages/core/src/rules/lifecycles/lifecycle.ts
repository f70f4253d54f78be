/** A lifecycle is a table; `choices` and `step` are its only two readers. */
export type Actor = 'client' | 'user' | 'admin' | 'bank' | 'system';
export type Tone = 'quiet' | 'positive' | 'attention' | 'progress' | 'negative' | 'stopped' | 'lapsed';
/** Shape before word before colour (DES-09). */
export type Glyph =
  | 'tick'
  | 'circle'
  | 'half'
  | 'dot'
  | 'dotted'
  | 'crossed'
  | 'alert'
  | 'barred'
  | 'lock'
  | 'minus'
  | 'swap'
  | 'dashed'
  | 'return';

export type State = { readonly wire: number | string; readonly tone: Tone; readonly glyph: Glyph };
export type Event<S extends string> = {
  readonly from: readonly S[];
  readonly to: S;
  readonly by: readonly Actor[];
  /** Names a guard that the caller must have checked, for example 'reason given'. */
  readonly needs?: string;
};
export type Lifecycle<S extends string = string, E extends string = string> = {
  readonly entity: string;
  /** The states in which something may come into being. */
  readonly starts: readonly NoInfer<S>[];
  readonly states: Readonly<Record<S, State>>;
  readonly events: Readonly<Record<E, Event<NoInfer<S>>>>;
};

type StateOf<L> = L extends Lifecycle<infer S> ? S : never;
type EventOf<L> = L extends Lifecycle<string, infer E> ? E : never;

/** Checks a table's names against each other at compile time and keeps its literal types. */
export const lifecycle = <S extends string, E extends string>(table: Lifecycle<S, E>): Lifecycle<S, E> => table;

/** The state of a wire code, or 'unknown', which screens show as such. */
export function stateOf<L extends Lifecycle>(table: L, wire: number | string): StateOf<L> | 'unknown' {
  for (const name of Object.keys(table.states)) if (table.states[name]?.wire === wire) return name as StateOf<L>;
  return 'unknown';
}

/** What `actor` may do next: a screen's buttons. */
export function choices<L extends Lifecycle>(table: L, state: StateOf<L> | 'unknown', actor: Actor): EventOf<L>[] {
  return Object.entries(table.events)
    .filter(([, event]) => event.from.includes(state) && event.by.includes(actor))
    .map(([name]) => name as EventOf<L>);
}

/** The state after `event`, or null when this actor may not do that now: the bank answers wrongState (3001). */
export function step<L extends Lifecycle>(table: L, state: StateOf<L> | 'unknown', event: EventOf<L>, actor: Actor): StateOf<L> | null {
  const row = table.events[event];
  return row && row.from.includes(state) && row.by.includes(actor) ? (row.to as StateOf<L>) : null;
}
