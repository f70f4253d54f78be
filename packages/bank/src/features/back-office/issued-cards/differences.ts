/** Cards whose ledger is not what the issuer says, as cases: in the queue, compared again, closed with a note (CRD-67). */
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { maskCard } from '@bankside/core/i18n/amounts.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { IssuerUnavailable } from '../../../adapters/issuer/issuer.ts';
import { closeDifference, compareCard, unresolved } from '../../../domain/cards/reconcile.ts';
import { cardOf } from '../../../domain/issued-cards/cards.ts';
import { audit } from '../../../platform/audit.ts';
import type { Handlers } from '../../../platform/dispatch.ts';
import { isUuid } from '../../../platform/ids.ts';
import { cards } from '../../../store/issued-card-schema.ts';
import { cardDifferences } from '../../../store/issuer-schema.ts';
import { companies } from '../../../store/schema.ts';
import type { Db } from '../../../store/store.ts';

type Work = Out<typeof backOffice.queue>['list'][number];
type Difference = NonNullable<Out<typeof backOffice.issuedCard>['difference']>;
const dollars = (cents: bigint) => toDecimal(cents, 2);

export async function openDifferences(db: Db): Promise<Work[]> {
  const rows = await db
    .select({ row: cardDifferences, last4: cards.last4, holder: cards.holder_name, project_name: companies.project_name })
    .from(cardDifferences)
    .innerJoin(cards, and(eq(cards.company_id, cardDifferences.company_id), eq(cards.card_id, cardDifferences.card_id)))
    .innerJoin(companies, eq(companies.company_id, cardDifferences.company_id))
    .where(and(isNull(cardDifferences.resolved_at), isNull(cardDifferences.closed_at)))
    .orderBy(asc(cardDifferences.found_at))
    .limit(200);
  return rows.map(({ row: { company_id, card_id, version, found_at, ours, issuers }, last4, holder, project_name }) => ({
    kind: 'card_difference' as const,
    id: card_id,
    company_id,
    project_name,
    version,
    since: found_at.toISOString(),
    text: [maskCard(last4), holder, `${dollars(ours)} ≠ ${dollars(issuers)} USD`].join(' · '),
    files: [],
  }));
}

/** The case of one card; null: both agree. */
export async function differenceOf(
  db: Db,
  which: { readonly company_id: string; readonly card_id: string },
  names: ReadonlyMap<string, string>,
): Promise<Difference | null> {
  const [row] = await db.select().from(cardDifferences).where(unresolved(which));
  if (!row) return null;
  const { found_at, ours, issuers, version, closed_at, closed_by, note } = row;
  const closed = closed_at && { at: closed_at.toISOString(), by: names.get(closed_by ?? '') ?? '', note };
  return { since: found_at.toISOString(), ours: dollars(ours), issuers: dollars(issuers), version, closed };
}

export const differences: Pick<Handlers<typeof backOffice>, 'compareCard' | 'closeDifference'> = {
  compareCard: async ({ company_id, id }, { bank, person, now, refuse }) => {
    if (!(await cardOf(bank.store.db, { company_id, card_id: id }))) throw refuse('notFound');
    const line = { company_id, actor: person.user_id, action: 'cardDifference.compare', subject: `card:${id}`, at: now } as const;
    await bank.store.tx((db) => audit(db, line));
    try {
      return { result: await compareCard(bank, id) };
    } catch (fault) {
      throw fault instanceof IssuerUnavailable ? refuse('issuerUnavailable') : fault;
    }
  },

  closeDifference: async ({ company_id, id, version, reason }, { db, person, now, refuse }) => {
    if (!isUuid(company_id) || !isUuid(id)) throw refuse('notFound');
    await closeDifference(db, { company_id, card_id: id }, { version, note: reason, by: person.user_id, now });
    return { id };
  },
};
