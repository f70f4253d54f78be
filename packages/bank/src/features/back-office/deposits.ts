/** Money that arrived from outside, credited by staff: ledger, transaction, audit, and word to the client in one transaction. */
import type { backOffice } from '@bankside/core/contract/back-office.ts';
import { currencies, type Currency } from '@bankside/core/rules/currencies.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { toDecimal, toMinor } from '@bankside/core/rules/money.ts';
import type { Handlers } from '../../dispatch.ts';
import { balances } from '../../ledger/ledger.ts';
import { Refusal } from '../../refusal.ts';
import { audit } from '../../services/audit.ts';
import { bookDeposit } from '../../services/deposits.ts';
import { mailOwner, notify } from '../../services/notify.ts';
import { companyToDecide } from './company-rows.ts';

function minorOf(amount: string, currency: Currency): bigint {
  const { scale } = currencies[currency];
  if ((amount.split('.')[1] ?? '').length > scale) throw new Refusal('invalid', { field: 'amount' });
  const minor = toMinor(amount, scale);
  if (minor === 0n) throw new Refusal('amountZero', { field: 'amount' });
  return minor;
}

export const deposits: Pick<Handlers<typeof backOffice>, 'creditDeposit'> = {
  creditDeposit: async ({ company_id, currency, amount, sender_account_name, reference = '' }, { bank, db, person, now, key }) => {
    const minor = minorOf(amount, currency);
    const company = await companyToDecide(db, { company_id });
    const { scale } = currencies[currency];
    const transaction_id = await bookDeposit(db, {
      company_id,
      currency,
      amount: minor,
      sender: sender_account_name,
      reference: reference || company.reference,
      at: now,
      key: `deposit ${person.user_id} ${key}`,
    });
    const shown = formatAmount(toDecimal(minor, scale), currency);
    await audit(db, {
      company_id,
      actor: person.user_id,
      action: 'deposit.credit',
      subject: `transaction:${transaction_id}`,
      to: shown,
      at: now,
    });
    await notify(db, { company_id, kind: 'deposit_credited', params: { amount: shown, sender: sender_account_name }, now });
    await mailOwner(
      bank,
      db,
      company_id,
      'deposit_credited',
      { amount: shown, sender: sender_account_name, account_number: company.account_number },
      now,
    );
    const after = (await balances(db, company_id)).find((row) => row.currency === currency);
    return { transaction_id, book_balance: toDecimal(after?.book ?? 0n, scale) };
  },
};
