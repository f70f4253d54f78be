import { describe, expect, it } from 'vitest';
import { numberText } from './number-text.ts';
import { faultOf, read, rowsOf, xlsx, zipped } from './testing/files.ts';

const cells = ({ rows }: { readonly rows: readonly { readonly cells: readonly string[] }[] }) => rows.map((row) => row.cells);
const head = '<row r="1"><c r="A1" t="inlineStr"><is><t>Kit</t></is></c><c r="B1" t="inlineStr"><is><t>Holder</t></is></c></row>';
const styles =
  '<numFmts><numFmt numFmtId="164" formatCode="00000000"/><numFmt numFmtId="165" formatCode="&quot;KIT-&quot;0000\\-00"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/><xf numFmtId="165"/></cellXfs>';

describe('a workbook', () => {
  it('has texts of every kind', async () => {
    const texts =
      '<si><t>plain</t></si><si><r><t>rich </t></r><r><rPr><b/></rPr><t xml:space="preserve">text</t></r></si><si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si><si><t>a_x000A_b &amp; &lt;c&gt;</t></si>';
    const rows = `${head}<row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3" t="s"><v>1</v></c><c r="C3" t="s"><v>2</v></c><c r="E3" t="s"><v>3</v></c><c r="F3" t="b"><v>1</v></c></row>`;
    const answer = await read(xlsx({ sheets: { One: rows }, texts }));
    expect(answer.head).toEqual({ kind: 'xlsx', sheets: ['One'], sheet: 'One', headings: ['Kit', 'Holder'], line: 1 });
    expect(answer.rows).toEqual([{ line: 3, cells: ['plain', 'rich text', '東京', '', 'a\nb & <c>', 'TRUE'], marks: {} }]);
  });
  it('is read where names carry a prefix, and rows and cells no place', async () => {
    const sheet =
      '<?xml version="1.0"?><x:worksheet xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"><x:sheetData><x:row><x:c t="str"><x:v>Kit</x:v></x:c></x:row><x:row><x:c t="str"><x:v>K1</x:v></x:c><x:c><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    expect(cells(await read(xlsx({ sheets: { One: '' }, more: { 'xl/worksheets/sheet1.xml': sheet } })))).toEqual([['K1', '7']]);
  });
  it('is never computed: the last result of a formula is its text, and marked', async () => {
    const rows = `${head}<row r="2"><c r="A2"><f>A1+1</f><v>43</v></c><c r="B2" t="str"><f>"a"&amp;"b"</f><v>=cmd</v></c><c r="C2"><f>NOW()</f></c><c r="D2" t="e"><f>1/0</f><v>#DIV/0!</v></c></row><row r="3"><c r="A3"><f t="shared" si="0"/><v>44</v></c><c r="B3"><v>5</v></c></row>`;
    expect((await read(xlsx({ sheets: { One: rows } }))).rows).toEqual([
      { line: 2, cells: ['43', '=cmd', '', ''], marks: { 0: 'formula', 1: 'formula', 2: 'noResult', 3: 'error' } },
      { line: 3, cells: ['44', '5'], marks: { 0: 'formula' } },
    ]);
  });
  it('shows numbers as people see them, and says where digits are lost', async () => {
    const rows = `${head}<row r="2"><c r="A2" s="1"><v>42</v></c><c r="B2" s="3"><v>123456</v></c><c r="C2" s="2"><v>45000</v></c><c r="D2"><v>123456789012345</v></c><c r="E2"><v>1.2345678901234568E+16</v></c></row>`;
    expect((await read(xlsx({ sheets: { One: rows }, styles }))).rows).toEqual([
      { line: 2, cells: ['00000042', 'KIT-1234-56', '2023-03-15', '123456789012345', '12345678901234568'], marks: { 4: 'digits' } },
    ]);
  });
  it('gives the first sheet with rows that is not hidden, or the one that a person chooses', async () => {
    const sheets = {
      '-Hidden': rowsOf([['No'], ['x']]),
      Empty: '<row r="1"><c r="A1"/></row>',
      Headings: rowsOf([['Nothing below']]),
      'Cards &amp; more': rowsOf([['Kit'], ['K1']]),
      Other: rowsOf([['Kit'], ['K2']]),
    };
    const first = await read(xlsx({ sheets }));
    expect(first.head).toMatchObject({ sheets: ['Empty', 'Headings', 'Cards & more', 'Other'], sheet: 'Cards & more' });
    expect(cells(first)).toEqual([['K1']]);
    expect(cells(await read(xlsx({ sheets }), { sheet: 'Other' }))).toEqual([['K2']]);
    for (const sheet of ['Empty', 'Headings']) expect(await faultOf(xlsx({ sheets }), { sheet })).toMatchObject({ fault: 'empty' });
  });
  it('with a lonely cell far below takes no more room for it', async () => {
    const rows = `${head}<row r="1048576"><c r="A1048576"><v>7</v></c></row>`;
    expect((await read(xlsx({ sheets: { One: rows } }))).rows).toEqual([{ line: 1048576, cells: ['7'], marks: {} }]);
    const wide = `${head}<row r="2"><c r="XFD2"><v>7</v></c></row>`;
    expect(await faultOf(xlsx({ sheets: { One: wide } }))).toMatchObject({ fault: 'tooManyColumns', detail: { max: 100, line: 2 } });
  });
  it('has at most so many rows', async () => {
    const many = rowsOf(Array.from({ length: 12 }, (_, at) => [`K${at}`]));
    expect(await faultOf(xlsx({ sheets: { One: many } }), { maxRows: 10 })).toMatchObject({ fault: 'tooManyRows', detail: { max: 10 } });
  });
});

