/**
 * Devices that people have signed in with: a random token that the browser keeps, signed so that only ours count, hashed
 * at rest. It opens nothing; it keeps strangers' failures apart from its owner's.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { and, desc, inArray, ne } from 'drizzle-orm';
import type { Bank } from '../bank.ts';
import { knownDevices } from '../../store/sign-in-schema.ts';
import type { Db } from '../../store/store.ts';
import { sha256 } from '../secrets.ts';
import { rowsOf } from '../../store/rows-of.ts';

type Owner = { readonly company_id: string; readonly user_id: string };

const nobody: Owner = { company_id: '00000000-0000-0000-0000-000000000000', user_id: '00000000-0000-0000-0000-000000000000' };
const signed = ({ secrets }: Bank, random: string) => `${random}.${secrets.mac('device', random)}`;

export const newDevice = (bank: Bank): string => signed(bank, randomBytes(32).toString('base64url'));

/** What a browser sent, when it is a token of ours; else ''. */
export function ourDevice(bank: Bank, token: string | undefined): string {
  const [random = ''] = (token ?? '').split('.');
  const sent = Buffer.from(sha256(token ?? ''));
  const isOurs = bank.secrets.macs('device', random).some((proof) => timingSafeEqual(Buffer.from(sha256(`${random}.${proof}`)), sent));
  return isOurs ? (token ?? '') : '';
}

const ofDevice = ({ company_id, user_id }: Owner, device: string) =>
  rowsOf(knownDevices, { company_id, user_id, device_hash: sha256(device) });

/** Has this person signed in with it? Asks the database for an address that nobody has, too. */
export async function isKnownDevice(db: Db, owner: Owner | null, device: string): Promise<boolean> {
  const rows = await db
    .select({ at: knownDevices.created_at })
    .from(knownDevices)
    .where(ofDevice(owner ?? nobody, device));
  return device !== '' && rows.length > 0;
}

/** After a right password or a mailed code. Answers the token to keep: the one that came when it is ours, or a new one. */
export async function rememberDevice(
  bank: Bank,
  db: Db,
  { company_id, user_id }: Owner,
  sent: string | undefined,
  now: Date,
): Promise<string> {
  const device = ourDevice(bank, sent) || newDevice(bank);
  await db
    .insert(knownDevices)
    .values({ company_id, user_id, device_hash: sha256(device), created_at: now, last_used_at: now })
    .onConflictDoUpdate({
      target: [knownDevices.company_id, knownDevices.user_id, knownDevices.device_hash],
      set: { last_used_at: now },
    });
  const of = rowsOf(knownDevices, { company_id, user_id });
  const surplus = await db
    .select({ hash: knownDevices.device_hash })
    .from(knownDevices)
    .where(of)
    .orderBy(desc(knownDevices.last_used_at), desc(knownDevices.created_at))
    .offset(bank.policy.devices.perPerson);
  const hashes = surplus.map(({ hash }) => hash);
  if (hashes.length > 0) await db.delete(knownDevices).where(and(of, inArray(knownDevices.device_hash, hashes)));
  return device;
}

/** After a change of the password: devices that knew the old one start again. */
export const forgetDevices = (db: Db, { company_id, user_id }: Owner, except: string) =>
  db.delete(knownDevices).where(and(rowsOf(knownDevices, { company_id, user_id }), ne(knownDevices.device_hash, sha256(except))));
