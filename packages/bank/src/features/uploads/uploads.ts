/** Uploads: a grant for one object, and after the bytes arrived, what the bank keeps of them (FIL-02, FIL-03). */
import { randomBytes, createHash } from 'node:crypto';
import type { uploads as calls } from '@bankside/core/contract/uploads.ts';
import type { Slot } from '@bankside/core/rules/policy/policy.ts';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import type { Ctx, Handlers } from '../../platform/dispatch.ts';
import { Refusal } from '../../platform/refusal.ts';
import { fileRow, isUnkept, objectKey, readKept, unkept, type FileRow } from '../../domain/files/files.ts';
import { contentTypes, declaredType, sniff, type FileType } from '../../platform/inspector/sniff.ts';
import { countAttempt } from '../../platform/throttle/throttle.ts';
import { limitText, tooMany } from '../../domain/files/upload-accept.ts';
import { fitsSlot, receiveByPhone, uploadOwner } from '../../domain/cards/upload-owner.ts';
import { files } from '../../store/schema.ts';
import { handoff } from './handoff.ts';
import { rowsOf } from '../../store/rows-of.ts';

/** Uploads of one person that nothing refers to yet, and how long such a one is kept. */
const unclaimedMax = 60;
const unclaimedMs = 24 * 3_600_000;

const typesText = (types: readonly string[]) => types.map((type) => type.toUpperCase()).join(', ');
const wrongType = (bank: Bank, slot: Slot) =>
  new Refusal('fileTypeWrong', { params: { types: typesText(bank.policy.upload.slots[slot].types) } });
const tooLarge = (max: number) => new Refusal('fileTooLarge', { params: { limit: limitText(max) } });
const slotOf = (bank: Bank, name: string): Slot => {
  if (Object.hasOwn(bank.policy.upload.slots, name)) return name as Slot;
  throw new Error(`a file of the unknown slot ${name}`);
};

/** Parses bytes in a thread of their own and answers what may be kept: images re-encoded, PDFs as they are. */
async function cleaned(bank: Bank, slot: Slot, bytes: Buffer, address: string): Promise<{ type: FileType; bytes: Buffer }> {
  const { maxBytes, types } = bank.policy.upload.slots[slot];
  if (bytes.length > maxBytes) throw tooLarge(maxBytes);
  const type = sniff(bytes);
  if (!type || !types.includes(type)) throw wrongType(bank, slot);
  const { maxPixels } = bank.policy.upload;
  const verdict = await bank.inspector.inspect({ type, bytes, maxPixels, address, limits: bank.policy.inspection });
  if (verdict.is === 'clean') return { type, bytes: Buffer.from(verdict.bytes.buffer, verdict.bytes.byteOffset, verdict.bytes.byteLength) };
  throw verdict.is === 'fileTypeWrong' ? wrongType(bank, slot) : new Refusal(verdict.is);
}

async function keep(bank: Bank, row: FileRow, incoming: Buffer, address: string, now: Date): Promise<FileRow> {
  const key = objectKey(row);
  if (incoming.length > row.size) throw tooMany(bank, row.slot, row.size); // storage that does not count
  const { type, bytes } = await cleaned(bank, slotOf(bank, row.slot), incoming, address);
  if (bank.scan && (await bank.scan(bytes, row.name)) === 'infected') throw new Refusal('fileUnsafe');
  await bank.files.keep(key, bytes);
  const kept = {
    content_type: contentTypes[type],
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    state: 'stored',
    expires_at: new Date(now.getTime() + unclaimedMs),
  };
  await bank.store.db
    .update(files)
    .set(kept)
    .where(and(rowsOf(files, { company_id: row.company_id, file_key: row.file_key }), inArray(files.state, unkept)));
  return { ...row, ...kept };
}

/** A visitor sends so many files from one address; a phone the one that its QR code is for. */
async function admitGuest(ctx: Ctx<typeof calls.authorise>): Promise<void> {
  const { bank, db, guest, now } = ctx;
  if (!guest) return;
  if (guest.kind === 'handoff' && guest.row.file_key !== null) throw ctx.refuse('notFound');
  const limit = bank.policy.visitors.filesPerHour;
  await countAttempt(db, { subject: `file:from:${ctx.address}`, limit, windowSec: 3600 }, now);
}

