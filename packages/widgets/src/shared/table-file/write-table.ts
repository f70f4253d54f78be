/** Tables as files that people fill in or repair: every cell is text, so that a kit number keeps its zeros when it is typed. */
import { strToU8, zipSync } from 'fflate';
import { csvLine, csvStart, csvType, harmless, xlsxType } from '@bankside/core/rules/table-cells.ts';

export type TableFormat = 'xlsx' | 'csv';
export type WrittenTable = {
  readonly format: TableFormat;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The name of the sheet. */
  readonly sheet: string;
};

export const writeTable = (table: WrittenTable): Blob => (table.format === 'csv' ? csvFile(table) : xlsxFile(table));

const csvFile = ({ headings, rows }: WrittenTable) =>
  new Blob([csvStart, ...[headings, ...rows].map((cells) => csvLine(cells.map((text) => ({ text }))))], { type: csvType });

const xmlStart = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const officeUri = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageUri = 'http://schemas.openxmlformats.org/package/2006';
const sheetUri = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const typeStart = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** XML holds no control characters, no halves of a character, and these two are nobody's. */
const unwritable =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };
const xmlText = (text: string) => text.replace(unwritable, '').replace(/[&<>"\r]/g, (char) => entities[char] ?? char);

const relations = (...all: readonly (readonly [type: string, target: string])[]) =>
  `${xmlStart}<Relationships xmlns="${packageUri}/relationships">${all
    .map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${officeUri}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;
const part = (name: string, type: string) => `<Override PartName="/xl/${name}" ContentType="${typeStart}.${type}+xml"/>`;

/** Styles: 0 is nothing, 1 is text, 2 is a heading. */
const styles = `${xmlStart}<styleSheet xmlns="${sheetUri}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;

const rowOf = (cells: readonly string[], style: number) =>
  `<row>${cells.map((cell) => `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${xmlText(harmless(cell))}</t></is></c>`).join('')}</row>`;

function sheetXml({ headings, rows }: WrittenTable): string {
  const widths = headings.map((heading, column) =>
    Math.min(60, Math.max(14, ...[heading, ...rows.slice(0, 100).map((row) => row[column] ?? '')].map(widthOf))),
  );
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width + 2}" style="1" customWidth="1"/>`);
  return `${xmlStart}<worksheet xmlns="${sheetUri}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${rowOf(headings, 2)}${rows.map((row) => rowOf(row, 1)).join('')}</sheetData></worksheet>`;
}
/** A Chinese or Japanese character is as wide as two letters. */
const widthOf = (text: string) => [...text].reduce((width, char) => width + (char > '\u2e7f' ? 2 : 1), 0);

/** What Excel refuses in the name of a sheet; it takes 31 characters. */
const sheetName = (name: string) =>
  xmlText(
    name
      .replaceAll(/[\\/?*[\]:']/g, ' ')
      .trim()
      .slice(0, 31) || 'Sheet1',
  );

function xlsxFile(table: WrittenTable): Blob {
  const parts: Readonly<Record<string, string>> = {
    '[Content_Types].xml': `${xmlStart}<Types xmlns="${packageUri}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook.xml', 'sheet.main')}${part('styles.xml', 'styles')}${part('worksheets/sheet1.xml', 'worksheet')}</Types>`,
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `${xmlStart}<workbook xmlns="${sheetUri}" xmlns:r="${officeUri}"><sheets><sheet name="${sheetName(table.sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': sheetXml(table),
  };
  const bytes = zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
  return new Blob([bytes], { type: xlsxType });
}
