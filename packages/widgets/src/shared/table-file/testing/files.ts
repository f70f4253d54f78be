/** Files for tests, made here: texts in any encoding, and workbooks as programs write them, part by part. */
import { strToU8, zipSync } from 'fflate';
import { usualLimits, type Encoding, type ReadOptions, type TableHead, type TableRow } from '../table.ts';
import { readTable } from '../read-table.ts';

const pairsOf = new Map<Encoding, ReadonlyMap<string, readonly number[]>>();
/** Browsers only decode these, so the table of what two bytes mean is read the other way round. */
function pairs(encoding: Encoding): ReadonlyMap<string, readonly number[]> {
  const known = pairsOf.get(encoding);
  if (known) return known;
  const decoder = new TextDecoder(encoding);
  const table = new Map<string, readonly number[]>();
  for (let lead = 0x81; lead < 0xff; lead++) {
    const alone = decoder.decode(new Uint8Array([lead]));
    if (alone !== '\ufffd' && !table.has(alone)) table.set(alone, [lead]);
    for (let trail = 0x40; trail < 0xff; trail++) {
      const text = decoder.decode(new Uint8Array([lead, trail]));
      if ([...text].length === 1 && text !== '\ufffd' && !table.has(text)) table.set(text, [lead, trail]);
    }
  }
  pairsOf.set(encoding, table);
  return table;
}

export function encoded(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-8') return new Uint8Array(new TextEncoder().encode(text));
  if (encoding === 'utf-16le' || encoding === 'utf-16be') {
    const view = new DataView(new ArrayBuffer(text.length * 2));
    for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), encoding === 'utf-16le');
    return new Uint8Array(view.buffer);
  }
  const table = pairs(encoding);
  return new Uint8Array(
    [...text].flatMap((char) => {
      const bytes = char < '\u0080' ? [char.charCodeAt(0)] : table.get(char);
      if (!bytes) throw new Error(`${encoding} has no ${char}`);
      return bytes;
    }),
  );
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (all: readonly (readonly [string, string])[]) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all
    .map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

export type Book = {
  /** By name, what is in <sheetData>; a name that begins with '-' is hidden. */
  readonly sheets: Readonly<Record<string, string>>;
  readonly texts?: string;
  readonly styles?: string;
  readonly settings?: string;
  readonly more?: Readonly<Record<string, Uint8Array | string>>;
};
export function xlsx({ sheets, texts, styles, settings = '', more = {} }: Book): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets);
  const parts: Record<string, Uint8Array | string> = {
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${office}">${settings}<sheets>${names
      .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"${name.startsWith('-') ? ' state="hidden"' : ''}/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...names.map((_, at) => ['worksheet', at % 2 === 0 ? `worksheets/sheet${at + 1}.xml` : `/xl/worksheets/sheet${at + 1}.xml`] as const),
      ...(texts === undefined ? [] : [['sharedStrings', 'sharedStrings.xml'] as const]),
      ...(styles === undefined ? [] : [['styles', 'styles.xml'] as const]),
    ]),
    ...(texts === undefined ? {} : { 'xl/sharedStrings.xml': `<sst xmlns="${main}">${texts}</sst>` }),
    ...(styles === undefined ? {} : { 'xl/styles.xml': `<styleSheet xmlns="${main}">${styles}</styleSheet>` }),
  };
  names.forEach((name, at) => {
    parts[`xl/worksheets/sheet${at + 1}.xml`] =
      `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${sheets[name] ?? ''}</sheetData></worksheet>`;
  });
  return zipped({ ...parts, ...more });
}
export const zipped = (parts: Readonly<Record<string, Uint8Array | string>>): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part])));

/** <row>s of inline texts. */
export const rowsOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`).join('');

export type Read = { readonly head: TableHead | undefined; readonly rows: readonly TableRow[]; readonly count: number };
/** Reads without a worker. */
export async function read(content: Uint8Array<ArrayBuffer> | string, options: Partial<ReadOptions> = {}): Promise<Read> {
  let head: TableHead | undefined;
  const rows: TableRow[] = [];
  const sink = { onHead: (found: TableHead) => void (head = found), onRows: (piece: readonly TableRow[]) => void rows.push(...piece) };
  const count = await readTable(new Blob([content]), { ...usualLimits, ...options }, sink);
  return { head, rows, count };
}
/** The fault that reading ends with. */
export const faultOf = (content: Uint8Array<ArrayBuffer> | string, options: Partial<ReadOptions> = {}): Promise<unknown> =>
  read(content, options).then(
    () => 'none',
    (error: unknown) => error,
  );
