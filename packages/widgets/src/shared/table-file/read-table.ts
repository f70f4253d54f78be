/** Reads a file of any kind, as its first bytes say. Runs in a worker; where none may start, beside the page's own work. */
import { readCsv } from './csv-rows.ts';
import { isPain001, readPain001 } from './pain001-rows.ts';
import { sniff } from './sniff.ts';
import { TableFault, type ReadOptions, type TableSink } from './table.ts';
import { readXlsx } from './xlsx-rows.ts';

/** How many rows are below the headings. Fails with a TableFault. */
export async function readTable(file: Blob, options: ReadOptions, sink: TableSink): Promise<number> {
  if (file.size > options.maxBytes) throw new TableFault('tooLarge', { max: options.maxBytes });
  if (file.size === 0) throw new TableFault('empty');
  const found = await sniff(file);
  if (found === 'text' && (await isPain001(file))) return readPain001(file, options, sink);
  if (found === 'text') return readCsv(file, options, sink);
  if (found === 'zip') return readXlsx(file, options, sink);
  throw new TableFault(found);
}
