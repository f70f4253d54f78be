/** The dry run: rows that wait are asked about piece by piece, one after another, until none waits or a person stops it (PRG-24). */
import type { Client } from '@bankside/core/client/client.ts';
import { importRows } from '@bankside/core/rules/programmes/programmes.ts';
import { createStore } from 'zustand/vanilla';
import { failureOf, type Failure } from '../../../kit/remote/failure.ts';
import type { Field } from './columns.ts';
import { bindRow, changed, outcomeOf, type Change, type Row } from './rows.ts';

/** The first answers are soon there. */
const firstPiece = 20;

export type CheckState = {
  readonly rows: readonly Row[];
  readonly isChecking: boolean;
  readonly isStopped: boolean;
  readonly failure: Failure | null;
};
type Intended = <I, O>(input: I, perform: (key: string) => Promise<O>) => Promise<O>;

export function checkerOf(bank: Client, intended: Intended) {
  const store = createStore<CheckState>(() => ({ rows: [], isChecking: false, isStopped: false, failure: null }));
  const { getState, setState } = store;
  const next = (most: number) =>
    getState()
      .rows.filter((row) => outcomeOf(row).is === 'waiting')
      .slice(0, most);
  /** The same piece is asked about again after a dead line, under its key: a wrong code counts once. */
  let size: number = firstPiece;
  const put = (change: Change) => setState({ rows: changed(getState().rows, change) });

  async function ask(asked: readonly Row[]): Promise<void> {
    const input = { rows: asked.map(bindRow) };
    // a call is never broken off: its tries at codes count, so its answers do too
    const { results } = await intended(input, (key) => bank.call('/preallocation/check', input, { key }));
    const answered = new Set(results.map(({ row }) => row));
    if (asked.some(({ line }) => !answered.has(line))) throw new Error('a row was not answered');
    put({ do: 'answer', asked, results });
    size = importRows.perCall;
    await new Promise((resolve) => setTimeout(resolve)); // a press is heard before the next
  }
  async function run(): Promise<void> {
    const { isChecking, isStopped, failure } = getState();
    if (isChecking || isStopped || failure) return;
    if (next(1).length === 0) return;
    setState({ isChecking: true });
    try {
      for (let piece = next(size); piece.length > 0 && !getState().isStopped; piece = next(size)) await ask(piece);
    } catch (error) {
      setState({ failure: failureOf(error) });
    } finally {
      setState({ isChecking: false });
    }
    // changed while the last answer was on its way
    void run();
  }
  const change = (made: Change) => {
    if (made.do === 'begin') size = firstPiece;
    put(made);
    void run();
  };
  return {
    store,
    change,
    edit: (line: number, field: Field, text: string) => change({ do: 'edit', line, field, text }),
    stop: () => setState({ isStopped: true }),
    goOn: () => {
      setState({ isStopped: false, failure: null });
      void run();
    },
  };
}
export type Checker = ReturnType<typeof checkerOf>;
