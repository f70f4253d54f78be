import { describe, expect, it, vi } from 'vitest';
import { parse } from 'papaparse';
import { readTableFile, writeTableFile } from './table-file.ts';
import type { TableHead, TableRow } from './table.ts';
import { rowsOf, xlsx } from './testing/files.ts';

const nasty = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '＝1',
  ' =1',
  "'",
  'a"b,c;d',
  '00000042',
  '1234567890123456',
  '東京 & <b>',
  'two\nlines',
];
const table = { headings: ['Kit number', 'Holder', 'メモ'], rows: nasty.map((text, at) => [`K${at}`, text, '']), sheet: 'Cards: 1/2' };

async function readAll(file: Blob) {
  const pieces: (readonly TableRow[])[] = [];
  const summary = await readTableFile(file, { onRows: (rows) => pieces.push(rows) });
  return { summary, pieces, rows: pieces.flat() };
}

describe('a file', () => {
  it('is read and written in a worker, which ends with its task', async () => {
    const ended = vi.spyOn(Worker.prototype, 'terminate');
    await readAll(await writeTableFile({ ...table, format: 'xlsx' }));
    expect(ended).toHaveBeenCalledTimes(2);
    ended.mockRestore();
  });
  it.each(['csv', 'xlsx'] as const)('of our own (%s) gives back what was written', async (format) => {
    const { summary, rows } = await readAll(await writeTableFile({ ...table, format }));
    expect(summary.headings).toEqual(table.headings);
    const texts = nasty.map((text) => text.trim()); // cells have no spaces at their ends
    expect(rows.map(({ cells: [kit, text] }) => [kit, text])).toEqual(texts.map((text, at) => [`K${at}`, text]));
    expect(rows.flatMap(({ marks }) => Object.values(marks))).toEqual([]);
    if (format === 'xlsx') expect(summary.sheet).toBe('Cards  1 2');
  });
  it('has no cell that a program takes for a formula', async () => {
    const csv = await (await writeTableFile({ ...table, format: 'csv' })).text();
    const { data } = parse<string[]>(csv.trim());
    expect(data.flat().filter((cell) => /^\s*[=+\-@＝\t\r]/.test(cell))).toEqual([]);
    const head = (await readTableFile(await writeTableFile({ ...table, format: 'csv' }))).encoding;
    expect(head).toBe('utf-8');
  });
  it('comes in pieces, the headings first and the first rows at once', async () => {
    const many = rowsOf([['Kit', 'Holder'], ...Array.from({ length: 1234 }, (_, at) => [`K${at}`, `Person ${at}`])]);
    const seen: (TableHead | number)[] = [];
    const summary = await readTableFile(new Blob([xlsx({ sheets: { Cards: many } })]), {
      onHead: (head) => seen.push(head),
      onRows: (rows) => seen.push(rows.length),
    });
    expect(seen).toEqual([expect.objectContaining({ headings: ['Kit', 'Holder'] }), 50, 500, 500, 184]);
    expect(summary).toMatchObject({ count: 1234, sheet: 'Cards' });
  });
  it('ends with its fault', async () => {
    await expect(readTableFile(new Blob(['%PDF-1.7']))).rejects.toMatchObject({ fault: 'pdf' });
    await expect(readTableFile(new Blob(['Kit\nK1\nK2']), { maxRows: 1 })).rejects.toMatchObject({
      fault: 'tooManyRows',
      detail: { max: 1 },
    });
    await expect(readTableFile(new Blob(['Kit\nK1']), { maxBytes: 3 })).rejects.toMatchObject({ fault: 'tooLarge' });
  });
  it('is left in the middle when nobody waits for it any more', async () => {
    const stop = new AbortController();
    const onRows = vi.fn(() => stop.abort(new Error('left')));
    const many = `Kit\n${'K\n'.repeat(5000)}`;
    await expect(readTableFile(new Blob([many]), { onRows, signal: stop.signal })).rejects.toThrow('left');
    expect(onRows).toHaveBeenCalledTimes(1);
    await expect(readTableFile(new Blob([many]), { signal: stop.signal })).rejects.toThrow('left');
  });
});
