/** When a mailed code confirms a transfer (TRF-11), what it is bound to, and when it ends. */
import type { Network } from '@bankside/core/rules/money/networks.ts';
import { formatTime } from '@bankside/core/i18n/dates.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPolicy } from '../../sandbox/demo-policy.ts';
import { transactions } from '../../ledger/ledger-schema.ts';
import { american } from '../../testing/sample-payees.ts';
import { addRule, price, transferPolicy, treasury, type Ask, type Treasury } from '../../testing/sample-transfers.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank({ ...transferPolicy, transfers: demoPolicy.transfers ?? {}, rates: { maxAgeSec: 8_640_000 } });
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.close();
});

type Way = { readonly own: Treasury; readonly asked: Ask };
const toPayee = (own: Treasury, amount = '50'): Ask => ({ transfer_type: 'payee', currency: 'USD', amount, payee_id: own.payee_id });
const withdraw = (as: Caller, asked: object, quote_id: string, more: object = {}, key?: string) =>
  test.call('/withdraw/crypto/withdraw', { ...asked, quote_id, purpose: 'rent', ...more }, { as, ...(key ? { key } : {}) });
async function mailed({ main }: Treasury, quote_id: string): Promise<string> {
  test.later(61); // a code is sent once a minute
  await test.ask('/sendEmail', { purpose: 'withdraw', quote_id }, { as: main });
  return test.code(main.email);
}
/** Paid with its code; expects that the code is asked for. */
async function pay({ own, asked }: Way) {
  const { quote_id, code_for } = await price(test, own.main, asked);
  expect(code_for).not.toBe('');
  return withdraw(own.main, asked, quote_id, { email_code: await mailed(own, quote_id) });
}
/** The bank's own people let it go: from then on the recipient has been paid. */
async function release({ own: { company_id, main } }: Way, answer: Awaited<ReturnType<typeof pay>>) {
  const { id } = answer.data as { id: string };
  const { version } = (await test.ask('/withdraw/crypto/get', { id }, { as: main })).record;
  const staff = await test.as('staff@bankside.example');
  await test.ask('/admin/transfer/decide', { company_id, id, version, event: 'release' }, { as: staff });
}
const reason = async ({ own, asked }: Way) => (await price(test, own.main, asked)).code_for;
const made = ({ company_id }: Treasury) =>
  test.bank.store.db.$count(transactions, eq(transactions.company_id, company_id)).then((rows) => rows - 2); // the opening balances

describe('a payee', () => {
  it('is paid for the first time with a code, and later without one', async () => {
    const own = await treasury(test);
    const asked = toPayee(own);
    const first = await price(test, own.main, asked);
    expect(first.code_for).toBe('neverPaid');
    expect((await withdraw(own.main, asked, first.quote_id)).data).toMatchObject({
      errors: [{ field: 'email_code', rule: 'codeRequired' }],
    });
    expect(await made(own)).toBe(0);
    const paid = await pay({ own, asked });
    expect(paid.data).toMatchObject({ waits_for: 'bank' });
    expect(await reason({ own, asked })).toBe('neverPaid'); // nothing has left yet
    await release({ own, asked }, paid);
    const second = await price(test, own.main, asked);
    expect(second.code_for).toBe('');
    expect((await withdraw(own.main, asked, second.quote_id)).code).toBe(200);
  });

  it('that is new or changed needs one each time, however often it was paid, until its hours are over', async () => {
    const own = await treasury(test, {}, false);
    const way = { own, asked: toPayee(own) };
    expect(await reason(way)).toBe('newRecipient');
    await release(way, await pay(way));
    expect(await reason(way)).toBe('newRecipient');
    test.later(24 * 3600);
    const again = { ...way, own: { ...own, main: { ...own.main, ...(await test.as(own.main.email)) } } };
    expect(await reason(again)).toBe('');
    const [{ version } = { version: 0 }] = (await test.ask('/withdraw/payee/list', { id: own.payee_id }, { as: again.own.main })).list;
    const form = { ...american, bank_account_number: '77 1234 5678' };
    await test.ask('/withdraw/payee/edit', { id: own.payee_id, version, form, sure: true }, { as: again.own.main });
    expect(await reason(again)).toBe('newRecipient');
  });

  it('whose transfer came to nothing has not been paid', async () => {
    const own = await treasury(test);
    const way = { own, asked: toPayee(own) };
    const { id } = (await pay(way)).data as { id: string };
    await test.ask('/withdraw/cancel', { id, version: 1 }, { as: own.main });
    expect(await reason(way)).toBe('neverPaid');
  });

  it('that is known needs one above the policy’s sum in US dollars, in any currency', async () => {
    const own = await treasury(test, { balances: { USD: '100000.00', SGD: '100000.00' } });
    const way = { own, asked: toPayee(own) };
    await release(way, await pay(way));
    expect(await reason({ own, asked: toPayee(own, '10000') })).toBe('');
    expect(await reason({ own, asked: toPayee(own, '10000.01') })).toBe('aboveLimit');
    expect(await reason({ own, asked: { ...toPayee(own, '12000'), currency: 'SGD' } })).toBe('');
    expect(await reason({ own, asked: { ...toPayee(own, '14000'), currency: 'SGD' } })).toBe('aboveLimit');
    const { quote_id } = await price(test, own.main, toPayee(own, '10000.01'));
    expect((await withdraw(own.main, toPayee(own, '10000.01'), quote_id)).refusal).toBe('codeRequired');
  });
});

