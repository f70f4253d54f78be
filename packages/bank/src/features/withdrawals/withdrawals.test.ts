/** Every kind of transfer from its price to its end; what is booked is what was shown, to the last unit. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxChain } from '../../adapters/chain.ts';
import { followSent } from '../../domain/transfers/on-chain.ts';
import { auditBooks } from '../../ledger/auditor.ts';
import { notifications } from '../../store/notice-schema.ts';
import { american } from '../../testing/sample-payees.ts';
import { booksOf, price, send, transfer, transferPolicy, treasury, wallet, type Ask } from '../../testing/sample-transfers.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let staff: Caller;
beforeAll(async () => {
  test = await testBank(transferPolicy);
  staff = await test.as('staff@bankside.example');
});
afterAll(async () => {
  expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  expect(test.faults).toEqual([]);
  await test.close();
});

type At = { readonly id: string; readonly version: number };
const decide = (company_id: string, { id, version }: At, event: string, more: object = {}): Promise<At & { status: string }> =>
  test.ask('/admin/transfer/decide', { company_id, id, version, event, ...more } as never, { as: staff });
const read = (as: Caller, id: string) => test.ask('/withdraw/crypto/get', { id }, { as });
const notices = async (user_id: string) =>
  (await test.bank.store.db.select().from(notifications).where(eq(notifications.user_id, user_id))).map(({ kind }) => kind);

describe('to a payee', () => {
  it('shows its price, holds amount and fees, waits for the bank, and books what was shown', async () => {
    const { company_id, main, payee_id } = await treasury(test);
    const asked: Ask = { transfer_type: 'payee', currency: 'USD', amount: '18500', payee_id };
    const shown = await price(test, main, asked);
    expect(shown).toMatchObject({
      fees: { admin_fee: '20.00', gas_fee: '0.00', fixed_fee: '15.00', total: '35.00' },
      total_debit: '18535.00',
      received_amount: '18500.00',
      balance_after: '81465.00',
      rate: '',
    });
    const { data } = await send(test, main, asked, shown.quote_id, { reference: 'Invoice 77' });
    const made = data as { id: string };
    expect(made).toMatchObject({ status: 'pending_approval', waits_for: 'bank', fees: shown.fees, received_amount: '18500.00' });
    expect((await booksOf(test, main))['USD']).toEqual({ book: '100000.00', held: '18535.00' });
    const { record, timeline } = await read(main, made.id);
    expect(record).toMatchObject({
      type: 'transfer',
      amount: '-18500.00',
      total: '18535.00',
      purpose: 'supplier_payment',
      reference: 'Invoice 77',
      counterparty: 'Castellan Tools Inc.',
      recipient: { bank_account_number: '0042887130', bank_name: 'Prairie Bank' },
      created_by: main.full_name,
      may: { cancel: true, approve: false },
    });
    expect(timeline.map(({ step }) => step)).toEqual(['created', 'bankReview', 'success']);
    const { list } = await test.ask('/admin/queue', {}, { as: staff });
    expect(list).toContainEqual(expect.objectContaining({ kind: 'transfer', id: made.id, version: record.version }));
    const released = await decide(company_id, { id: made.id, version: record.version }, 'release');
    const done = await decide(company_id, released, 'settle');
    expect(done.status).toBe('success');
    for (const event of ['settle', 'release', 'fail', 'refuse', 'takeUp', 'broadcast']) {
      const again = { company_id, id: done.id, version: done.version, event, reason: 'x', hash: '0x123456789' };
      expect([event, await test.refusal('/admin/transfer/decide', again, { as: staff })]).toEqual([event, 'wrongState']);
    }
    expect((await booksOf(test, main))['USD']).toEqual({ book: '81465.00', held: '0.00' });
    expect(await notices(main.userid)).toEqual(['transfer_done']); // what the bank did; of what one has made oneself, a mail alone (PRO-06)
    expect((await test.mail(main.email)).map(({ template }) => template)).toEqual(
      expect.arrayContaining(['transfer_made', 'transfer_done']),
    );
    const back = { company_id, id: made.id, amount: '18400.00', reason: 'Account closed' };
    expect(await test.refusal('/admin/transfer/return', { ...back, amount: '18500.01' }, { as: staff })).toBe('amountAboveMaximum');
    const colleague = await test.as('staff2@bankside.example'); // another person at the desk than the one who settled it
    const found = async (keyword: string) => (await test.ask('/admin/transfer/settled', { keyword }, { as: colleague })).list;
    const { number } = record;
    const row = { id: made.id, company_id, number, counterparty: 'Castellan Tools Inc.', amount: '18500.00', currency: 'USD' };
    expect(await found(number.toLowerCase())).toEqual([expect.objectContaining({ ...row, left: '18500.00' })]);
    await test.ask('/admin/transfer/return', back, { as: colleague });
    const { account_number } = await test.ask('/account/getUserInfo', {}, { as: main });
    expect(await found(account_number)).toEqual([expect.objectContaining({ ...row, left: '100.00' })]);
    expect(await found('no such company')).toEqual([]);
    expect(await test.refusal('/admin/transfer/return', { ...back, amount: '100.01' }, { as: staff })).toBe('amountAboveMaximum');
    const after = await read(main, made.id);
    expect(after.record.related).toMatchObject([{ type: 'refund' }]);
    expect(after.timeline.at(-1)).toMatchObject({ step: 'returned', note: 'Account closed' });
    expect((await booksOf(test, main))['USD']).toEqual({ book: '99865.00', held: '0.00' });
  });

  it('gives the hold back when it is refused or fails', async () => {
    const { company_id, main, payee_id } = await treasury(test);
    const asked: Ask = { transfer_type: 'payee', currency: 'USD', amount: '100.00', payee_id };
    for (const events of [['refuse'], ['takeUp', 'refuse'], ['release', 'fail']]) {
      const { id } = await transfer(test, main, asked);
      let at = { id, version: (await read(main, id)).record.version };
      for (const event of events) at = await decide(company_id, at, event, { reason: 'No such bank' });
      const { record } = await read(main, id);
      expect(record).toMatchObject({ status: events.at(-1) === 'fail' ? 'failed' : 'rejected', reason: 'No such bank' });
      expect((await booksOf(test, main))['USD']).toEqual({ book: '100000.00', held: '0.00' });
    }
  });

  it('goes to review when it is large or its payee is new, and asks for a paper when it is very large', async () => {
    const { main, payee_id } = await treasury(test);
    expect(await transfer(test, main, { transfer_type: 'payee', currency: 'USD', amount: '20000.01', payee_id })).toMatchObject({
      status: 'admin_review',
      waits_for: 'bank',
    });
    const large: Ask = { transfer_type: 'payee', currency: 'USD', amount: '25000.01', payee_id };
    const { quote_id } = await price(test, main, large);
    expect((await send(test, main, large, quote_id)).data).toMatchObject({ errors: [{ field: 'document', rule: 'fileMissing' }] });
    const fresh = await treasury(test, {}, false);
    expect(
      await transfer(test, fresh.main, { transfer_type: 'payee', currency: 'USD', amount: '50', payee_id: fresh.payee_id }),
    ).toMatchObject({
      status: 'admin_review',
    });
  });
});

describe('a check', () => {
  it('warns of what is new and of what looks like another', async () => {
    const { main, payee_id, address_id } = await treasury(test, {}, false);
    await test.ask('/withdraw/payee/add', { ...american, bank_account_number: '77 1234 5678', sure: true }, { as: main });
    const like = `${wallet.slice(0, 8)}${'0'.repeat(30)}${wallet.slice(-4)}`.toLowerCase();
    await test.ask('/withdraw/address/add', { name: 'Other', address: like, network: 'ERC20', sure: true }, { as: main });
    const warnings = async (asked: object) => (await test.ask('/withdraw/crypto/check', asked as Ask, { as: main })).warnings;
    const both = ['newRecipient', 'likeAnother', 'bankReview'];
    expect(await warnings({ transfer_type: 'payee', currency: 'USD', amount: '50', payee_id })).toEqual(both);
    expect(await warnings({ currency: 'USDC', amount: '50', address_id })).toEqual(both);
  });

  it('shows bounds before anything is typed, and says when there is nothing to send', async () => {
    const { main } = await treasury(test);
    const check = (currency: 'USD' | 'GBP') => test.ask('/withdraw/crypto/check', { transfer_type: 'payee', currency }, { as: main });
    expect(await check('USD')).toMatchObject({ allowed: true, bounds: { min: '10.00', max: '99965.00', daily_left: '500000.00' } });
    expect(await check('GBP')).toMatchObject({ allowed: false, refusal: 'insufficientBalance', shortfall: null });
  });
});

describe('to a wallet address', () => {
  it('mails a code that names amount, network and address, and is on its way when it is small and known', async () => {
    const { company_id, main, address_id } = await treasury(test);
    const asked: Ask = { currency: 'USDC', amount: '10000', address_id };
    const shown = await price(test, main, asked);
    expect(shown.fees).toEqual({ admin_fee: '10.000000', gas_fee: '3.180000', fixed_fee: '0.000000', total: '13.180000' });
    const { data } = await send(test, main, asked, shown.quote_id);
    const made = data as { id: string };
    expect(made).toMatchObject({ status: 'processing', waits_for: '' });
    const letter = (await test.mail(main.email)).find(({ template }) => template === 'code_transfer');
    for (const word of ['10,000.000000 USDC', `ERC20 ${wallet}`, 'Treasury cold wallet']) expect(letter?.body).toContain(word);
    const { record, timeline } = await read(main, made.id);
    expect(record).toMatchObject({ type: 'withdrawal', network: 'ERC20', recipient: { address: wallet } });
    expect(timeline.map(({ step }) => step)).toEqual(['created', 'processing', 'broadcast', 'success']);
    const at = { id: made.id, version: record.version };
    expect(await test.refusal('/admin/transfer/decide', { company_id, ...at, event: 'settle' }, { as: staff })).toBe('wrongState');
    expect(await test.refusal('/admin/transfer/decide', { company_id, ...at, event: 'broadcast' }, { as: staff })).toBe('invalid');
    const sent = await decide(company_id, at, 'broadcast', { hash: '0x9f2c7e' });
    expect((await read(main, made.id)).record).toMatchObject({ hash: '0x9f2c7e', confirmations_needed: 12, status: 'processing' });
    const refused = (event: 'settle' | 'fail') =>
      test.call('/admin/transfer/decide', { company_id, ...sent, event, reason: 'No longer there' }, { as: staff });
    expect(await refused('settle')).toMatchObject({
      refusal: 'wrongState',
      msg: expect.stringMatching(/^The chain has not confirmed it yet/),
    });
    expect(await refused('fail')).toMatchObject({ refusal: 'wrongState', msg: expect.stringMatching(/^The chain may still include it/) });
    const why = async () => (await test.ask('/admin/transfer/get', { company_id, id: made.id }, { as: staff })).why;
    test.later(181); // of six minutes for twelve blocks
    await followSent(test.bank, sandboxChain);
    expect((await read(main, made.id)).record).toMatchObject({ confirmations: 6, status: 'processing' });
    expect(await why()).toEqual(['confirming']);
    test.later(180);
    await followSent(test.bank, sandboxChain);
    const settled = await read(main, made.id);
    expect(settled.record).toMatchObject({ confirmations: 12, status: 'success' });
    expect(settled.timeline.at(-1)).toMatchObject({ step: 'success', actor: 'chain' });
    expect((await booksOf(test, main))['USDC']).toEqual({ book: '39986.820000', held: '0.000000' });
  });

  it('lists the addresses that an asset can go to', async () => {
    const { main, address_id } = await treasury(test);
    const list = async (asset: 'USDC' | 'ETH' | 'BTC') => (await test.ask('/withdraw/crypto/addressList', { asset }, { as: main })).list;
    expect(await list('USDC')).toMatchObject([{ id: address_id, network: 'ERC20', is_new: false }]);
    expect(await list('BTC')).toEqual([]);
    expect(await test.refusal('/withdraw/crypto/addressList', { asset: 'BTC', network: 'ERC20' }, { as: main })).toBe('pairUnsupported');
  });
});

describe('to another client of the bank', () => {
  it('shows enough of its name, books both companies at once, and tells the receiver', async () => {
    const { main } = await treasury(test, { project_name: 'Northgate Components GmbH' });
    const kestrel = await test.fresh({ project_name: 'Kestrel Freight Ltd' });
    const [theirs] = kestrel.people;
    const asked: Ask = {
      transfer_type: 'account',
      currency: 'USD',
      amount: '1234.56',
      account_number: kestrel.account_number.replaceAll(' ', ''),
    };
    const checked = await test.ask('/withdraw/crypto/check', asked, { as: main });
    expect(checked).toMatchObject({ allowed: true, account_name_hint: 'Kestrel F…', warnings: [], paid: { times: 0, last: null } });
    const made = await transfer(test, main, asked, { reference: 'Rent' });
    expect(made).toMatchObject({ status: 'success', waits_for: '' });
    expect((await booksOf(test, main))['USD']).toEqual({ book: '98765.44', held: '0.00' });
    expect((await booksOf(test, theirs))['USD']).toEqual({ book: '1234.56', held: '0.00' });
    const { list } = await test.ask('/transaction/record', {}, { as: theirs });
    expect(list).toMatchObject([
      {
        type: 'transfer',
        amount: '1234.56',
        transfer_type: '',
        status: 'success',
        sender_account_name: 'Northgate Components GmbH',
        reference: 'Rent',
      },
    ]);
    expect(await notices(theirs.userid)).toEqual(['transfer_received']);
    expect((await test.mail(theirs.email))[0]).toMatchObject({ template: 'transfer_received', subject: 'Received: 1,234.56 USD' });
    expect(JSON.stringify(await read(main, made.id))).not.toContain('Freight');
    expect((await test.ask('/withdraw/crypto/check', asked, { as: main })).paid).toMatchObject({ times: 1, last: { amount: '1234.56' } });
  });
});

describe('to another currency', () => {
  it('books at once what was quoted, less the bank’s share of the rate', async () => {
    const { main } = await treasury(test);
    const asked: Ask = { transfer_type: 'currency', currency: 'USDC', amount: '50000', to_currency: 'SGD' };
    const shown = await price(test, main, asked);
    expect(shown).toMatchObject({ rate: '1.295572916666666666', received_amount: '64778.64', received_currency: 'SGD' });
    const { data } = await send(test, main, asked, shown.quote_id);
    expect(data).toMatchObject({ status: 'success', received_amount: '64778.64' });
    const books = await booksOf(test, main);
    expect([books['USDC']?.book, books['SGD']?.book]).toEqual(['0.000000', '64778.64']);
    const { list } = await test.ask('/withdraw/crypto/record', { transfer_type: ['currency'] }, { as: main });
    expect(list).toMatchObject([
      { type: 'exchange', amount: '64778.64', currency: 'SGD', sold_amount: '50000.000000', sold_currency: 'USDC' },
    ]);
  });

  it('of own money is made with code 5 alone', async () => {
    const { people } = await treasury(test, { users: [{ authjson: ['5'] }] });
    const dealer = people[1] ?? people[0];
    const made = await transfer(test, dealer, { transfer_type: 'currency', currency: 'USD', amount: '50', to_currency: 'SGD' });
    expect(made.status).toBe('success');
    expect((await read(dealer, made.id)).record).toMatchObject({ sold_amount: '50.00', currency: 'SGD' });
  });

  it('over the counter goes to review and holds what is sold, until the bank quotes a rate', async () => {
    const { company_id, main } = await treasury(test, { balances: { USD: '150000.00' } });
    const asked: Ask = { transfer_type: 'currency', currency: 'USD', amount: '120000', to_currency: 'BTC', otc: true };
    const shown = await price(test, main, asked);
    const { data } = await send(test, main, asked, shown.quote_id);
    const made = data as { id: string };
    expect(made).toMatchObject({ status: 'admin_review', waits_for: 'bank' });
    expect((await booksOf(test, main))['USD']).toEqual({ book: '150000.00', held: '120000.00' });
    const { version } = (await read(main, made.id)).record;
    const release = { company_id, id: made.id, version, event: 'release' } as const;
    expect(await test.refusal('/admin/transfer/decide', release, { as: staff })).toBe('wrongState');
  });
});
