/** A person with a passkey or an app proves a payment with it, for exactly what was shown; nobody types two codes (TRF-11, ACC-36). */
import { formatDateTime } from '@bankside/core/i18n/dates.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditBooks } from '../../ledger/auditor.ts';
import { proofAsked, withApp } from '../../testing/proving.ts';
import { price, transferPolicy, treasury, type Ask, type Treasury } from '../../testing/sample-transfers.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank({
    ...transferPolicy,
    transfers: { ...transferPolicy.transfers, codeForNewRecipient: true, codeAboveUsd: '10000' },
  });
});
afterAll(async () => {
  expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  expect(test.faults).toEqual([]);
  await test.close();
});

const withdraw = '/withdraw/crypto/withdraw';
const toPayee = (own: Treasury, amount = '50'): Ask => ({ transfer_type: 'payee', currency: 'USD', amount, payee_id: own.payee_id });
const form = (asked: Ask, quote_id: string) => ({ ...asked, quote_id, purpose: 'rent' });
const mailedFor = async (own: Treasury, quote_id: string) => {
  test.later(61);
  await test.ask('/sendEmail', { purpose: 'withdraw', quote_id }, { as: own.main });
  return test.code(own.main.email);
};

it('the first payment to a payee takes the app’s code and no mailed one', async () => {
  const own = await treasury(test);
  const code = await withApp(test, own.main);
  const asked = toPayee(own);
  const quote = await price(test, own.main, asked);
  expect(quote).toMatchObject({ code_for: 'neverPaid', by_factor: true });
  expect(await proofAsked(test, withdraw, form(asked, quote.quote_id), own.main)).toMatchObject({ act: 'transfer', methods: 'totp email' });
  const email_code = await mailedFor(own, quote.quote_id);
  expect(await test.refusal(withdraw, { ...form(asked, quote.quote_id), email_code }, { as: own.main })).toBe('proofNeeded');
  expect(
    await test.refusal(withdraw, { ...form(asked, quote.quote_id), proof: { method: 'totp', code: '000000' } }, { as: own.main }),
  ).toBe('proofWrong');
  const { quote_id } = await price(test, own.main, asked);
  expect(await test.refusal(withdraw, { ...form(asked, quote_id), proof: code() }, { as: own.main })).toBe('success');
  expect((await test.mail(own.main.email)).filter(({ template }) => template === 'code_proof')).toHaveLength(1); // of setting up the app
});

it('a known payee below the sum takes nothing, and above it the proof', async () => {
  const own = await treasury(test);
  const code = await withApp(test, own.main);
  const first = await price(test, own.main, toPayee(own));
  const { data } = await test.call(withdraw, { ...form(toPayee(own), first.quote_id), proof: code() }, { as: own.main });
  const staff = await test.as('staff@bankside.example');
  const { id = '' } = data as { id?: string };
  const { version } = (await test.ask('/withdraw/crypto/get', { id }, { as: own.main })).record;
  await test.ask('/admin/transfer/decide', { company_id: own.company_id, id, version, event: 'release' }, { as: staff });
  const small = await price(test, own.main, toPayee(own));
  expect(small).toMatchObject({ code_for: '', by_factor: false });
  expect(await test.refusal(withdraw, form(toPayee(own), small.quote_id), { as: own.main })).toBe('success');
  const large = await price(test, own.main, toPayee(own, '10001'));
  expect(large).toMatchObject({ code_for: 'aboveLimit', by_factor: true });
  expect(await test.refusal(withdraw, form(toPayee(own, '10001'), large.quote_id), { as: own.main })).toBe('proofNeeded');
});

it('a code mailed for one quote confirms no other amount, payee or quote, and ends with its quote at the same minute', async () => {
  const own = await treasury(test);
  await withApp(test, own.main);
  test.later(61);
  const asked = toPayee(own);
  const quote = await price(test, own.main, asked);
  const { asking = '' } = await proofAsked(test, withdraw, form(asked, quote.quote_id), own.main);
  const sent = await test.ask('/sendEmail', { purpose: 'two_factor', asking }, { as: own.main });
  expect(sent.expires_at).toBe(quote.valid_until);
  const [letter] = await test.mail(own.main.email);
  expect(letter?.body).toContain(formatDateTime(new Date(quote.valid_until), 'en', test.bank.policy.bank.timeZone));
  const proof = { method: 'email' as const, code: await test.code(own.main.email) };
  const other = await price(test, own.main, toPayee(own, '51'));
  expect(await test.refusal(withdraw, { ...form(toPayee(own, '51'), other.quote_id), proof }, { as: own.main })).toBe('codeIncorrect');
  expect(await test.refusal(withdraw, { ...form(asked, quote.quote_id), proof }, { as: own.main })).toBe('success');
  const next = await price(test, own.main, asked);
  const late = await proofAsked(test, withdraw, form(asked, next.quote_id), own.main);
  test.later(301);
  expect(await test.refusal('/sendEmail', { purpose: 'two_factor', asking: late['asking'] ?? '' }, { as: own.main })).toBe('quoteExpired');
});

it('a person without a factor keeps the mailed code, of the same minute', async () => {
  const own = await treasury(test);
  const asked = toPayee(own);
  const quote = await price(test, own.main, asked);
  expect(quote).toMatchObject({ code_for: 'neverPaid', by_factor: false });
  expect(await test.refusal(withdraw, form(asked, quote.quote_id), { as: own.main })).toBe('codeRequired');
  const sent = await test.ask('/sendEmail', { purpose: 'withdraw', quote_id: quote.quote_id }, { as: own.main });
  expect(sent.expires_at).toBe(quote.valid_until);
  const email_code = await test.code(own.main.email);
  expect(await test.refusal(withdraw, { ...form(asked, quote.quote_id), email_code }, { as: own.main })).toBe('success');
});
