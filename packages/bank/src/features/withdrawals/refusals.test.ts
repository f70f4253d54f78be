/** Each way a transfer is refused, with the sentence that says the figure; a refused one costs nothing and uses nothing up. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditBooks } from '../../ledger/auditor.ts';
import { holds, transactions } from '../../ledger/ledger-schema.ts';
import { payees } from '../../store/money-schema.ts';
import { plainPdf } from '../../testing/sample-files.ts';
import { price, proofs, send, transfer, transferPolicy, treasury, type Ask, type Treasury } from '../../testing/sample-transfers.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let own: Treasury;
beforeAll(async () => {
  test = await testBank(transferPolicy);
});
afterAll(async () => {
  expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  expect(test.faults).toEqual([]);
  await test.close();
});

const calc = (asked: object, language: 'en' | 'zh' | 'ja' = 'en') => test.call('/withdraw/crypto/calc', asked, { as: own.main, language });
const toPayee = (amount: string, currency = 'USD') => ({ transfer_type: 'payee', currency, amount, payee_id: own.payee_id }) as Ask;
const toAddress = (amount: string) => ({ currency: 'USDC', amount, address_id: own.address_id }) as Ask;
const rows = () => test.bank.store.db.$count(transactions, eq(transactions.company_id, own.company_id));

describe('an amount', () => {
  beforeAll(async () => {
    own = await treasury(test, { balances: { USD: '300000.00', SGD: '100.00' } });
  });

  it.each([
    [{ amount: '0' }, 'amountZero', 'You cannot withdraw, the amount is 0'],
    [{ amount: '0.00' }, 'amountZero', 'You cannot withdraw, the amount is 0'],
    [{ amount: '-1' }, 'invalid', 'You cannot withdraw, the amount is 0'],
    [{ amount: '50', currency: 'GBP' }, 'insufficientBalance', 'You have no GBP. Exchange into it or make a deposit first.'],
    [{ amount: '9.99' }, 'amountBelowMinimum', 'The amount is below the minimum of 10.00 USD.'],
    [{ amount: '250000.01' }, 'amountAboveMaximum', 'The amount is above the maximum of 250,000.00 USD.'],
    [
      { amount: '80', currency: 'SGD' },
      'insufficientBalance',
      'The balance is not sufficient: with the fees, at most 55.00 SGD can leave. Top up the account or choose another currency.',
    ],
    [{ amount: '12.345' }, 'invalid', 'USD has at most 2 decimals'],
    [{ amount: '1.5', currency: 'JPY' }, 'invalid', 'JPY has no decimals'],
    [{ amount: '' }, 'invalid', 'Enter the amount'],
  ] as const)('of %o is refused: %s', async (more, refusal, sentence) => {
    const answer = await calc({ ...toPayee('1'), ...more });
    expect(answer.refusal).toBe(refusal);
    const [fault] = (answer.data as { errors: { field: string; msg: string }[] }).errors;
    expect(fault).toMatchObject({ field: 'amount', msg: sentence });
  });

  it('says the figure in Chinese and Japanese too, and check says the same as data', async () => {
    expect((await calc(toPayee('9.99'), 'zh')).msg).toBe('金额低于最低限额 10.00 USD。');
    expect((await calc(toPayee('9.99'), 'ja')).msg).toBe('金額が最低額 10.00 USD を下回っています。');
    const { refusal, msg, allowed, bounds } = await test.ask('/withdraw/crypto/check', toPayee('9.99'), { as: own.main });
    expect({ refusal, msg, allowed }).toEqual({
      allowed: false,
      refusal: 'amountBelowMinimum',
      msg: 'The amount is below the minimum of 10.00 USD.',
    });
    expect(bounds).toEqual({
      currency: 'USD',
      network: '',
      available: '300000.00',
      min: '10.00',
      max: '250000.00',
      limit: '250000.00',
      daily_left: '500000.00',
      own_limit: '',
      own_left: '',
    });
  });

  it('may be all that is there less the fees, and not a cent more', async () => {
    expect((await calc(toPayee('55.00', 'SGD'))).code).toBe(200);
    expect((await calc(toPayee('55.01', 'SGD'))).refusal).toBe('insufficientBalance');
  });

  it('of an exchange must give something, and one over the counter must be large', async () => {
    const fx = { transfer_type: 'currency', currency: 'USD', amount: '0.01', to_currency: 'USDC' };
    expect((await calc({ ...fx, currency: 'SGD', to_currency: 'JPY', amount: '0.01' })).code).toBe(200);
    const otc = await calc({ ...fx, otc: true, amount: '99999.99' });
    expect([otc.refusal, otc.msg]).toEqual(['amountBelowMinimum', 'The amount is below the minimum of 100,000.00 USD.']);
    expect((await calc({ ...fx, to_currency: 'USD' })).refusal).toBe('pairUnsupported');
  });
});

describe('a day', () => {
  it('ends at midnight in the bank’s time zone; what was refused does not count', async () => {
    own = await treasury(test, { balances: { USD: '900000.00' } });
    const { company_id } = own;
    test.bank.clock.freeze(new Date('2025-11-18T15:00:00Z')); // 23:00 in Singapore
    const again = async () => (own = { ...own, main: { ...own.main, ...(await test.as(own.main.email)) } });
    await again();
    const document = (await test.upload('support', 'invoice.pdf', 'application/pdf', plainPdf(), own.main)).file_key;
    await transfer(test, own.main, toPayee('250000'), { document });
    const second = await transfer(test, own.main, toPayee('200000.01'), { document });
    expect((await calc(toPayee('49999.99'))).code).toBe(200);
    const over = await calc(toPayee('50000'));
    expect([over.refusal, over.msg]).toEqual([
      'dailyLimitExceeded',
      'The daily limit of 500,000.00 USD would be exceeded. Left for today: 49,999.99 USD.',
    ]);
    const { record } = await test.ask('/withdraw/crypto/get', { id: second.id }, { as: own.main });
    const order = { company_id, id: second.id, version: record.version, event: 'refuse', reason: 'Not now' } as const;
    await test.ask('/admin/transfer/decide', order, { as: await test.as('staff@bankside.example') });
    expect((await calc(toPayee('250000'))).code).toBe(200);
    await transfer(test, own.main, toPayee('250000'), { document });
    expect((await calc(toPayee('10'))).refusal).toBe('dailyLimitExceeded');
    test.bank.clock.freeze(new Date('2025-11-18T16:00:00Z')); // midnight in Singapore
    await again();
    expect((await calc(toPayee('10'))).code).toBe(200);
    test.bank.clock.freeze(new Date('2025-11-18T01:46:00Z'));
  });
});

describe('a recipient', () => {
  beforeEach(async () => {
    own = await treasury(test);
  });

  it('must be of the book, payable, and somebody else', async () => {
    const other = await treasury(test);
    const pending = await test.fresh({ kyc_status: 2 });
    const account = (account_number: string) => ({ transfer_type: 'account', currency: 'USD', amount: '5', account_number });
    const wrong = ['8830 9999 9999', own.account_number, pending.account_number, '8830 0000 0001', 'IBAN', ''];
    for (const number of wrong) {
      const answer = await calc(account(number));
      expect([number, answer.refusal, answer.msg]).toEqual([
        number,
        'recipientWrong',
        'We can’t find this account. Check the number with the recipient.',
      ]);
    }
    expect((await calc({ ...toPayee('50'), payee_id: other.payee_id })).refusal).toBe('notFound');
    expect((await calc({ ...toAddress('50'), address_id: other.address_id })).refusal).toBe('notFound');
    expect((await calc({ ...toAddress('50'), currency: 'USDT', network: 'TRC20' })).refusal).toBe('pairUnsupported');
    expect((await calc({ ...toPayee('50'), currency: 'USDC' })).refusal).toBe('pairUnsupported');
    const { quote_id } = await price(test, own.main, { transfer_type: 'payee', currency: 'USD', amount: '50' });
    const nobody = await test.call(
      '/withdraw/crypto/withdraw',
      { transfer_type: 'payee', currency: 'USD', amount: '50', quote_id },
      { as: own.main },
    );
    expect(nobody.data).toMatchObject({ errors: [{ field: 'payee_id', rule: 'choose' }] });
  });

  it('cannot be looked for by trying numbers out', async () => {
    const guess = (n: number) => calc({ transfer_type: 'account', currency: 'USD', amount: '5', account_number: `8830 7777 ${1000 + n}` });
    for (let n = 0; n < 60; n++) expect((await guess(n)).refusal).toBe('recipientWrong');
    expect((await guess(60)).refusal).toBe('tooManyRequests');
  });

  it('that changed after the price has no quote any more', async () => {
    const { quote_id } = await price(test, own.main, toPayee('50'));
    await test.bank.store.db.update(payees).set({ bank_account_number: '999' }).where(eq(payees.payee_id, own.payee_id));
    expect((await send(test, own.main, toPayee('50'), quote_id)).refusal).toBe('quoteExpired');
  });
});

describe('a quote', () => {
  beforeEach(async () => {
    own = await treasury(test);
  });

  it('is for its person and its inputs, for five minutes, once', async () => {
    const asked = toPayee('50');
    const { quote_id } = await price(test, own.main, asked);
    const other = await treasury(test);
    expect((await send(test, other.main, { ...asked, payee_id: other.payee_id }, quote_id)).refusal).toBe('quoteExpired');
    for (const changed of [
      { amount: '51' },
      { currency: 'SGD' as const },
      { transfer_type: 'account' as const, account_number: other.account_number },
    ])
      expect((await send(test, own.main, { ...asked, ...changed }, quote_id)).refusal).toMatch(/quoteExpired|insufficientBalance/);
    expect((await send(test, own.main, asked, 'no-quote')).refusal).toBe('quoteExpired');
    expect((await send(test, own.main, { ...asked, amount: '0' }, quote_id)).refusal).toBe('amountZero');
    expect(await rows()).toBe(2); // the opening balances
    expect((await send(test, own.main, asked, quote_id)).code).toBe(200);
    expect((await send(test, own.main, asked, quote_id)).refusal).toBe('quoteUsed');
    const late = await price(test, own.main, asked);
    test.later(300);
    expect((await send(test, own.main, asked, late.quote_id)).refusal).toBe('quoteExpired');
  });

  it('used by two at once moves money once', async () => {
    const asked: Ask = { transfer_type: 'currency', currency: 'USD', amount: '100', to_currency: 'SGD' };
    const { quote_id } = await price(test, own.main, asked);
    const answers = await Promise.all([1, 2, 3].map(() => send(test, own.main, asked, quote_id)));
    expect(answers.map(({ refusal }) => refusal ?? 'success').sort()).toEqual(['quoteUsed', 'quoteUsed', 'success']);
    const once = await price(test, own.main, asked);
    const same = await Promise.all([1, 2, 3].map(() => send(test, own.main, asked, once.quote_id, {}, { key: 'one intent' })));
    expect(new Set(same.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect((await send(test, own.main, { ...asked, amount: '101' }, once.quote_id, {}, { key: 'one intent' })).refusal).toBe('keyReused');
    expect((await send(test, own.main, asked, once.quote_id, {}, { key: '' })).refusal).toBe('invalid');
  });
});

describe('a code', () => {
  it('confirms its quote and no other; a wrong one is counted and spends nothing', async () => {
    own = await treasury(test);
    const asked = toAddress('500');
    const [first, second] = [await price(test, own.main, asked), await price(test, own.main, { ...asked, amount: '501' })];
    const withCode = (amount: string, quote_id: string, email_code?: string) =>
      test.call('/withdraw/crypto/withdraw', { ...asked, amount, quote_id, ...(email_code ? { email_code } : {}) }, { as: own.main });
    expect((await withCode('500', first.quote_id)).data).toMatchObject({ errors: [{ field: 'email_code', rule: 'codeRequired' }] });
    const { email_code } = (await proofs(test, own.main, asked, first.quote_id)) as { email_code: string };
    expect((await withCode('501', second.quote_id, email_code)).refusal).toBe('codeIncorrect');
    const wrong = await withCode('500', first.quote_id, email_code === '000000' ? '000001' : '000000');
    expect([wrong.refusal, wrong.msg]).toEqual(['codeIncorrect', 'The code is incorrect. Tries left: 3.']);
    expect(await test.bank.store.db.$count(holds, eq(holds.company_id, own.company_id))).toBe(0);
    expect((await withCode('500', first.quote_id, email_code)).code).toBe(200);
    expect((await withCode('501', second.quote_id, email_code)).refusal).toBe('codeExpired');
    expect(await test.refusal('/sendEmail', { purpose: 'withdraw', quote_id: first.quote_id }, { as: own.main })).toBe('quoteUsed');
  });
});

describe('a caller', () => {
  it('needs the very code of the kind of transfer, and a purpose for payees and accounts', async () => {
    own = await treasury(test, { users: [{ authjson: ['11-1'] }, { authjson: ['11-2'] }, { authjson: ['5'] }] });
    const [, fiat, digital, otc] = own.people;
    const kinds: Ask[] = [
      toPayee('50'),
      toAddress('50'),
      { transfer_type: 'currency', currency: 'USD', amount: '50', to_currency: 'SGD' },
      { transfer_type: 'currency', currency: 'USD', amount: '50', to_currency: 'SGD', otc: true },
    ];
    const allowed = async (as: typeof fiat) => {
      const each = [];
      for (const asked of kinds) each.push(await test.refusal('/withdraw/crypto/check', asked, as ? { as } : {}));
      return each.map((name) => name === 'success');
    };
    expect(await allowed(fiat)).toEqual([true, false, true, false]);
    expect(await allowed(digital)).toEqual([false, true, false, false]);
    expect(await allowed(otc)).toEqual([false, false, true, true]);
    const { quote_id } = await price(test, own.main, toPayee('50'));
    expect((await send(test, own.main, toPayee('50'), quote_id, { purpose: undefined })).refusal).toBe('purposeMissing');
    const { account_number } = await test.fresh({ balances: { USD: '1.00' } });
    const toAccount: Ask = { transfer_type: 'account', currency: 'USD', amount: '50', account_number };
    const within = await price(test, own.main, toAccount);
    expect((await send(test, own.main, toAccount, within.quote_id, { purpose: undefined })).refusal).toBe('purposeMissing');
  });
});
