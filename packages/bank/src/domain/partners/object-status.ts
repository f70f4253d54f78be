/** How one object of a company is now, for a partner's server: of the kinds that the tags of its key show. */
import { partnerObjects, type PartnerObject } from '@bankside/core/rules/partner-events.ts';
import { kyc } from '@bankside/core/rules/lifecycles/kyc.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import type { PartnerGuest } from '../../platform/callers/guests.ts';
import { isUuid } from '../../platform/ids.ts';
import { transactions } from '../../ledger/ledger-schema.ts';
import { topUps } from '../../store/card-money-schema.ts';
import { cardApplications } from '../../store/card-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import { companies } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';

type Status = { readonly kind: PartnerObject; readonly status: string };
type Found = readonly { readonly status: string }[];

/** By the id that events and tags name; 'company' for the company itself, an application also by its number. Null where there is none. */
export async function statusOf(db: Db, { key }: PartnerGuest, about: string): Promise<Status | null> {
  const { company_id } = key;
  const may = (kind: PartnerObject) => key.tags.includes(partnerObjects[kind]);
  if (about === 'company') {
    const [company] = await db.select().from(companies).where(rowsOf(companies, { company_id }));
    return company && may('company') ? { kind: 'company', status: String(stateOf(kyc, company.kyc_status)) } : null;
  }
  const ways: readonly (readonly [PartnerObject, () => Promise<Found>])[] = isUuid(about)
    ? [
        [
          'application',
          () =>
            db
              .select()
              .from(cardApplications)
              .where(rowsOf(cardApplications, { company_id, application_id: about })),
        ],
        [
          'card',
          () =>
            db
              .select()
              .from(cards)
              .where(rowsOf(cards, { company_id, card_id: about })),
        ],
        [
          'top_up',
          () =>
            db
              .select()
              .from(topUps)
              .where(rowsOf(topUps, { company_id, top_up_id: about })),
        ],
        [
          'deposit',
          () =>
            db
              .select()
              .from(transactions)
              .where(rowsOf(transactions, { company_id, transaction_id: about, type: 'deposit' })),
        ],
      ]
    : [
        [
          'application',
          () =>
            db
              .select()
              .from(cardApplications)
              .where(rowsOf(cardApplications, { company_id, application_no: about })),
        ],
      ];
  for (const [kind, find] of ways) {
    const [row] = may(kind) ? await find() : [];
    if (row) return { kind, status: row.status };
  }
  return null;
}
