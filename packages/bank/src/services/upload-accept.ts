/** POST /files/<key>: takes the bytes of a granted upload into the bank's own shop. The signature is the permission. */
import type { Readable } from 'node:stream';
import type { Bank } from '../bank.ts';
import { Refusal } from '../refusal.ts';
import { BadForm, readForm } from './multipart.ts';

/** Reads on a little after a refusal, so that the answer reaches a sender who is still sending. */
const drainMax = 8 * 1_048_576;

/** Refuses uploadFailed for a form or a signature that is not good, fileTooLarge for more bytes than were granted. */
export async function acceptUpload(bank: Bank, key: string, contentType: string, source: Readable): Promise<void> {
  try {
    if (!bank.files.accept || !/^[\w-]{1,64}\.[\w-]{1,64}$/.test(key)) throw new Refusal('uploadFailed');
    const { fields, bytes } = await readForm(contentType, source.iterator({ destroyOnReturn: false }));
    const outcome = await bank.files.accept(key, fields, bytes, bank.clock.now());
    if (outcome === 'tooLarge') throw new Refusal('fileTooLarge', { params: { limit: limitText(Number(fields.get('max-bytes'))) } });
    if (outcome === 'notGranted') throw new Refusal('uploadFailed');
  } catch (fault) {
    await drain(source);
    throw fault instanceof BadForm ? new Refusal('uploadFailed') : fault;
  }
}

/** A45: '5M', in the larger megabyte. */
export const limitText = (bytes: number): string => `${Math.floor(bytes / 1_048_576)}M`;

async function drain(source: Readable): Promise<void> {
  let seen = 0;
  if (source.destroyed) return;
  for await (const chunk of source) {
    seen += Buffer.isBuffer(chunk) ? chunk.length : 0;
    if (seen > drainMax) return;
  }
}
