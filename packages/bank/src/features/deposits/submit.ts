/** A wire that a client announces: nothing is booked before it comes, and its minimums are those of the form (DEP-05). */
import type { deposits as calls } from '@bankside/core/contract/deposits.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { currencies } from '@bankside/core/rules/money/currencies.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { toMinor } from '@bankside/core/rules/money/money.ts';
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import type * as z from 'zod/mini';
import type { Ctx } from '../../platform/dispatch.ts';
import { Invalid, Refusal } from '../../platform/refusal.ts';
import { audit } from '../../platform/audit.ts';
import { companyOf } from '../../domain/identity/companies.ts';
import { tellOfDeposit } from '../../domain/deposits/deposit-news.ts';
import { claimFiles } from '../../domain/files/files.ts';
import { openRecord } from '../../domain/records/records.ts';
import { translate } from '../../platform/words.ts';
import { minimums } from './config.ts';

type Form = z.output<typeof calls.submit.in>;

export async function announce(form: Form, ctx: Ctx<typeof calls.submit>): Promise<Out<typeof calls.submit>> {
  const { bank, db, person, now } = ctx;
  const { company_id, user_id } = person;
  const amount = await checkedAmount(form, ctx);
  const company = await companyOf(db, company_id);
  if (!company) throw new Error('the caller’s company is not there');
  const { currency, convert_to, purpose, sender_account_name, proof } = form;
  if (proof) await claimFiles(db, person, [{ file_key: proof, slot: 'support', field: 'proof' }]);
  const opening = {
    company_id,
    date: now,
    kind: 'fiat',
    type: 'deposit',
    amount,
    currency,
    status: String(transaction.states.pendingApproval.wire),
    counterparty: sender_account_name,
    sender_account_name,
    reference: company.reference,
    purpose,
    created_by: user_id,
    details: { ...(convert_to ? { convert_to } : {}), ...(proof ? { proof } : {}) },
  } as const;
  const row = await openRecord(db, opening, { step: 'announced', by: { actor: 'client', user_id, name: person.full_name } });
  const subject = `transaction:${row.transaction_id}`;
  await audit(db, { company_id, actor: user_id, action: 'deposit.announce', subject, to: row.status, at: now });
  await tellOfDeposit(bank, db, row, 'deposit_announced', { now });
  return { id: row.transaction_id, number: row.number, reference: row.reference, status: row.status };
}

/** Refuses an amount with more decimals than the currency has, zero, and what is below a minimum that holds for this form. */
async function checkedAmount({ amount: typed, currency, convert_to }: Form, ctx: Ctx<typeof calls.submit>): Promise<bigint> {
  const { scale } = currencies[currency];
  if ((typed.split('.')[1] ?? '').length > scale) {
    const msg = translate(ctx.language, 'rules', 'amountPlaces', { currency, max: scale });
    throw new Invalid([{ field: 'amount', rule: 'amountPlaces', msg }]);
  }
  const amount = toMinor(typed, scale);
  if (amount === 0n) throw new Refusal('amountZero', { field: 'amount', params: { reason: 'deposit' } });
  const { first, conversion } = await minimums(ctx.bank, ctx.db, ctx.person.company_id);
  const asked = [...first, ...(convert_to ? conversion : [])].filter((each) => each.currency === currency);
  const least = asked.map((each) => toMinor(each.amount, scale)).reduce((a, b) => (a > b ? a : b), 0n);
  if (amount < least) {
    const min = asked.find((each) => toMinor(each.amount, scale) === least)?.amount ?? '';
    throw new Refusal('amountBelowMinimum', { field: 'amount', params: { min: formatAmount(min, currency) } });
  }
  return amount;
}
