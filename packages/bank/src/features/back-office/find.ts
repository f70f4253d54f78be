/** The search of the desk (OFF-19): companies, people, records of money by number, cards, applications, contracts and orders. */
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import type { Currency } from '@bankside/core/rules/money/currencies.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import { and, desc, eq, ilike, ne, or, type SQL } from 'drizzle-orm';
import { storable } from '../../domain/cards/application-form.ts';
import { companyOf } from '../../domain/identity/companies.ts';
import { findCards } from '../../domain/issued-cards/listing.ts';
import { findContracts, findOrders } from '../../domain/programmes/listing.ts';
import { amountText } from '../../domain/records/amount-text.ts';
import { recordOf, timelineOf } from '../../domain/records/record-view.ts';
import { isTransferType } from '../../domain/records/transfer-rights.ts';
import { sought } from '../../domain/recipients/recipients.ts';
import { transactions } from '../../ledger/ledger-schema.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { isUuid } from '../../platform/ids.ts';
import { cardApplications } from '../../store/card-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import { companies, users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { companiesLike } from './company-rows.ts';

type Found = Out<typeof backOffice.find>['list'][number];
type Asked = { readonly db: Db; readonly words: string; readonly like: string };
const most = 5;
const page = { limit: most, offset: 0 };
const ofCompany = (column: typeof users.company_id | typeof transactions.company_id | typeof cardApplications.company_id): SQL =>
  eq(companies.company_id, column);

const finders: Readonly<Record<Found['kind'], (asked: Asked) => Promise<Omit<Found, 'kind'>[]>>> = {
  company: async ({ db, words }) => {
    const rows = await db.select().from(companies).where(companiesLike(words)).orderBy(companies.project_name).limit(most);
    return rows.map(({ company_id, project_name, account_number }) => ({
      company_id,
      project_name,
      id: company_id,
      label: project_name,
      detail: account_number,
    }));
  },
  person: async ({ db, like }) => {
    const rows = await db
      .select({ person: users, project_name: companies.project_name })
      .from(users)
      .innerJoin(companies, ofCompany(users.company_id))
      .where(and(ne(users.user_type, userTypes.staff), or(ilike(users.full_name, like), ilike(users.email, like))))
      .orderBy(users.full_name)
      .limit(most);
    return rows.map(({ person, project_name }) => ({
      company_id: person.company_id,
      project_name,
      id: person.user_id,
      label: person.full_name,
      detail: person.email,
    }));
  },
  record: async ({ db, words }) => {
    const [, kind, digits] = /^([a-z]{1,2})-?(\d{8})$/i.exec(words) ?? [];
    if (!kind || !digits) return []; // of a part of a number every record of the bank would have to be read
    const rows = await db
      .select({ row: transactions, project_name: companies.project_name })
      .from(transactions)
      .innerJoin(companies, ofCompany(transactions.company_id))
      .where(eq(transactions.number, `${kind.toUpperCase()}-${digits}`))
      .limit(most);
    return rows.map(({ row, project_name }) => {
      const currency = row.currency as Currency;
      const money = { date: row.date.toISOString(), amount: amountText(row.amount, currency), currency };
      return { company_id: row.company_id, project_name, id: row.transaction_id, label: row.number, detail: row.counterparty, money };
    });
  },
  card: async ({ db, words }) => {
    const { rows } = await findCards(db, { keyword: words }, page);
    return rows.map(({ card, company: { company_id, project_name } }) => ({
      company_id,
      project_name,
      id: card.card_id,
      label: card.holder_name || card.kit_number,
      detail: card.last4,
    }));
  },
  application: async ({ db, like }) => {
    const { application_no, holder_name, email } = cardApplications;
    const rows = await db
      .select({ row: cardApplications, project_name: companies.project_name })
      .from(cardApplications)
      .innerJoin(companies, ofCompany(cardApplications.company_id))
      .where(and(ne(cardApplications.status, 'uncommitted'), or(ilike(application_no, like), ilike(holder_name, like), ilike(email, like))))
      .orderBy(desc(cardApplications.updated_at))
      .limit(most);
    return rows.map(({ row, project_name }) => ({
      company_id: row.company_id,
      project_name,
      id: row.application_id,
      label: row.application_no,
      detail: row.holder_name,
    }));
  },
  contract: async ({ db, words }) => {
    const { rows } = await findContracts(db, { keyword: words }, page);
    return rows.map(({ row, project_name }) => programme(row.contract_id, row, project_name));
  },
  order: async ({ db, words }) => {
    const { rows } = await findOrders(db, { keyword: words }, page);
    return rows.map(({ row, project_name }) => programme(row.order_id, row, project_name));
  },
};
const programme = (id: string, { company_id, number }: { readonly company_id: string; readonly number: string }, project_name: string) => ({
  company_id,
  project_name,
  id,
  label: number,
  detail: '',
});

export const find: Pick<Handlers<typeof backOffice>, 'find' | 'moneyRecord'> = {
  find: async ({ keyword }, { db }) => {
    const words = storable(keyword).trim();
    const like = sought(words);
    if (like === undefined) return { list: [] };
    const list: Found[] = [];
    for (const [kind, rowsOfKind] of Object.entries(finders) as [Found['kind'], (typeof finders)[Found['kind']]][])
      for (const row of await rowsOfKind({ db, words, like })) list.push({ kind, ...row });
    return { list };
  },

  moneyRecord: async ({ company_id, id }, { bank, db, person, refuse }) => {
    const company = isUuid(company_id) && isUuid(id) ? await companyOf(db, company_id) : undefined;
    const [row] = company
      ? await db
          .select()
          .from(transactions)
          .where(rowsOf(transactions, { company_id, transaction_id: id }))
      : [];
    if (!company || !row) throw refuse('notFound');
    const isWaiting = ['pendingApproval', 'adminReview', 'processing'].includes(stateOf(transaction, row.status) ?? '');
    const isDeposit = row.type === 'deposit';
    const waits_at = !isWaiting ? '' : isDeposit ? 'deposits' : isTransferType(row.transfer_type) ? 'queue' : '';
    return {
      project_name: company.project_name,
      account_number: company.account_number,
      record: await recordOf(bank, db, person, row),
      timeline: await timelineOf(db, row, bank.policy),
      waits_at,
    };
  },
};
