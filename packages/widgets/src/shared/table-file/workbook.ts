/** What an XLSX file is made of: its sheets, the texts and formats that cells refer to. */
import { TableFault } from './table.ts';
import { builtInFormat } from './number-text.ts';
import { readXml } from './xml.ts';
import type { Zip } from './zip.ts';

export type Sheet = { readonly name: string; readonly path: string };
export type Workbook = {
  /** Without hidden ones. */
  readonly sheets: readonly Sheet[];
  readonly texts: readonly string[];
  /** By a cell's style. */
  readonly formats: readonly string[];
  readonly since1904: boolean;
};

type Target = { readonly path: string; readonly type: string };

/** 'worksheets/sheet1.xml' beside 'xl/workbook.xml'; some programs write '/xl/worksheets/sheet1.xml'. */
const resolve = (folder: string, target: string): string => new URL(target, `zip:///${folder}`).pathname.slice(1);
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

async function relationsOf(zip: Zip, path: string): Promise<ReadonlyMap<string, Target>> {
  const folder = folderOf(path);
  const found = new Map<string, Target>();
  const stream = await zip.open(`${folder}_rels/${path.slice(folder.length)}.rels`);
  if (!stream) return found;
  await readXml(stream, {
    open(name, attribute) {
      const [id, target, type] = [attribute('Id'), attribute('Target'), attribute('Type')];
      if (name !== 'p:Relationship' || id === undefined || target === undefined || attribute('TargetMode') === 'External') return;
      found.set(id, { path: resolve(folder, target), type: type?.slice(type.lastIndexOf('/') + 1) ?? '' });
    },
  });
  return found;
}
const ofType = (targets: ReadonlyMap<string, Target>, type: string) => [...targets.values()].find((target) => target.type === type)?.path;

export async function readWorkbook(zip: Zip): Promise<Workbook> {
  const path = ofType(await relationsOf(zip, ''), 'officeDocument') ?? 'xl/workbook.xml';
  if (path.endsWith('.bin')) throw new TableFault('binaryExcel');
  const stream = await zip.open(path);
  // a zip, but of something else: a document, a presentation, pictures
  if (!stream || !/workbook/i.test(path)) throw new TableFault('otherFile');
  const targets = await relationsOf(zip, path);
  const sheets: Sheet[] = [];
  let since1904 = false;
  await readXml(stream, {
    open(name, attribute) {
      if (name === 'x:workbookPr') since1904 = ['1', 'true'].includes(attribute('date1904') ?? '');
      const target = targets.get(attribute('r:id') ?? '');
      if (name !== 'x:sheet' || target?.type !== 'worksheet' || (attribute('state') ?? 'visible') !== 'visible') return;
      sheets.push({ name: attribute('name') ?? '', path: target.path });
    },
  });
  const texts = await zip.open(ofType(targets, 'sharedStrings') ?? '');
  const styles = await zip.open(ofType(targets, 'styles') ?? '');
  return { sheets, since1904, texts: texts ? await readTexts(texts) : [], formats: styles ? await readFormats(styles) : [] };
}

const escaped = /_x([0-9a-f]{4})_/gi;
/** 'a_x000D_b': how a workbook writes what XML cannot hold. */
export const unescaped = (text: string): string => text.replace(escaped, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

async function readTexts(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isReading = false; // how a name is spoken, beside it
  await readXml(stream, {
    open(name) {
      if (name === 'x:si') text = '';
      else if (name === 'x:rPh') isReading = true;
      else if (name === 'x:t') isText = true;
    },
    text(piece) {
      if (isText && !isReading) text += piece;
    },
    close(name) {
      if (name === 'x:t') isText = false;
      else if (name === 'x:rPh') isReading = false;
      else if (name === 'x:si') texts.push(unescaped(text));
    },
  });
  return texts;
}

async function readFormats(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string[]> {
  const own = new Map<number, string>();
  const formats: string[] = [];
  let isOfCells = false;
  await readXml(stream, {
    open(name, attribute) {
      if (name === 'x:numFmt') own.set(Number(attribute('numFmtId')), attribute('formatCode') ?? '');
      else if (name === 'x:cellXfs') isOfCells = true;
      else if (name === 'x:xf' && isOfCells) {
        const id = Number(attribute('numFmtId') ?? 0);
        formats.push(own.get(id) ?? builtInFormat(id));
      }
    },
    close(name) {
      if (name === 'x:cellXfs') isOfCells = false;
    },
  });
  return formats;
}
