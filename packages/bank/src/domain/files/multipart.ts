/** Reads a form post with one file, as S3's do: fields first, then bytes as they come. busboy parses, we pull. */
import { Busboy, type BusboyInstance } from '@fastify/busboy';

export class BadForm extends Error {}

type Form = { readonly fields: ReadonlyMap<string, string>; readonly bytes: AsyncGenerator<Buffer> };
/** What surrounds the file, before it and after it. */
const aroundMax = 65_536;
const limits = { files: 1, fields: 32, parts: 33, fieldSize: 16_384, headerPairs: 32, headerSize: 16_384 };

export async function readForm(contentType: string, source: AsyncIterable<Buffer>): Promise<Form> {
  const form = new FormReader(contentType, source[Symbol.asyncIterator]());
  await form.toFile();
  return { fields: form.fields, bytes: form.bytes() };
}

class FormReader {
  readonly fields = new Map<string, string>();
  readonly #parser: BusboyInstance;
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #finished: Promise<void>;
  readonly #failed: Promise<never>;
  readonly #pieces: Buffer[] = [];
  #place: 'before' | 'inside' | 'after' = 'before';
  #around = 0;
  #isWhole = false;

  constructor(contentType: string, chunks: AsyncIterator<Buffer>) {
    this.#parser = parserOf(contentType);
    this.#chunks = chunks;
    this.#finished = new Promise((resolve) => this.#parser.on('finish', resolve));
    this.#failed = this.#listen(this.#parser);
    this.#failed.catch(() => undefined); // thrown by the next feed
    void this.#finished.then(() => (this.#isWhole = true));
  }

  #listen(parser: BusboyInstance): Promise<never> {
    return new Promise((_, reject) => {
      const refuse = (why: string) => reject(new BadForm(why));
      parser.on('file', (name, stream) => {
        if (name !== 'file') refuse('a file of another name');
        this.#place = 'inside';
        stream.on('data', (piece: Buffer) => this.#pieces.push(piece));
        stream.on('end', () => (this.#place = 'after'));
        stream.on('error', (fault) => refuse(fault.message));
      });
      parser.on('field', (name: string | undefined, value, _nameIsCut, isCut) => {
        if (name === undefined) refuse('a part without a name');
        else if (isCut) refuse('a field is too long');
        else if (this.#place === 'before') this.fields.set(name, value); // what comes after the file says nothing
      });
      parser.on('error', (fault) => refuse(fault instanceof Error ? fault.message : 'no form'));
      for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) parser.on(limit, () => refuse(limit));
    });
  }

  async toFile(): Promise<void> {
    while (this.#place === 'before') if (!(await this.#feed())) throw new BadForm('no file part');
  }

  /** The file's bytes; a form that does not end well fails at their end. */
  async *bytes(): AsyncGenerator<Buffer> {
    for (let more = true; more; more = await this.#feed()) yield* this.#pieces.splice(0);
    yield* this.#pieces.splice(0);
  }

  /** One chunk more; false at the form's end. The file's stream flows into #pieces, so a chunk is never stuck. */
  async #feed(): Promise<boolean> {
    if (this.#isWhole) return false;
    if (this.#around > aroundMax) throw new BadForm('too much around the file');
    const isAfter = this.#place === 'after';
    const next = await this.#chunks.next();
    if (next.done) {
      this.#parser.end();
      await Promise.race([this.#failed, this.#finished]);
      return false;
    }
    const { value } = next;
    await Promise.race([this.#failed, new Promise((resolve) => this.#parser.write(value, resolve))]);
    if (isAfter || this.#place === 'before') this.#around += value.length;
    return true;
  }
}

function parserOf(contentType: string): BusboyInstance {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw new BadForm('no form');
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits,
      isPartAFile: (name, type, fileName) => name === 'file' || fileName !== undefined || type === 'application/octet-stream',
    });
  } catch (fault) {
    throw new BadForm(fault instanceof Error ? fault.message : 'no boundary');
  }
}
