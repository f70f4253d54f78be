/** Starts and hears workers: bank processes that a test can set against each other, or kill. */
import { type ChildProcess, spawn } from 'node:child_process';
import type { StoreAt } from '@bankside/bank/store/store.ts';
import { quickPglite } from '../support/quick-pglite.ts';
import type { KycWriter } from './kyc-writer.ts';

type Own = { readonly company_id: string };
export type Task =
  | (Own & { readonly do: 'withdraw'; readonly times: number; readonly amount: number; readonly key?: string })
  | (Own & { readonly do: 'hold'; readonly times: number; readonly amount: number })
  | (Own & { readonly do: 'cross'; readonly times: number; readonly order: readonly ('USD' | 'SGD')[] })
  | (Own & { readonly do: 'load'; readonly writers: number; readonly seed: number })
  /** `issuer`: the address of the card issuer that it asks, else one of its own. */
  | (Own & { readonly do: 'desk'; readonly issuer?: string })
  | (Own & { readonly do: 'kyc'; readonly by: KycWriter; readonly seed: number })
  /** Imports are worked through, so many seconds later by its clock; may die when so many of their rows are committed. */
  | (Own & { readonly do: 'imports'; readonly dies_after?: number; readonly later?: number })
  /** Batches are sent to the issuer at `url`; dies at the last of these points. */
  | (Own & { readonly do: 'printing'; readonly url: string; readonly dies_at: readonly string[] })
  /** Pays what is due by schedules, again and again. */
  | (Own & { readonly do: 'schedules' })
  /** Delivers what is due, so many seconds later by its clock. */
  | (Own & { readonly do: 'webhooks'; readonly allow: string; readonly later: number })
  | (Own & { readonly do: 'card'; readonly job: CardJob })
  | (Own & { readonly do: 'transfers'; readonly by: Payer; readonly writers: number; readonly seed: number });
/** One call about a card and the jobs that follow it, up to the point at which the process dies. */
export type CardJob = {
  readonly call: BankCall;
  /** Of the card issuer. */
  readonly url: string;
  /** Seconds since the first round. */
  readonly later: number;
  /** Points that have to be reached one after the other, the last one is the end; or how many points it lives. */
  readonly dies_at: readonly string[] | number;
};
/** A call to the bank by somebody signed in, with the key of its intent. */
export type BankCall = {
  readonly path: string;
  readonly body: object;
  readonly as: { token: string; userid: string };
  readonly key: string;
};
/** Whose transfers they are, and where they can go. */
export type Payer = { readonly token: string; readonly userid: string; readonly payee_id: string; readonly account_number: string };
export type Outcome =
  | {
      readonly done: true;
      readonly id: string;
      readonly replayed?: boolean;
      readonly key?: string;
      readonly hold?: 'active' | 'captured' | 'released';
      /** Of a bank's call: its data. */
      readonly answer?: unknown;
    }
  /** `intent`: the call that is about to be made; nothing is known of it yet. */
  | { readonly done: false; readonly why: string; readonly intent?: BankCall };

export type Worker = {
  /** Lets it begin, and answers all outcomes when it has ended by itself. */
  finish(): Promise<Outcome[]>;
  begin(): void;
  alive(): boolean;
  /** How many outcomes it has reported so far. */
  reported(): number;
  /** Of a desk, which stays open: these calls at the same moment; answers their outcomes. */
  serve(calls: readonly BankCall[]): Promise<Outcome[]>;
  /** kill -9; answers what it had reported by then. */
  kill(): Promise<Outcome[]>;
};

/** Made of bank-worker.ts by tests/support/worker-for-faults.ts. */
const program = '.cache/fault-worker/bank-worker.js';

/** Resolves when the worker has its database open and waits for the start. */
export async function startWorker(store: StoreAt, task: Task): Promise<Worker> {
  const child = spawn(process.execPath, [...('url' in store ? [] : quickPglite), program], {
    env: { ...process.env, WORKER: JSON.stringify({ store, task }) },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let said = '';
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.startsWith('ready\n')) resolve();
    });
    void gone.then(() => reject(new Error('the worker did not start')));
  });
  const outcomes = async () => {
    await gone;
    // A line cut off by the kill was never reported.
    return said
      .slice(0, said.lastIndexOf('\n'))
      .split('\n')
      .slice(1)
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Outcome);
  };
  return {
    begin: () => void start(child),
    reported: () => said.split('\n').length - 2, // without 'ready' and the unfinished line
    alive: () => child.exitCode === null && child.signalCode === null,
    finish: () => (start(child), outcomes()),
    serve: async (calls) => {
      const before = said.length;
      child.stdin.write(`${JSON.stringify(calls)}\n`);
      const alive = () => child.exitCode === null && child.signalCode === null;
      while (!said.includes('\n', before) && alive()) await new Promise((resolve) => setTimeout(resolve, 5));
      return JSON.parse(said.slice(before)) as Outcome[];
    },
    kill: () => (child.kill('SIGKILL'), outcomes()),
  };
}

const start = (child: ChildProcess) => child.stdin?.write('go\n');