describe('every kind of outgoing transfer', () => {
  it('follows the same figures; an exchange stays and needs none', async () => {
    const own = await treasury(test);
    const other = await treasury(test);
    const toAccount: Ask = { transfer_type: 'account', currency: 'USD', amount: '50', account_number: other.account_number };
    expect(await reason({ own, asked: toAccount })).toBe('neverPaid');
    expect((await pay({ own, asked: toAccount })).data).toMatchObject({ status: 'success' });
    expect(await reason({ own, asked: toAccount })).toBe('');
    expect(await reason({ own, asked: { ...toAccount, amount: '10001' } })).toBe('aboveLimit');
    expect(await reason({ own, asked: { currency: 'USDC', amount: '50', address_id: own.address_id } })).toBe('always');
    expect(await reason({ own, asked: { transfer_type: 'currency', currency: 'USD', amount: '20000', to_currency: 'SGD' } })).toBe('');
    expect((await test.ask('/withdraw/details', { transfer_type: 'payee' }, { as: own.main })).code_above_usd).toBe('10000');
  });

  it('asks for none where the policy does not', async () => {
    const lax = await testBank(transferPolicy, test.bank.store);
    const own = await treasury(test, {}, false);
    const { quote_id, code_for } = await lax.ask('/withdraw/crypto/calc', toPayee(own, '20000'), { as: own.main });
    expect(code_for).toBe('');
    expect(lax.faults).toEqual([]);
    expect(
      (await lax.call('/withdraw/crypto/withdraw', { ...toPayee(own, '20000'), quote_id, purpose: 'rent' }, { as: own.main })).code,
    ).toBe(200);
  });

  it('above the company’s rule takes the maker’s code, and then the second person without one', async () => {
    const own = await treasury(test, { users: [{ authjson: ['11-1'], full_name: 'Jonas Weber' }] });
    const [, second] = own.people;
    if (!second) throw new Error('a colleague');
    await addRule(test, own.company_id, '10');
    const { data } = await pay({ own, asked: toPayee(own) });
    expect(data).toMatchObject({ waits_for: 'second_approval' });
    const { id } = data as { id: string };
    expect((await test.call('/withdraw/approve', { id, version: 1, approve: true }, { as: second })).code).toBe(200);
    expect((await test.mail(second.email)).map(({ template }) => template)).not.toContain('code_transfer');
  });
});

describe('the code of a payment', () => {
  it('confirms what was shown: no other amount, payee or quote, and nothing a second time', async () => {
    const own = await treasury(test);
    const asked = toPayee(own);
    const other = await price(test, own.main, { ...asked, amount: '51' });
    const { quote_id } = await price(test, own.main, asked);
    const email_code = await mailed(own, quote_id);
    expect((await withdraw(own.main, { ...asked, amount: '51' }, quote_id, { email_code })).refusal).toBe('quoteExpired');
    expect((await withdraw(own.main, { ...asked, amount: '51' }, other.quote_id, { email_code })).refusal).toBe('codeIncorrect');
    const { id: payee_id } = await test.ask(
      '/withdraw/payee/add',
      { ...american, bank_account_number: '77 1234 5678', sure: true },
      { as: own.main },
    );
    expect((await withdraw(own.main, { ...asked, payee_id }, quote_id, { email_code })).refusal).toBe('quoteExpired');
    const wrong = email_code === '000000' ? '000001' : '000000';
    expect((await withdraw(own.main, asked, quote_id, { email_code: wrong })).refusal).toBe('codeIncorrect');
    expect(await made(own)).toBe(0);
    const sent = await withdraw(own.main, asked, quote_id, { email_code }, 'one intent');
    expect(sent.code).toBe(200);
    expect((await withdraw(own.main, asked, quote_id, { email_code }, 'one intent')).data).toEqual(sent.data); // a retry
    expect((await withdraw(own.main, asked, quote_id, { email_code })).refusal).toBe('quoteUsed');
    expect(await made(own)).toBe(1);
  });

  it('that nobody asked for must be right all the same', async () => {
    const own = await treasury(test);
    const asked = toPayee(own);
    await pay({ own, asked });
    const { quote_id } = await price(test, own.main, asked);
    expect((await withdraw(own.main, asked, quote_id, { email_code: '123456' })).refusal).toMatch(/^code/);
  });

  const kinds: readonly (readonly [string, (own: Treasury) => Ask])[] = [
    ['a payee', toPayee],
    ['a wallet', ({ address_id }) => ({ currency: 'USDC', amount: '50', network: 'ERC20' satisfies Network, address_id })],
  ];
  it.each(kinds)('for %s ends when its quote ends, as the mail and the answer say, also asked for again', async (_, to) => {
    const own = await treasury(test);
    const asked = to(own);
    const { quote_id, valid_until } = await price(test, own.main, asked);
    const end = `${formatTime(valid_until, 'Asia/Singapore')} (Asia/Singapore)`;
    const said = async () => (await test.mail(own.main.email)).find(({ template }) => template === 'code_transfer')?.body ?? '';
    for (const gone of [0, 61]) {
      test.later(gone);
      const { expires_in_sec } = await test.ask('/sendEmail', { purpose: 'withdraw', quote_id }, { as: own.main });
      expect(expires_in_sec).toBe(300 - gone);
      expect(await said()).toContain(end);
      expect(await said()).not.toContain('minutes');
    }
    const email_code = await test.code(own.main.email);
    test.later(238);
    const next = await price(test, own.main, asked);
    expect((await withdraw(own.main, asked, next.quote_id, { email_code })).refusal).toBe('codeIncorrect'); // void for a renewed quote
    test.later(1);
    expect((await withdraw(own.main, asked, quote_id, { email_code })).refusal).toBe('quoteExpired');
    expect((await withdraw(own.main, asked, next.quote_id, { email_code })).refusal).toBe('codeExpired');
  });
});
