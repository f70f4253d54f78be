/** The bank's own shop: a folder, and uploads signed like S3's form posts. */
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { randomUUID, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore, KeyedHash, Limits } from './files.ts';

class TooLarge extends Error {}

export async function diskFiles(folder: string, secrets: KeyedHash): Promise<FileStore> {
  for (const name of ['incoming', 'kept', 'part']) await mkdir(join(folder, name), { recursive: true, mode: 0o700 });
  const at = (place: 'incoming' | 'kept', key: string) => join(folder, place, fileName(key));
  const sign = (key: string, type: string, max: string, until: string) => secrets.mac('upload', [key, type, max, until].join('\n'));
  return {
    origin: '',
    authorise: async (key, limits) => ({ url: `/files/${key}`, fields: signedFields(key, limits, sign) }),
    readIncoming: (key) => readOrNull(at('incoming', key)),
    keep: async (key, bytes) => {
      await written(at('kept', key), join(folder, 'part', randomUUID()), bytes);
      await rm(at('incoming', key), { force: true });
    },
    read: (key) => readOrNull(at('kept', key)),
    remove: async (key) => {
      for (const place of ['incoming', 'kept'] as const) await rm(at(place, key), { force: true });
    },
    sweep: async (olderThanMs) => {
      const before = Date.now() - olderThanMs;
      for (const place of ['incoming', 'part'])
        for (const name of await readdir(join(folder, place))) {
          const path = join(folder, place, name);
          const found = await stat(path).catch(() => null); // kept meanwhile
          if (found && found.mtimeMs < before) await rm(path, { force: true });
        }
    },
    accept: {
      allows: (key, fields, now) => {
        const [type = '', max = '', until = '', given = ''] = ['Content-Type', 'max-bytes', 'good-until', 'signature'].map((name) =>
          fields.get(name),
        );
        return same(sign(key, type, max, until), given) && Number(until) > now.getTime() ? Number(max) : null;
      },
      receive: (key, max, bytes) => stream(bytes, max, join(folder, 'part', randomUUID()), at('incoming', key)),
    },
  };
}

function signedFields(
  key: string,
  { contentType, maxBytes, expiresAt }: Limits,
  sign: (...parts: [string, string, string, string]) => string,
) {
  const until = String(expiresAt.getTime());
  return {
    'Content-Type': contentType,
    'max-bytes': String(maxBytes),
    'good-until': until,
    signature: sign(key, contentType, String(maxBytes), until),
  };
}

/** Counts as bytes come and stops at the limit; what is there under the name is always whole. */
async function stream(bytes: AsyncIterable<Buffer>, max: number, part: string, target: string): Promise<'kept' | 'tooLarge'> {
  let count = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      count += chunk.length;
      done(count > max ? new TooLarge('more bytes than were granted') : null, chunk);
    },
  });
  try {
    await pipeline(Readable.from(bytes), counter, createWriteStream(part, { mode: 0o600, flags: 'wx' }));
    await rename(part, target);
    return 'kept';
  } catch (fault) {
    await rm(part, { force: true });
    if (fault instanceof TooLarge) return 'tooLarge';
    throw fault;
  }
}

/** A key is ours and never a path. */
function fileName(key: string): string {
  if (!/^[\w-]+\.[\w-]+$/.test(key)) throw new Error('not a file key');
  return key;
}

async function written(target: string, part: string, bytes: Buffer): Promise<void> {
  await writeFile(part, bytes, { mode: 0o600, flag: 'wx', flush: true });
  await rename(part, target);
}

const readOrNull = (path: string): Promise<Buffer | null> =>
  readFile(path).catch((fault: unknown) => {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return null;
    throw fault;
  });

const same = (right: string, given: string): boolean =>
  right.length === given.length && timingSafeEqual(Buffer.from(right), Buffer.from(given));
