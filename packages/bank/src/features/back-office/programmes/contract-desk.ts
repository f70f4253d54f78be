/** Contracts of every company, as staff make, read and end them (PRG-01). */
import type { programmes } from '@bankside/core/contract/back-office/back-office-programmes.ts';
import type { ContractRow } from '@bankside/core/contract/programmes/shapes.ts';
import { kyc } from '@bankside/core/rules/lifecycles/kyc.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { companyOf } from '../../../domain/identity/companies.ts';
import { contractOf, contractRow, contractRows, contractToChange, type Contract } from '../../../domain/programmes/contracts.ts';
import { closeContract, offerContract } from '../../../domain/programmes/contract/contract-making.ts';
import { contractCase } from '../../../domain/programmes/contract/contract-view.ts';
import { claimDocuments } from '../../../domain/programmes/contract/documents.ts';
import { deskHistoryOf } from '../../../domain/programmes/history.ts';
import { findContracts } from '../../../domain/programmes/listing.ts';
import { byTwo } from '../../../domain/staff/second-person.ts';
import type { Handlers } from '../../../platform/dispatch.ts';
import { pageAnswer, pageAsked } from '../../../platform/pages.ts';
import { Invalid } from '../../../platform/refusal.ts';
import { typedMinor } from '../../../platform/typed-amount.ts';
import { translate } from '../../../platform/words.ts';
import type { Db } from '../../../store/store.ts';
import { companyToDecide } from '../company-rows.ts';
import { askedAbout } from '../second-open.ts';

type Calls = 'programmeContracts' | 'programmeContract' | 'makeContract' | 'decideContract';
export const byStaff = ({ user_id }: { readonly user_id: string }) => ({ actor: 'bank', user_id }) as const;

/** Rows of several companies, in their order. */
async function rowsOf(db: Db, rows: readonly Contract[]): Promise<ReadonlyMap<string, ContractRow>> {
  const seen = new Map<string, ContractRow>();
  for (const company_id of new Set(rows.map((row) => row.company_id)))
    for (const row of await contractRows(
      db,
      rows.filter((each) => each.company_id === company_id),
    ))
      seen.set(row.contract_id, row);
  return seen;
}

export const contractDesk: Pick<Handlers<typeof programmes>, Calls> = {
  programmeContracts: async ({ company_id, status, keyword, ...page }, { db }) => {
    const asked = pageAsked(page);
    const { rows, total } = await findContracts(db, { company_id, status, keyword }, asked);
    const seen = await rowsOf(
      db,
      rows.map(({ row }) => row),
    );
    const list = rows.flatMap(({ row, project_name, account_number }) => {
      const contract = seen.get(row.contract_id);
      return contract ? [{ company_id: row.company_id, project_name, account_number, contract }] : [];
    });
    return pageAnswer(list, total, asked);
  },

  programmeContract: async ({ company_id, id }, { db, person, refuse }) => {
    const row = await contractOf(db, { company_id, contract_id: id });
    const company = row && (await companyOf(db, company_id));
    if (!row || !company) throw refuse('notFound');
    const { project_name, account_number } = company;
    const second = await askedAbout(db, company_id, `contract:${id}`, person);
    const timeline = await deskHistoryOf(db, { company_id, what: 'contract', id });
    return { company_id, project_name, account_number, ...(await contractCase(db, row)), timeline, second };
  },

  makeContract: async (input, ctx) => {
    const { company_id, files, price_per_card: typed, ...terms } = input;
    const { bank, db, person, language, now } = ctx;
    const company = await companyToDecide(db, { company_id });
    if (company.kyc_status !== kyc.states.approved.wire) throw ctx.refuse('wrongState');
    const price_per_card = typedMinor(typed, 'USD', language, 'price_per_card');
    if (price_per_card === 0n)
      throw new Invalid([{ field: 'price_per_card', rule: 'amount', msg: translate(language, 'rules', 'amount') }]);
    const claimed = await claimDocuments(db, files);
    const amount = price_per_card * BigInt(terms.contracted_quantity);
    const facts = {
      quantity: String(terms.contracted_quantity),
      price: formatAmount(toDecimal(price_per_card, 2), 'USD'),
      amount: formatAmount(toDecimal(amount, 2), 'USD'),
    };
    await byTwo(ctx, { act: 'contract.make', path: '/admin/contract/make', input, money: { amount, currency: 'USD' }, facts });
    const documents = claimed.map(({ file_key, name, size }) => ({ file_key, name, size }));
    const offer = { company_id, ...terms, price_per_card, made_by: person.user_id, documents };
    return { contract: await contractRow(db, await offerContract(bank, db, offer, { by: byStaff(person), now })) };
  },

  decideContract: async ({ company_id, id, version, event, reason }, { bank, db, person, now }) => {
    const row = await contractToChange(db, { company_id, contract_id: id }, version);
    const closed = await closeContract(bank, db, row, { event, reason, by: byStaff(person), now });
    return { contract: await contractRow(db, closed) };
  },
};