export const uploads: Handlers<typeof calls> = {
  ...handoff,

  authorise: async ({ slot, file_name, content_type, size, draft }, ctx) => {
    const { bank, db, now } = ctx;
    const owner = await uploadOwner(db, ctx, draft, now);
    if (!owner) throw ctx.refuse('notFound');
    if (!fitsSlot(ctx, slot)) throw ctx.refuse('invalid', { field: 'slot' });
    await admitGuest(ctx);
    const { maxBytes, types } = bank.policy.upload.slots[slot];
    const name = file_name.replace(/[\\/:]/g, '_').replace(/^\.+/, '_');
    const type = declaredType(name, content_type);
    if (!type || !types.includes(type)) throw wrongType(bank, slot);
    if (size > maxBytes) throw tooLarge(maxBytes);
    const { company_id, user_id } = owner;
    const max = ctx.guest?.kind === 'link' ? bank.policy.visitors.filesPerDraft : unclaimedMax;
    const unclaimed = await db.$count(
      files,
      and(rowsOf(files, { company_id, user_id }), inArray(files.state, [...unkept, 'stored']), isNotNull(files.expires_at)),
    );
    if (unclaimed >= max) throw ctx.refuse('tooManyFiles', { params: { max } });
    const file_key = randomBytes(24).toString('base64url');
    const expiresAt = new Date(now.getTime() + bank.policy.upload.ttlSec * 1000);
    await db.insert(files).values({
      company_id,
      file_key,
      user_id,
      slot,
      name,
      content_type: contentTypes[type],
      size,
      state: 'granted',
      created_at: now,
      expires_at: expiresAt,
    });
    const { url, fields } = await bank.files.authorise(objectKey({ company_id, file_key }), {
      contentType: contentTypes[type],
      maxBytes: size,
      expiresAt,
    });
    return { upload_url: url, method: 'POST' as const, fields: { ...fields }, file_key, expires_in_sec: bank.policy.upload.ttlSec };
  },

  /** Asked again, it answers the same. What is refused leaves nothing behind. */
  finish: async ({ file_key, draft }, ctx) => {
    const { bank, db, guest, now } = ctx;
    const owner = await uploadOwner(db, ctx, draft, now);
    const row = owner && (await fileRow(db, owner.company_id, file_key));
    if (!row || row.user_id !== owner.user_id || row.state === 'refused') throw ctx.refuse('fileMissing');
    const answer = ({ name, content_type, size }: FileRow) => ({ file_key, name, content_type, size });
    if (row.state === 'receiving') throw ctx.refuse('uploadFailed');
    if (!isUnkept(row)) return answer(row);
    const incoming = await bank.files.readIncoming(objectKey(row));
    if (!incoming) throw ctx.refuse('uploadFailed');
    try {
      const kept = await keep(bank, row, incoming, ctx.address, now);
      if (guest?.kind === 'handoff' && !(await receiveByPhone(db, guest, file_key))) throw ctx.refuse('fileMissing');
      return answer(kept);
    } catch (fault) {
      if (!(fault instanceof Refusal) || fault.refusal === 'tooManyRequests') throw fault; // the same file may be finished later
      await bank.files.remove(objectKey(row));
      await db
        .update(files)
        .set({ state: 'refused', expires_at: now })
        .where(rowsOf(files, { company_id: row.company_id, file_key }));
      throw fault;
    }
  },

  /** One's own; of the company's others, only what was submitted, and never the identity papers of an applicant (FIL-05). */
  read: async ({ file_key }, { bank, db, person }) => {
    const row = await fileRow(db, person.company_id, file_key);
    const shared = row?.state === 'claimed' && row.slot !== 'card' && person.userType === userTypes.main;
    const mayRead = row?.user_id === person.user_id || shared;
    return readKept(bank, mayRead && fitsSlot({ person, guest: null }, row.slot) ? row : null);
  },
};
