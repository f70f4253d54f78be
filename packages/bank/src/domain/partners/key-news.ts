/** The main account hears of a decision about a partner key, in its bell and by mail. */
import type { Bank } from '../../platform/bank.ts';
import type { KeyRequestRow } from '../../store/partner-schema.ts';
import type { Db } from '../../store/store.ts';
import { mailOwner, notify } from '../messages/notify.ts';

type News = 'partner_key_ready' | 'partner_key_origins' | 'partner_key_refused';

export async function tellOfKey(bank: Bank, db: Db, row: KeyRequestRow, kind: News, now: Date, reason = ''): Promise<void> {
  const { company_id, asked_by: user_id, name: key, origins } = row;
  const params = { key, reason, origins: origins.join(', '), link: `${bank.origin}/developers?part=keys` };
  await notify(db, { company_id, user_id, kind, params, now });
  await mailOwner(bank, db, company_id, kind, params, now);
}
