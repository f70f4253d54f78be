/** A table as it is read from a file: what is in it, and why a file cannot be read. */

/** In the order in which they are proposed to a person. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'shift_jis', 'big5', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * What a person must know of a cell: its text is the last result of a formula, or that result is missing, or an error such as
 * #N/A, or a number of more than fifteen digits, of which spreadsheets keep only fifteen.
 */
export type CellMark = 'formula' | 'noResult' | 'error' | 'digits';
export type TableRow = {
  /** Its number in the spreadsheet, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** By column. */
  readonly marks: Readonly<Record<number, CellMark>>;
};
export type TableHead = {
  readonly kind: 'csv' | 'xlsx' | 'pain';
  readonly headings: readonly string[];
  readonly line: number;
  /** Of a CSV file. */
  readonly encoding?: Encoding;
  /** Of an XLSX file: those that are shown, and the one that is read. */
  readonly sheets?: readonly string[];
  readonly sheet?: string;
};

export const faults = [
  'tooLarge',
  'tooManyRows',
  'tooManyColumns',
  'tooMuchInside',
  'tooSlow',
  'empty',
  'password',
  'oldExcel',
  'binaryExcel',
  'picture',
  'pdf',
  'otherFile',
  'damaged',
  'encoding',
  'quotes',
] as const;
export type FaultName = (typeof faults)[number];
/** What a fault's sentence says: a limit, a line. */
export type FaultDetail = { readonly max?: number; readonly line?: number };

export class TableFault extends Error {
  readonly fault: FaultName;
  readonly detail: FaultDetail;
  constructor(fault: FaultName, detail: FaultDetail = {}) {
    super(fault);
    this.fault = fault;
    this.detail = detail;
  }
}

export type TableLimits = {
  readonly maxBytes: number;
  /** Below the headings. */
  readonly maxRows: number;
  readonly maxColumns: number;
  /** What may come out of a zip. */
  readonly maxUnpacked: number;
};
const MiB = 1_048_576; // FIL-02
export const usualLimits: TableLimits = { maxBytes: 5 * MiB, maxRows: 5_000, maxColumns: 100, maxUnpacked: 50 * MiB };

export type ReadOptions = TableLimits & {
  /** Chosen by a person, instead of the recognised one. */
  readonly encoding?: Encoding | undefined;
  readonly sheet?: string | undefined;
  /** Of the person; decides between encodings that fit equally. */
  readonly language?: string | undefined;
};
export type TableSink = {
  readonly onHead: (head: TableHead) => void;
  readonly onRows: (rows: readonly TableRow[]) => void;
};
