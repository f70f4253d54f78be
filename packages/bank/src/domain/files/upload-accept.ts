/** POST /files/<key>: takes the bytes of a granted upload into the bank's own shop. The signature is the permission. */
import type { Readable } from 'node:stream';
import type { Bank } from '../../platform/bank.ts';
import { Refusal } from '../../platform/refusal.ts';
import { files } from '../../store/schema.ts';
import type { FileRow, FileState } from './files.ts';
import { isUuid } from '../../platform/ids.ts';
import { BadForm, readForm } from './multipart.ts';
import { rowsOf } from '../../store/rows-of.ts';

/** Reads on a little after a refusal, so that the answer reaches a sender who is still sending. */
const drainMax = 8 * 1_048_576;

/**
 * One grant takes one file, of at most the size that was declared. Refuses uploadFailed for a form or a signature that is not
 * good, a grant that has its file, and more bytes than were declared; fileTooLarge for more than any file of the slot may have.
 */
export async function acceptUpload(bank: Bank, key: string, contentType: string, source: Readable): Promise<void> {
  try {
    const [, company_id = '', file_key = ''] = /^([\w-]{1,64})\.([\w-]{1,64})$/.exec(key) ?? [];
    const { accept } = bank.files;
    if (!accept || !isUuid(company_id)) throw new Refusal('uploadFailed');
    const { fields, bytes } = await readForm(contentType, source.iterator({ destroyOnReturn: false }));
    const max = accept.allows(key, fields, bank.clock.now());
    const row = max === null ? undefined : await move(bank, { company_id, file_key }, 'granted', 'receiving');
    if (max === null || !row) throw new Refusal('uploadFailed');
    let outcome: 'kept' | 'tooLarge' | 'broken' = 'broken';
    try {
      outcome = await accept.receive(key, max, bytes);
    } finally {
      const still = await move(bank, row, 'receiving', outcome === 'kept' ? 'arrived' : 'granted'); // broken off: it may be sent again
      if (!still) await bank.files.remove(key); // its time ended meanwhile
    }
    if (outcome === 'tooLarge') throw tooMany(bank, row.slot, max);
  } catch (fault) {
    await drain(source);
    throw fault instanceof BadForm ? new Refusal('uploadFailed') : fault;
  }
}

/** Of several at once, the first one moves it. */
async function move(bank: Bank, { company_id, file_key }: Pick<FileRow, 'company_id' | 'file_key'>, from: FileState, to: FileState) {
  const [row] = await bank.store.db
    .update(files)
    .set({ state: to })
    .where(rowsOf(files, { company_id, file_key, state: from }))
    .returning();
  return row;
}

/** More bytes than were declared: too large, or not the file that was spoken of. */
export function tooMany(bank: Bank, slot: string, declared: number): Refusal {
  const most = Object.entries(bank.policy.upload.slots).find(([name]) => name === slot)?.[1].maxBytes ?? 0;
  return declared < most ? new Refusal('uploadFailed') : new Refusal('fileTooLarge', { params: { limit: limitText(most) } });
}

/** FIL-02: '5M', in the larger megabyte. */
export const limitText = (bytes: number): string => `${Math.floor(bytes / 1_048_576)}M`;

async function drain(source: Readable): Promise<void> {
  let seen = 0;
  if (source.destroyed) return;
  for await (const chunk of source) {
    seen += Buffer.isBuffer(chunk) ? chunk.length : 0;
    if (seen > drainMax) return;
  }
}
