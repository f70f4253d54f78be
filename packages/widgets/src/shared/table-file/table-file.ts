/** Tables from a person's file and into one. Both happen in a worker of our own origin, which ends with its task. */
import * as workerFile from './table-worker.ts?worker&url';
import { started, workerStarter } from '../own-worker.ts';
import { ownOrigin } from '../../runtime/page-origin.ts';
import { TableFault, usualLimits, type ReadOptions, type TableHead, type TableSink } from './table.ts';
import type { Answer, Task } from './table-worker.ts';
import type { WrittenTable } from './write-table.ts';

export type ReadTable = Partial<ReadOptions> & Partial<TableSink> & { readonly signal?: AbortSignal };
export type TableSummary = TableHead & { readonly count: number };

const workerUrl = new URL(workerFile.default, import.meta.url);
let startWorker: ((url: string) => Worker) | undefined;
const patienceMs = 60_000;
/** A file within the limits takes a second; one that was made to be slow does not hold a processor for ever. */
const longestMs = 60_000;

/** Undefined where no worker of ours may start: on a page of another origin, or in a browser that knows no modules there. */
async function newWorker(): Promise<Worker | undefined> {
  if (workerUrl.origin !== ownOrigin()) return undefined;
  try {
    startWorker ??= workerStarter('table');
    return await started(startWorker(workerUrl.href), patienceMs);
  } catch {
    return undefined;
  }
}

type Heard = (answer: Answer, finish: { readonly resolve: () => void; readonly reject: (error: unknown) => void }) => void;
async function inWorker(worker: Worker, task: Task, signal: AbortSignal | undefined, heard: Heard): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => undefined as void;
  try {
    await new Promise<void>((resolve, reject) => {
      stop = () => reject(signal?.reason as Error);
      signal?.addEventListener('abort', stop, { once: true });
      signal?.throwIfAborted();
      timer = setTimeout(() => reject(new TableFault('tooSlow')), longestMs);
      worker.addEventListener('error', () => reject(new TableFault('damaged')));
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
        if (data.is === 'fault') reject(new TableFault(data.fault, data.detail));
        else if (data.is === 'failed') reject(new Error(data.message));
        else heard(data, { resolve, reject });
      });
      worker.postMessage(task);
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    worker.terminate();
  }
}

/**
 * Reads a CSV or XLSX file: `onHead` gets its headings, `onRows` its rows piece by piece, and again from the beginning for every
 * call. Fails with a TableFault, or with the signal's reason.
 */
export async function readTableFile(file: Blob, { signal, onHead, onRows, ...options }: ReadTable = {}): Promise<TableSummary> {
  const chosen = { ...usualLimits, ...options };
  if (file.size > chosen.maxBytes) throw new TableFault('tooLarge', { max: chosen.maxBytes });
  let head: TableHead | undefined;
  let count = 0;
  const hear = (found: TableHead) => {
    head = found;
    onHead?.(found);
  };
  const worker = await newWorker();
  signal?.throwIfAborted();
  if (worker)
    await inWorker(worker, { read: file, options: chosen }, signal, (answer, { resolve }) => {
      if (answer.is === 'head') hear(answer.head);
      else if (answer.is === 'rows') onRows?.(answer.rows);
      else if (answer.is === 'read') {
        count = answer.count;
        resolve();
      }
    });
  else {
    const { readTable } = await import('./read-table.ts');
    count = await readTable(file, chosen, {
      onHead: hear,
      onRows(rows) {
        signal?.throwIfAborted();
        onRows?.(rows);
      },
    });
  }
  if (!head) throw new TableFault('empty');
  return { ...head, count };
}

/** A file with these rows, all of its cells text that no program takes for a formula. */
export async function writeTableFile(table: WrittenTable): Promise<Blob> {
  const worker = await newWorker();
  if (!worker) return (await import('./write-table.ts')).writeTable(table);
  let file: Blob | undefined;
  await inWorker(worker, { write: table }, undefined, (answer, { resolve }) => {
    if (answer.is !== 'written') return;
    file = answer.file;
    resolve();
  });
  if (!file) throw new Error('the worker wrote nothing');
  return file;
}
