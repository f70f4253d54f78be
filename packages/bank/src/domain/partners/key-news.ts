/** The main account is notified of a decision about a partner key or the pages of a link, and of its end by the bank, in its bell and by mail. */
import type { Bank } from '../../platform/bank.ts';
import type { KeyRequestRow } from '../../store/partner-schema.ts';
import type { Db } from '../../store/store.ts';
import { mailOwner, notify } from '../messages/notify.ts';
import type { KeyRow } from './keys.ts';

type News = `partner_key_${'ready' | 'origins' | 'refused'}` | 'link_origins' | 'link_origins_refused';

export async function tellOfKey(bank: Bank, db: Db, row: KeyRequestRow, kind: News, now: Date, reason = ''): Promise<void> {
  const { company_id, asked_by: user_id, name: key, origins } = row;
  const params = { key, reason, origins: origins.join(', '), link: `${bank.origin}/developers?part=keys` };
  await notify(db, { company_id, user_id, kind, params, now });
  await mailOwner(bank, db, company_id, kind, params, now);
}

export async function tellOfKeyEnd(
  bank: Bank,
  db: Db,
  { company_id, user_id, name: key, last4 }: KeyRow,
  reason: string,
  now: Date,
): Promise<void> {
  const kind = 'partner_key_revoked';
  const params = { key, last4, reason, link: `${bank.origin}/developers?part=keys` };
  await notify(db, { company_id, user_id, kind, params, now });
  await mailOwner(bank, db, company_id, kind, params, now);
}
