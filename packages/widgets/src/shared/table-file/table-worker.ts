/** The worker of table-file.ts: reads or writes one table, so that the page's own thread never waits for it. */
import { readTable } from './read-table.ts';
import { TableFault, type FaultDetail, type FaultName, type ReadOptions, type TableHead, type TableRow } from './table.ts';
import { writeTable, type WrittenTable } from './write-table.ts';

export type Task = { readonly read: Blob; readonly options: ReadOptions } | { readonly write: WrittenTable };
export type Answer =
  | { readonly is: 'ready' }
  | { readonly is: 'head'; readonly head: TableHead }
  | { readonly is: 'rows'; readonly rows: readonly TableRow[] }
  | { readonly is: 'read'; readonly count: number }
  | { readonly is: 'written'; readonly file: Blob }
  | { readonly is: 'fault'; readonly fault: FaultName; readonly detail: FaultDetail }
  | { readonly is: 'failed'; readonly message: string };

const answer = (each: Answer) => postMessage(each);

async function perform(task: Task): Promise<void> {
  if ('write' in task) return answer({ is: 'written', file: writeTable(task.write) });
  const count = await readTable(task.read, task.options, {
    onHead: (head) => answer({ is: 'head', head }),
    onRows: (rows) => answer({ is: 'rows', rows }),
  });
  answer({ is: 'read', count });
}

addEventListener('message', ({ data }: MessageEvent<Task>) => {
  perform(data).catch((error: unknown) => {
    if (error instanceof TableFault) answer({ is: 'fault', fault: error.fault, detail: error.detail });
    else answer({ is: 'failed', message: String(error) });
  });
});
answer({ is: 'ready' });
