/** Takes rows one by one: the first with text is the headings, the others go on in pieces. */
import { TableFault, type TableHead, type TableLimits, type TableRow, type TableSink } from './table.ts';

/** Small, so that the first rows are on the screen at once. */
const firstPiece = 50;
const laterPiece = 500;

export type Collector = {
  readonly take: (row: TableRow) => void;
  /** How many rows came below the headings; undefined when there were not even those. */
  readonly end: () => number | undefined;
};

export function collector(
  about: Omit<TableHead, 'headings' | 'line'>,
  limits: Pick<TableLimits, 'maxRows' | 'maxColumns'>,
  sink: TableSink,
): Collector {
  let head: TableHead | undefined;
  let piece: TableRow[] = [];
  let rows = 0;
  const send = () => {
    if (piece.length > 0) sink.onRows(piece);
    piece = [];
  };
  return {
    take(row) {
      if (row.cells.every((cell) => cell === '') && Object.keys(row.marks).length === 0) return;
      if (row.cells.length > limits.maxColumns) throw new TableFault('tooManyColumns', { max: limits.maxColumns, line: row.line });
      if (!head) {
        head = { ...about, headings: row.cells, line: row.line };
        sink.onHead(head);
        return;
      }
      rows++;
      if (rows > limits.maxRows) throw new TableFault('tooManyRows', { max: limits.maxRows });
      piece.push(row);
      if (piece.length >= (rows > firstPiece ? laterPiece : firstPiece)) send();
    },
    end() {
      send();
      return head ? rows : undefined;
    },
  };
}
