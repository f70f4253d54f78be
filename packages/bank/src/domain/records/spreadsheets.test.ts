/** Days in workbooks are days to a spreadsheet: it sorts, filters and counts them. */
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { timeCell, workbook } from './spreadsheets.ts';

const partOf = (bytes: Buffer, name: string) => strFromU8(unzipSync(new Uint8Array(bytes))[name] ?? new Uint8Array());

/** Of the second row: type as the file has it ('n' is a number or a date), value, format. */
async function cellsOf(bytes: Buffer) {
  const styles = partOf(bytes, 'xl/styles.xml');
  const codes = new Map([...styles.matchAll(/numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [id, code]));
  const [, used = ''] = styles.split('<cellXfs');
  const formats = [...used.matchAll(/<xf ([^>]*)>/g)].map(([, xf = '']) => codes.get(/numFmtId="(\d+)"/.exec(xf)?.[1]));
  const [, row = ''] = partOf(bytes, 'xl/worksheets/sheet1.xml').split('<row ').slice(1);
  return [...row.matchAll(/<c ([^>]*)><v>([^<]*)<\/v>/g)].map(([, attributes = '', value]) => ({
    type: /t="(\w+)"/.exec(attributes)?.[1] ?? 'n',
    value: Number(value),
    format: formats[Number(/s="(\d+)"/.exec(attributes)?.[1])],
  }));
}

it.each([
  ['en', 'dd/mm/yyyy'],
  ['zh', 'yyyy/mm/dd'],
  ['ja', 'yyyy/mm/dd'],
] as const)('%s: a day and a minute are true dates, written as the language does; no day is no cell', async (language, written) => {
  const rows = [[{ day: '2025-11-18' }, timeCell('2025-11-18T16:30:00Z', 'Asia/Singapore'), { day: '' }, { text: 'x' }]];
  const [day, minute, text, ...more] = await cellsOf(await workbook({ head: ['a', 'b', 'c', 'd'], rows, sheet: 'Days', language }));
  expect(day).toEqual({ type: 'n', value: 45_979, format: written });
  expect(minute).toEqual({ type: 'n', value: expect.closeTo(45_980 + 30 / 1440, 8), format: `${written} hh:mm` });
  expect([text?.type, more]).toEqual(['s', []]);
});
