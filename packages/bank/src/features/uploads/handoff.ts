/** An upload continued on a phone (D-123): the form shows a QR code, the phone sends one file, the form asks its outcome. */
import { randomInt } from 'node:crypto';
import type { uploads as calls } from '@bankside/core/contract/uploads.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { fileRow } from '../../domain/files/files.ts';
import { sha256 } from '../../platform/secrets.ts';
import { companyOf, newToken } from '../../platform/callers/sessions.ts';
import { countAttempt } from '../../platform/throttle/throttle.ts';
import { fitsSlot, uploadOwner } from '../../domain/cards/upload-owner.ts';
import { uploadHandoffs } from '../../store/card-schema.ts';
import type { Db } from '../../store/store.ts';
import { rowsOf } from '../../store/rows-of.ts';

type Row = typeof uploadHandoffs.$inferSelect;
const prefix = 'hnd.';
const which = ({ company_id, token_hash }: Row) => rowsOf(uploadHandoffs, { company_id, token_hash });

async function find(db: Db, token: string): Promise<Row | null> {
  const secret = token.startsWith(prefix) ? token.slice(prefix.length) : '';
  const company_id = companyOf(secret);
  if (!company_id) return null;
  const [row] = await db
    .select()
    .from(uploadHandoffs)
    .where(rowsOf(uploadHandoffs, { company_id, token_hash: sha256(secret) }));
  return row ?? null;
}

const stateOf = ({ file_key, closed, opened, expires_at }: Row, now: Date) => {
  if (file_key !== null) return 'received' as const;
  if (closed) return 'closed' as const;
  if (expires_at <= now) return 'expired' as const;
  return opened ? ('opened' as const) : ('waiting' as const);
};

export const handoff: Pick<Handlers<typeof calls>, 'handoff' | 'handoffState'> = {
  handoff: async ({ slot, field, draft }, ctx) => {
    const { bank, db, now } = ctx;
    const owner = await uploadOwner(db, ctx, draft, now);
    if (!owner) throw ctx.refuse('notFound');
    if (!fitsSlot(ctx, slot)) throw ctx.refuse('invalid', { field: 'slot' });
    const limit = bank.policy.visitors.handoffsPerHour;
    await countAttempt(db, { subject: `handoff:from:${ctx.address}`, limit, windowSec: 3600 }, now);
    const secret = newToken(owner.company_id);
    const seconds = bank.policy.applying.handoffMinutes * 60;
    const pairing = String(randomInt(10_000)).padStart(4, '0');
    await db.insert(uploadHandoffs).values({
      company_id: owner.company_id,
      token_hash: sha256(secret),
      owner_id: owner.user_id,
      slot,
      field,
      pairing,
      expires_at: new Date(now.getTime() + seconds * 1000),
    });
    const handoff_token = `${prefix}${secret}`;
    return { handoff_token, url: `${bank.origin}/handoff/${handoff_token}`, pairing, expires_in_sec: seconds };
  },

  /** The token is the permission: who holds it may look, say that it was opened, and close it. */
  handoffState: async ({ handoff_token, opened, close }, ctx) => {
    const { db, now } = ctx;
    const found = await find(db, handoff_token);
    if (!found) throw ctx.refuse('notFound');
    const change = { ...(opened && found.expires_at > now ? { opened: true } : {}), ...(close ? { closed: true } : {}) };
    if (Object.keys(change).length > 0) await db.update(uploadHandoffs).set(change).where(which(found));
    const row = { ...found, ...change };
    const file = row.file_key === null ? null : await fileRow(db, row.company_id, row.file_key);
    const { slot, field, pairing } = row;
    return {
      state: stateOf(row, now),
      slot,
      field,
      pairing,
      file: file && { file_key: file.file_key, name: file.name, size: file.size, content_type: file.content_type },
    };
  },
};
