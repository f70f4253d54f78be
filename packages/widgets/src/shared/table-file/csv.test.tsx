import { describe, expect, it } from 'vitest';
import { recognise } from './encoding.ts';
import { encoded, faultOf, read } from './testing/files.ts';

const chinese = '卡片套件编号,持卡人\nKIT00000033,陈伟\nKIT00000034,李娜\n';
const japanese = 'キット番号,カード保有者\nKIT00000033,田中太郎\nKIT00000034,佐藤花子\n';

describe('the encoding of a CSV file', () => {
  it.each([
    ['utf-8', chinese],
    ['utf-8', japanese],
    ['utf-16le', chinese],
    ['utf-16be', japanese],
    ['utf-16le', 'Kit,Holder\n1,Tan\n'],
    ['utf-16be', 'Kit,Holder\n1,Tan\n'],
    ['gb18030', chinese],
    ['gb18030', '编号,姓名\n33,陈伟\n'],
    ['gb18030', '編號,姓名\n33,陳偉\n套件编号,持卡人姓名\n'],
    ['shift_jis', japanese],
    ['shift_jis', '番号,氏名\n33,田中太郎\n'],
    ['big5', '套件編號,持卡人\n1,陳偉明\n'],
    ['windows-1252', 'Kit,Holder\n33,José Nuño\n34,Jürgen Müller\n'],
  ] as const)('%s is recognised', async (encoding, text) => {
    const { head, rows } = await read(encoded(text, encoding));
    expect(head?.encoding).toBe(encoding);
    const lines = text
      .trim()
      .split('\n')
      .map((line) => line.split(','));
    expect([head?.headings, ...rows.map(({ cells }) => cells)]).toEqual(lines);
  });
  it.each([
    ['utf-8', [0xef, 0xbb, 0xbf]],
    ['utf-16le', [0xff, 0xfe]],
    ['utf-16be', [0xfe, 0xff]],
    ['gb18030', [0x84, 0x31, 0x95, 0x33]],
  ] as const)('%s is recognised by its mark, which is no part of the first heading', async (encoding, mark) => {
    const { head } = await read(new Uint8Array([...mark, ...encoded(chinese, encoding)]));
    expect(head).toMatchObject({ encoding, headings: ['卡片套件编号', '持卡人'] });
  });
  it('can be chosen by a person instead', async () => {
    const { head } = await read(encoded(japanese, 'shift_jis'), { encoding: 'gb18030' });
    expect(head?.encoding).toBe('gb18030');
    expect(head?.headings).not.toContain('キット番号');
  });
  it('ends with a sentence when the chosen one does not fit', async () => {
    expect(await faultOf(encoded(chinese, 'gb18030'), { encoding: 'utf-8' })).toMatchObject({ fault: 'encoding' });
  });
  it('of two that fit equally is the one of the person', () => {
    const either = new Uint8Array([0xb1]);
    expect(recognise(either, 'ja')).toBe('shift_jis');
  });
});

describe('a CSV file', () => {
  it.each([
    ['commas', 'Kit,Holder\nK1,"Tan, Wei"\n'],
    ['semicolons', 'Kit;Holder\nK1;Tan, Wei\n'],
    ['tabs', 'Kit\tHolder\nK1\tTan, Wei\n'],
    ['a separator that Excel names', 'sep=|\nKit|Holder\nK1|Tan, Wei\n'],
  ])('is parted by %s', async (_, text) => {
    const { head, rows, count } = await read(text);
    expect(head?.headings).toEqual(['Kit', 'Holder']);
    expect(rows.map(({ cells }) => cells)).toEqual([['K1', 'Tan, Wei']]);
    expect(count).toBe(1);
  });
  it('has quoted cells with line breaks and quotes, and each row the number that a spreadsheet gives it', async () => {
    const { head, rows } = await read('\r\nKit,Note\r\nK1,"two\r\nlines"\r\n\r\n,,\r\nK2,"say ""hi"""\r\n');
    expect(head?.line).toBe(2);
    expect(rows).toEqual([
      { line: 3, cells: ['K1', 'two\r\nlines'], marks: {} },
      { line: 6, cells: ['K2', 'say "hi"'], marks: {} },
    ]);
  });
  it('of one column is read', async () => {
    const { rows } = await read('Kit\nK1\nK2');
    expect(rows.map(({ cells }) => cells)).toEqual([['K1'], ['K2']]);
  });
  it('keeps every digit, and says where a spreadsheet took some', async () => {
    const { rows } = await read('Kit,Number\n00000042,1234567890123456\n"=""00000043""",1.23457E+15\n');
    expect(rows).toEqual([
      { line: 2, cells: ['00000042', '1234567890123456'], marks: {} },
      { line: 3, cells: ['00000043', '1.23457E+15'], marks: { 1: 'digits' } },
    ]);
  });
  it('is never computed, and reads what our own files made harmless as it was', async () => {
    const { rows } = await read("Kit,Note\n=1+1,'=1+1\n'-5,'quoted'\n");
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['=1+1', '=1+1'],
      ['-5', "'quoted'"],
    ]);
  });
  it('names the row of a quote that is never closed', async () => {
    expect(await faultOf('Kit,Holder\nK1,Tan\nK2,"Lim\nK3,Ng\n')).toMatchObject({ fault: 'quotes', detail: { line: 3 } });
  });
  it.each([
    ['', 'empty'],
    ['\n\n,,\n', 'empty'],
    ['Kit,Holder\n,\n', 'empty'],
  ])('%j holds nothing', async (text, fault) => expect(await faultOf(text)).toMatchObject({ fault }));
  it('has at most so many rows and columns', async () => {
    const rows = 'K1,Tan\n'.repeat(11);
    expect(await faultOf(`Kit,Holder\n${rows}`, { maxRows: 10 })).toMatchObject({ fault: 'tooManyRows', detail: { max: 10 } });
    expect((await read(`Kit,Holder\n${rows}`, { maxRows: 11 })).count).toBe(11);
    expect(await faultOf(`Kit\n${'a,'.repeat(100)}b`)).toMatchObject({ fault: 'tooManyColumns', detail: { max: 100, line: 2 } });
  });
  it('is refused by its size before it is read', async () => {
    expect(await faultOf('Kit,Holder\n', { maxBytes: 10 })).toMatchObject({ fault: 'tooLarge', detail: { max: 10 } });
  });
});