describe('a file that is no workbook', () => {
  const good = xlsx({ sheets: { One: rowsOf([['Kit'], ['K1']]) } });
  const bytes = (...values: readonly number[]) => new Uint8Array(values);
  const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array.from({ length: 1000 }, () => 0)];
  const locked = [...compound, ...[...'EncryptedPackage'].flatMap((char) => [char.charCodeAt(0), 0])];
  const picture = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13);
  const binary = zipped({
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="x/officeDocument" Target="xl/workbook.bin"/></Relationships>',
  });
  const lockedZip = good.slice();
  const directory = new DataView(lockedZip.buffer).getUint32(lockedZip.length - 6, true);
  for (let at = directory; at < lockedZip.length - 22; at += 46 + (lockedZip[at + 28] ?? 0)) lockedZip[at + 8] = 1;
  const cut = good.slice(0, good.length - 40);
  const broken = good.map((byte, at) => (at > 60 && at < 120 ? byte ^ 0x5a : byte));
  const entities = xlsx({ sheets: { One: '' }, more: { 'xl/worksheets/sheet1.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' } });
  const unclosed = xlsx({ sheets: { One: '' }, more: { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row>' } });
  it.each([
    ['.xls', bytes(...compound), 'oldExcel'],
    ['a workbook with a password', bytes(...locked), 'password'],
    ['a zip with a password', lockedZip, 'password'],
    ['a picture', picture, 'picture'],
    ['a PDF', new TextEncoder().encode('%PDF-1.7\n%\u00e2\u00e3'), 'pdf'],
    ['.xlsb', binary, 'binaryExcel'],
    ['another zip', zipped({ 'word/document.xml': '<a/>' }), 'otherFile'],
    ['something else', bytes(1, 2, 3, 0, 0, 7), 'otherFile'],
    ['a file that was cut', cut, 'damaged'],
    ['a file with wrong bytes', broken, 'damaged'],
    ['a part that brings definitions', entities, 'damaged'],
    ['a part that ends in the middle', unclosed, 'damaged'],
  ])('%s ends with a sentence of its own', async (_, content, fault) => {
    expect(await faultOf(new Uint8Array(content))).toMatchObject({ fault });
  });
  it('and would unpack to 100 MB of zeros, ends after the first of them', async () => {
    const bomb = xlsx({ sheets: { One: '' }, more: { 'xl/worksheets/sheet1.xml': new Uint8Array(100_000_000) } });
    expect(bomb.length).toBeLessThan(200_000);
    expect(await faultOf(bomb, { maxUnpacked: 12_000_000 })).toMatchObject({ fault: 'damaged' });
  });
  it('and would unpack to more rows than there may be bytes, ends at the limit, whatever its directory says', async () => {
    const filler = '<c r="A1"><v>1</v></c>'.repeat(300_000);
    const bomb = xlsx({ sheets: { One: `<row>${filler}</row>` } });
    const view = new DataView(bomb.buffer);
    for (let at = view.getUint32(bomb.length - 6, true); at < bomb.length - 22; at += 46 + view.getUint16(at + 28, true))
      view.setUint32(at + 24, 10, true);
    expect(await faultOf(bomb, { maxUnpacked: 5_000_000 })).toMatchObject({ fault: 'tooMuchInside', detail: { max: 5_000_000 } });
  });
});

describe('a number as text', () => {
  it.each([
    ['42', '', '42'],
    ['42', 'General', '42'],
    ['42', '0', '42'],
    ['-42', '00000000', '-42'],
    ['1234', '00', '1234'],
    ['0.5', '0%', '0.5'],
    ['0.1', '', '0.1'],
    ['1E-2', '', '0.01'],
    ['1.5E+3', '', '1500'],
    ['45000.75', 'yyyy-mm-dd hh:mm', '2023-03-15'],
    ['59', 'd/m/yy', '1900-02-28'],
    ['61', 'd/m/yy', '1900-03-01'],
    ['1', 'd/m/yy', '1900-01-01'],
    ['45000', '[$-411]ggge"年"m"月"d"日"', '2023-03-15'],
    ['7', '"days "0', 'days 7'],
    ['12', '[Red]000', '012'],
    ['text', '', 'text'],
  ])('%s in the format %j is %s', (stored, format, text) => expect(numberText(stored, format, false).text).toBe(text));
  it('counts days from 1904 where the workbook does', () => expect(numberText('43538', 'yyyy', true).text).toBe('2023-03-15'));
  it.each(['999999999999999', '-999999999999999', '0.12345678901234567'])('%s is exact', (stored) =>
    expect(numberText(stored, '', false).mark).toBeUndefined(),
  );
  it.each(['1000000000000000', '1.2E+15', '1E+30', '-4444333322221111'])('%s is not', (stored) =>
    expect(numberText(stored, '', false).mark).toBe('digits'),
  );
});
