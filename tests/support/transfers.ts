/** What stories about transfers need around them: somebody to pay, the staff's decisions, and the books to compare with. */
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import { expect, type Page } from '@playwright/test';
import { call, type Identity } from './client.ts';
import type { Sandbox } from './sandbox.ts';

export const marlow: InOf<'/withdraw/payee/add'> = {
  beneficiary_name: 'Marlow & Finch Ltd',
  bank_account_number: 'GB10NRMB60161331926819',
  bank_name: 'Northmoor Bank plc, London',
  bank_code: '601613',
  bank_address: '1 Bank Street, London',
  country: 'GB',
  swift_code: 'NRMBGB2LXXX',
  use_intermediary: false,
  purpose: 'purchase_of_goods',
};
/** Types the code that was mailed for the transfer at the page's review. */
export async function typeCode(page: Page, bank: Pick<Sandbox, 'mail'>, email: string): Promise<void> {
  await expect(page.getByText(/^Sent to .•••••/)).toBeVisible();
  const [mail] = (await bank.mail(email)).filter(({ template }) => template === 'code_transfer');
  await page.getByLabel('6-digit code').fill(mail?.code ?? '');
}

const key = () => ({ 'idempotency-key': crypto.randomUUID() });
export type Transfer = OutOf<'/withdraw/crypto/record'>['list'][number];

export function transfersOf(url: string) {
  const list = async (who: Identity) => (await call(url, '/withdraw/crypto/record', {}, who)).list;
  return {
    /** Every transfer of the company, newest first. */
    list,
    only: async (who: Identity): Promise<Transfer> => {
      const [one, ...more] = await list(who);
      if (!one || more.length > 0) throw new Error(`the company has ${more.length + (one ? 1 : 0)} transfers`);
      return one;
    },
    addPayee: (who: Identity, payee = marlow) => call(url, '/withdraw/payee/add', payee, who, key()),
    /** The staff take it through events, each at the version that it has by then. */
    decide: async (
      staff: Identity,
      company_id: string,
      who: Identity,
      id: string,
      events: readonly InOf<'/admin/transfer/decide'>['event'][],
    ) => {
      for (const event of events) {
        const { record } = await call(url, '/withdraw/crypto/get', { id }, who);
        await call(url, '/admin/transfer/decide', { company_id, id, version: record.version, event }, staff, key());
      }
    },
    /** The staff state a rate for an OTC request, good for half an hour. */
    quote: async (staff: Identity, company_id: string, who: Identity, id: string, rate: string) => {
      const { record } = await call(url, '/withdraw/crypto/get', { id }, who);
      await call(url, '/admin/transfer/quote', { company_id, id, version: record.version, rate, minutes: 30 }, staff, key());
    },
    /** Book and available of one currency, as the ledger has them. */
    balance: async (who: Identity, currency: string) => {
      const { figures } = await call(url, '/dashboard/home', {}, who);
      const row = figures?.balances.find((each) => each.currency === currency);
      if (!row) throw new Error(`no balance in ${currency}`);
      return { book: row.book, available: row.available };
    },
  };
}
