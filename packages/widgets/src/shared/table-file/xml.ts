/** Reads XML as its text arrives: parts of a workbook unless other namespaces are given. Documents with definitions of their own are refused. */
import { Parser } from 'saxen';
import { TableFault } from './table.ts';

export type XmlReader = {
  readonly open?: (name: string, attribute: (name: string) => string | undefined) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
};

/** Both spellings of each namespace: of Office, and of the strict standard. */
const main = ['http://schemas.openxmlformats.org/spreadsheetml/2006/main', 'http://purl.oclc.org/ooxml/spreadsheetml/main'];
const relation = [
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'http://purl.oclc.org/ooxml/officeDocument/relationships',
];
const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships';
const prefixes = {
  ...Object.fromEntries(main.map((uri) => [uri, 'x'])),
  ...Object.fromEntries(relation.map((uri) => [uri, 'r'])),
  [packaged]: 'p',
};
/** No tag and no cell is as long: what is longer would only be carried along. */
const longestToken = 2_000_000;

export async function readXml(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  reader: XmlReader,
  spaces: Readonly<Record<string, string>> = prefixes,
): Promise<void> {
  const damaged = () => new TableFault('damaged');
  let waiting = 0;
  let fault: unknown;
  /** The parser keeps what its listeners throw to itself. */
  const guarded = (act: () => void) => {
    waiting = 0;
    if (fault !== undefined) return;
    try {
      act();
    } catch (error) {
      fault = error;
    }
  };
  const parser = new Parser()
    .ns(spaces)
    .on('openTag', (name, attributes, decode) =>
      guarded(() => {
        const all = attributes();
        reader.open?.(name, (key) => (all[key] === undefined ? undefined : decode(all[key])));
      }),
    )
    .on('closeTag', (name) => guarded(() => reader.close?.(name)))
    .on('text', (text, decode) => guarded(() => reader.text?.(decode(text))))
    .on('cdata', (text) => guarded(() => reader.text?.(text)))
    .on('attention', () => {
      fault ??= damaged();
    })
    .on('error', () => {
      fault ??= damaged();
    });
  const text = stream.pipeThrough(new TextDecoderStream('utf-8', { fatal: true }));
  for (const source = text.getReader(); ;) {
    const { done, value } = await source.read().catch((error: unknown) => {
      throw error instanceof TableFault ? error : damaged();
    });
    if (done) break;
    waiting += value.length;
    parser.write(value);
    if (waiting > longestToken) fault ??= damaged();
    if (fault !== undefined) {
      await source.cancel().catch(() => undefined);
      throw fault;
    }
  }
  parser.end();
  if (fault !== undefined) throw fault;
}
