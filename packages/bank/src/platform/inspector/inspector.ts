/**
 * Files are parsed in worker threads, so that a file made to be slow holds up nobody's call: with bounds on time and memory,
 * and on how many run and wait at once, in all and from one network address. Addresses take turns.
 */
import { Worker } from 'node:worker_threads';
import type { Policy } from '@bankside/core/rules/policy/bank-policy.ts';
import { Refusal } from '../refusal.ts';
import type { FileToInspect, Verdict } from './inspect.ts';

type Limits = Policy['inspection'];
type Waiting = { readonly order: Order; readonly begin: () => void };
type Order = Pick<FileToInspect, 'type' | 'bytes' | 'maxPixels'> & { readonly address: string; readonly limits: Limits };
export type Inspector = {
  /** Answers fileUnreadable beyond the bounds of time and memory. Refuses tooManyRequests when too many wait. */
  inspect(order: Order): Promise<Verdict>;
  close(): Promise<void>;
};

/** A thread that is just starting is given so long; a file's own seconds count from then on. */
const startMs = 60_000;
const unreadable: Verdict = { is: 'fileUnreadable' };

export function createInspector(start: (limits: Limits) => Worker = startWorker): Inspector {
  const threads = new Set<Worker>();
  const idle: Worker[] = [];
  const running = new Map<string, number>();
  const served = new Map<string, number>();
  let turns = 0;
  let waiting: readonly Waiting[] = [];

  const runningOf = (address: string) => running.get(address) ?? 0;
  const inAll = () => [...running.values()].reduce((sum, each) => sum + each, 0);
  const fits = ({ address, limits }: Order) => inAll() < limits.atOnce && runningOf(address) < limits.atOncePerAddress;

  function count(address: string, by: 1 | -1): void {
    const now = runningOf(address) + by;
    if (now > 0) running.set(address, now);
    else running.delete(address);
  }

  /** Of those that may, the one whose address was served longest ago. */
  function beginNext(): void {
    const since = ({ order }: Waiting) => served.get(order.address) ?? 0;
    const [next] = waiting.filter(({ order }) => fits(order)).toSorted((one, other) => since(one) - since(other));
    if (!next) return;
    waiting = waiting.filter((each) => each !== next);
    served.set(next.order.address, (turns += 1));
    next.begin();
  }

  function leave(address: string): void {
    count(address, -1);
    if (runningOf(address) === 0 && !waiting.some(({ order }) => order.address === address)) served.delete(address);
    beginNext();
  }

  function turn(order: Order): Promise<void> {
    const { address, limits } = order;
    const same = waiting.filter((each) => each.order.address === address).length;
    if (waiting.length >= limits.waiting || same >= limits.waitingPerAddress)
      return Promise.reject(new Refusal('tooManyRequests', { params: { seconds: limits.seconds } }));
    return new Promise((resolve) => {
      const begin = () => {
        count(address, 1);
        resolve();
      };
      waiting = [...waiting, { order, begin }];
      beginNext();
    });
  }

  function thread(limits: Limits): { readonly worker: Worker; readonly isNew: boolean } {
    const known = idle.pop();
    if (known) return { worker: known, isNew: false };
    const worker = start(limits);
    threads.add(worker);
    worker.on('error', () => undefined); // while it works answerOf hears it; an idle one that ends is not missed
    worker.on('exit', () => {
      threads.delete(worker);
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    });
    return { worker, isNew: true };
  }

  async function run(order: Order): Promise<Verdict> {
    const { worker, isNew } = thread(order.limits);
    worker.ref();
    const outcome = await answerOf(worker, isNew, order);
    if (outcome.ended) await worker.terminate(); // a thread that is still at it keeps its place among those at once
    else {
      worker.unref(); // idle ones do not hold the process
      idle.push(worker);
    }
    if (outcome.fault) throw outcome.fault;
    return outcome.verdict;
  }

  return {
    inspect: async (order) => {
      await turn(order);
      try {
        return await run(order);
      } finally {
        leave(order.address);
      }
    },
    close: async () => {
      waiting = [];
      await Promise.all([...threads].map((worker) => worker.terminate()));
    },
  };
}

type Outcome = { readonly verdict: Verdict; readonly ended: boolean; readonly fault?: Error };

/** One file, from a thread that does nothing else meanwhile. */
function answerOf(worker: Worker, isNew: boolean, { type, bytes, maxPixels, limits }: Order): Promise<Outcome> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout;
    const done = (outcome: Outcome) => {
      clearTimeout(timer);
      for (const event of ['message', 'error', 'exit']) worker.removeListener(event, heard[event as keyof typeof heard]);
      resolve(outcome);
    };
    const within = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => done({ verdict: unreadable, ended: true }), ms);
    };
    const send = () => {
      within(limits.seconds * 1000);
      const copy = new Uint8Array(bytes); // the thread's own: the memory moves there
      const file: FileToInspect = { type, bytes: copy, maxPixels, pdfStreams: limits.pdfStreams, seconds: limits.seconds };
      worker.postMessage(file, [copy.buffer]);
    };
    const heard = {
      message: (said: Verdict | 'ready') => (said === 'ready' ? send() : done({ verdict: said, ended: false })),
      error: (fault: Error) => done({ verdict: unreadable, ended: true, ...(isOutOfMemory(fault) ? {} : { fault }) }),
      exit: () => done({ verdict: unreadable, ended: true, fault: new Error('the thread that parses files has ended') }),
    };
    worker.on('message', heard.message).on('error', heard.error).on('exit', heard.exit);
    within(startMs);
    if (!isNew) send();
  });
}

const isOutOfMemory = (fault: Error): boolean => 'code' in fault && fault.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** From source the thread needs tsx, as Node 20 knows no TypeScript; the built bank has the worker as a file of its own. */
function startWorker({ memoryMb }: Limits): Worker {
  const entry = new URL('./inspector-worker.ts', import.meta.url);
  const settings = { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 } };
  if (!entry.pathname.endsWith('.ts')) return new Worker(entry, settings);
  const tsx = import.meta.resolve('tsx/esm/api');
  const start = `import(${JSON.stringify(tsx)}).then(({ register }) => (register(), import(${JSON.stringify(entry.href)})))`;
  return new Worker(start, { ...settings, eval: true });
}
