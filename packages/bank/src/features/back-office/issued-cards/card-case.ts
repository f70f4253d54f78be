/** One card as staff work on it: its state here and at the issuer, its tries, top-ups, yearly fees, and its life (CRD-65). */
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { annualFee } from '@bankside/core/rules/lifecycles/annual-fee.ts';
import { choices, stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { topUp } from '@bankside/core/rules/lifecycles/top-up.ts';
import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { IssuerUnavailable } from '../../../adapters/issuer/issuer.ts';
import { bankCompany } from '../../../demo/companies.ts';
import { feeRowOf } from '../../../domain/annual-fees/fee-view.ts';
import { bankDay } from '../../../domain/annual-fees/fees.ts';
import { findTopUps } from '../../../domain/card-money/top-up-list.ts';
import { companyOf } from '../../../domain/identity/companies.ts';
import { cardInfo } from '../../../domain/issued-cards/card-view.ts';
import { cardOf, type Card } from '../../../domain/issued-cards/cards.ts';
import { activationSubject, kitSubject, lockedUntil } from '../../../domain/issued-cards/tries.ts';
import { fullNames } from '../../../domain/kyc/kyc-history.ts';
import type { Bank } from '../../../platform/bank.ts';
import type { Handlers } from '../../../platform/dispatch.ts';
import { annualFees } from '../../../store/annual-fee-schema.ts';
import { cardLoads } from '../../../store/card-money-schema.ts';
import { cardTries } from '../../../store/issued-card-schema.ts';
import { auditLines } from '../../../store/schema.ts';
import { settle } from '../../../store/transactions/later.ts';
import type { Db } from '../../../store/store.ts';
import { askedAbout } from '../second-open.ts';
import { byBank } from './deciding.ts';
import { deskActs } from './desk-acts.ts';
import { differenceOf } from './differences.ts';

type Case = Out<typeof backOffice.issuedCard>;
const open = (['processing', 'retry'] as const).map((state) => String(topUp.states[state].wire));
const most = 100;

/** Those that still count: an old lock has run out. */
async function triesOf(db: Db, { company_id, card_id }: Card, now: Date): Promise<Pick<Case['tries'], 'kit' | 'activation'>> {
  const kit = kitSubject(card_id);
  const rows = await db
    .select()
    .from(cardTries)
    .where(
      and(
        eq(cardTries.company_id, company_id),
        inArray(cardTries.subject, [kit, activationSubject(card_id)]),
        or(isNull(cardTries.locked_until), gt(cardTries.locked_until, now)),
      ),
    );
  const missesOf = (subject: string) => rows.find((row) => row.subject === subject)?.misses ?? 0;
  return { kit: missesOf(kit), activation: missesOf(activationSubject(card_id)) };
}

async function topUpsOf(bank: Bank, db: Db, { company_id, card_id }: Card): Promise<Case['top_ups']> {
  const rows = await findTopUps(bank, company_id, { card_id, status: open }, { limit: most, offset: 0 });
  const ids = rows.map(({ id }) => id);
  const unsent = await db
    .select({ id: cardLoads.top_up_id })
    .from(cardLoads)
    .where(and(eq(cardLoads.company_id, company_id), inArray(cardLoads.top_up_id, [company_id, ...ids]), eq(cardLoads.state, 'waiting')));
  const reasonOf = (id: string, status: string) => {
    if (!choices(topUp, stateOf(topUp, status), 'bank').includes('cancelUnsent')) return 'failed' as const;
    return unsent.some((load) => load.id === id) ? ('' as const) : ('sent' as const);
  };
  return rows.map((row) => ({ ...row, cancel: reasonOf(row.id, row.status) }));
}

async function feesOf(bank: Bank, db: Db, card: Card, now: Date): Promise<Case['fees']> {
  const { company_id, card_id } = card;
  const rows = await db
    .select()
    .from(annualFees)
    .where(and(eq(annualFees.company_id, company_id), eq(annualFees.card_id, card_id)))
    .orderBy(desc(annualFees.due_date))
    .limit(most);
  return rows.map((fee) => ({
    ...feeRowOf({ fee, card }, bankDay(bank, now)),
    can_waive: choices(annualFee, stateOf(annualFee, fee.status), 'bank').includes('waive'),
  }));
}

async function linesOf(db: Db, { company_id, card_id }: Card, names: ReadonlyMap<string, string>): Promise<Case['lines']> {
  await settle(db); // the line of what was just done is one of them
  const rows = await db
    .select()
    .from(auditLines)
    .where(and(eq(auditLines.company_id, company_id), eq(auditLines.subject, `card:${card_id}`)))
    .orderBy(desc(auditLines.seq))
    .limit(most);
  return rows.map(({ at, actor, action, from_state: from, to_state: to, reason }) => ({
    at: at.toISOString(),
    by: names.get(actor) ?? actor,
    action,
    from: names.get(from) ?? from,
    to,
    reason,
  }));
}

export const cardCase: Pick<Handlers<typeof backOffice>, 'issuedCard' | 'issuersCard'> = {
  issuedCard: async ({ company_id, id }, { bank, db, person, now, refuse }) => {
    const row = await cardOf(db, { company_id, card_id: id });
    const company = row && (await companyOf(db, company_id));
    if (!row || !company) throw refuse('notFound');
    const { project_name, account_number } = company;
    const names = await fullNames(db, [company_id, bankCompany]);
    const until = (await lockedUntil(db, [row], now)).get(id);
    return {
      company_id,
      project_name,
      account_number,
      card: await cardInfo(bank, db, row, now),
      reason: row.reason,
      tries: { ...(await triesOf(db, row, now)), most: bank.policy.cards.tries, locked_until: until?.toISOString() ?? null },
      acts: deskActs(row, until !== undefined, byBank(person)),
      second: await askedAbout(db, company_id, `card:${id}`, person),
      top_ups: await topUpsOf(bank, db, row),
      fees: await feesOf(bank, db, row, now),
      difference: await differenceOf(db, row, names),
      lines: await linesOf(db, row, names),
    };
  },

  issuersCard: async ({ company_id, id }, { bank, db, now, refuse }) => {
    if (!(await cardOf(db, { company_id, card_id: id }))) throw refuse('notFound');
    try {
      const [theirs] = await bank.issuer.cards([id]);
      return { said: theirs ? { state: theirs.state, balance: theirs.balance, held: theirs.held } : null, at: now.toISOString() };
    } catch (fault) {
      throw fault instanceof IssuerUnavailable ? refuse('issuerUnavailable') : fault;
    }
  },
};
