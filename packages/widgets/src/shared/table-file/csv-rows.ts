/** Rows of a CSV file: separator and encoding are recognised, no cell is a formula. */
import { parse } from 'papaparse';
import { plainText } from '@bankside/core/rules/table-cells.ts';
import { collector } from './collector.ts';
import { decode, recognise } from './encoding.ts';
import { TableFault, type CellMark, type ReadOptions, type TableSink } from './table.ts';

/** Excel's own first line, which names the separator. */
const named = /^sep=(.)\r?\n/i;
/** A file of nothing but line breaks has no end otherwise. */
const mostLines = 200_000;
/** What Excel makes of a long number when it saves a CSV: its digits are gone. */
const lostDigits = /^\d(?:[.,]\d+)?E\+\d+$/i;

export async function readCsv(file: Blob, options: ReadOptions, sink: TableSink): Promise<number> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const encoding = options.encoding ?? recognise(bytes, options.language);
  const whole = decode(bytes, encoding);
  if (whole === undefined) throw new TableFault('encoding');
  const separator = named.exec(whole);
  const text = separator ? whole.slice(separator[0].length) : whole;
  const rows = collector({ kind: 'csv', encoding }, options, sink);
  let line = separator ? 1 : 0;
  let fault: unknown;
  parse<string[]>(text, {
    delimiter: separator?.[1] ?? separatorOf(text),
    step({ data, errors }, parser) {
      line++;
      try {
        if (errors.some(({ type }) => type === 'Quotes')) throw new TableFault('quotes', { line });
        if (line > mostLines) throw new TableFault('tooManyRows', { max: options.maxRows });
        rows.take({ line, ...cellsOf(data) });
      } catch (error) {
        fault = error;
        parser.abort();
      }
    },
  });
  if (fault) throw fault;
  const count = rows.end();
  if (!count) throw new TableFault('empty');
  return count;
}

/** The one that the headings have most of, outside of quotes. */
function separatorOf(text: string): string {
  const bare = text.slice(0, 20_000).replaceAll(/"[^"]*"/g, '');
  const [headings = ''] = /[^\r\n]+/.exec(bare) ?? [];
  const count = (separator: string) => headings.split(separator).length;
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best));
}

function cellsOf(data: readonly string[]): { readonly cells: readonly string[]; readonly marks: Readonly<Record<number, CellMark>> } {
  const cells = data.map(plainText);
  while (cells.at(-1) === '') cells.pop();
  const marks: Record<number, CellMark> = {};
  cells.forEach((cell, column) => {
    if (lostDigits.test(cell)) marks[column] = 'digits';
  });
  return { cells, marks };
}
