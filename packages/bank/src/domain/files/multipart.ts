/** Reads a form post with one file as its last part, as S3's do: fields first, then bytes as they come. */
export class BadForm extends Error {}

type Form = { readonly fields: ReadonlyMap<string, string>; readonly bytes: AsyncIterable<Buffer> };
const headMax = 65_536;

export async function readForm(contentType: string, source: AsyncIterable<Buffer>): Promise<Form> {
  const boundary = /^multipart\/form-data\s*;.*?boundary=(?:"([^"\r\n]{1,70})"|([\w'()+,./:=?-]{1,70}))/i.exec(contentType);
  const word = boundary?.[1] ?? boundary?.[2];
  if (!word) throw new BadForm('no boundary');
  const chunks = source[Symbol.asyncIterator]();
  const fields = new Map<string, string>();
  let held: Buffer = Buffer.from('\r\n'); // so that the first boundary looks like the others
  for (;;) {
    const rest = takeFields(held, word, fields);
    if (rest.file) return { fields, bytes: untilBoundary(rest.file, chunks, Buffer.from(`\r\n--${word}`)) };
    if (held.length > headMax) throw new BadForm('no file part');
    const next = await chunks.next();
    if (next.done) throw new BadForm('the form ends before its file');
    held = Buffer.concat([held, next.value]);
  }
}

/** Reads whole fields from the start; answers what follows the headers of the part named file, when they are there. */
function takeFields(held: Buffer, word: string, fields: Map<string, string>): { file?: Buffer } {
  const mark = `\r\n--${word}\r\n`;
  for (let at = held.indexOf(mark); at !== -1;) {
    const headEnd = held.indexOf('\r\n\r\n', at + mark.length - 2);
    if (headEnd === -1) return {};
    const head = held.subarray(at + mark.length, headEnd).toString('utf8');
    const name = /content-disposition:\s*form-data;(?:[^\r\n]*;)?\s*name="([^"\r\n]*)"/i.exec(head)?.[1];
    if (name === undefined) throw new BadForm('a part without a name');
    if (name === 'file') return { file: held.subarray(headEnd + 4) };
    const end = held.indexOf(mark, headEnd + 2);
    if (end === -1) return {};
    fields.set(name, held.subarray(headEnd + 4, end).toString('utf8'));
    at = end;
  }
  return {};
}

async function* untilBoundary(first: Buffer, chunks: AsyncIterator<Buffer>, mark: Buffer): AsyncGenerator<Buffer> {
  let held = first;
  for (;;) {
    const end = held.indexOf(mark);
    if (end !== -1) {
      yield held.subarray(0, end);
      return;
    }
    const sure = Math.max(0, held.length - mark.length);
    if (sure > 0) yield held.subarray(0, sure);
    const next = await chunks.next();
    if (next.done) throw new BadForm('the form ends in its file');
    held = Buffer.concat([held.subarray(sure), next.value]);
  }
}
