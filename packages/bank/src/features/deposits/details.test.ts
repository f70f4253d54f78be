import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkedAddress } from '../../domain/recipients/wallet-forms.ts';
import { depositAddresses, depositDirectory } from '../../store/money-schema.ts';
import { plantedKey } from '../../testing/partner-keys.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';
import { draw } from '../../domain/deposits/deposit-addresses.ts';
import { sandboxKeys } from '../../demo/deposit-keys.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank({
    chain: { minimum: { USDT: '20' } },
    conversion: { partnerName: 'Exchange House', partnerUrl: 'https://x.example' },
  });
});
afterAll(() => test.close());

const pairs = [
  ['USDT', 'TRC20', 'tron', 'tron:'],
  ['USDT', 'ERC20', 'evm', 'ethereum:'],
  ['USDT', 'BEP20', 'evm', 'ethereum:'],
  ['USDC', 'ERC20', 'evm', 'ethereum:'],
  ['USDC', 'BEP20', 'evm', 'ethereum:'],
  ['ETH', 'ERC20', 'evm', 'ethereum:'],
  ['BTC', 'BTC', 'bitcoin', 'bitcoin:'],
] as const;

describe('an address', () => {
  it.each(pairs)('of %s on %s is checked, the same at each question, and in its URI unchanged', async (currency, network, form, scheme) => {
    const [as] = (await test.fresh()).people;
    const { fiat, digital } = await test.ask('/deposit/details', { currency, network }, { as });
    expect(fiat).toBeNull();
    expect(checkedAddress(form, digital?.address ?? '')).toBe(digital?.address);
    expect(digital?.payment_uri.replace(/@\d+$/, '')).toBe(`${scheme}${digital?.address}`);
    expect(digital).toMatchObject({ asset: currency, network, min_amount: currency === 'USDT' ? '20' : '' });
    expect((await test.ask('/deposit/details', { currency, network }, { as })).digital).toEqual(digital);
  });

  it('is one for ERC20 and BEP20, with the confirmations and minutes of each, and needs no network where there is one', async () => {
    const [as] = (await test.fresh()).people;
    const ask = async (currency: 'USDC' | 'ETH' | 'BTC', network?: 'ERC20' | 'BEP20') =>
      (await test.ask('/deposit/details', { currency, ...(network ? { network } : {}) }, { as })).digital;
    const [erc, bep, eth, btc] = [await ask('USDC', 'ERC20'), await ask('USDC', 'BEP20'), await ask('ETH'), await ask('BTC')];
    expect(bep?.address).toBe(erc?.address);
    expect([erc, bep].map((each) => [each?.confirmations, each?.minutes, each?.payment_uri.split('@')[1]])).toEqual([
      [12, 6, '1'],
      [15, 3, '56'],
    ]);
    expect([eth?.network, btc?.network, btc?.address.slice(0, 4)]).toEqual(['ERC20', 'BTC', 'bc1q']);
  });

  it('is drawn once, when twenty ask at the same time, and never the same for two companies', async () => {
    const companies = await Promise.all(Array.from({ length: 4 }, () => test.fresh()));
    const asked = companies.flatMap(({ people: [as] }) =>
      Array.from({ length: 20 }, () => test.ask('/deposit/details', { currency: 'USDT', network: 'TRC20' }, { as })),
    );
    const addresses = (await Promise.all(asked)).map(({ digital }) => digital?.address);
    expect(new Set(addresses).size).toBe(4);
    for (const [at] of companies.entries()) expect(new Set(addresses.slice(at * 20, at * 20 + 20)).size).toBe(1);
    const [given] = await test.bank.store.db.select({ n: count() }).from(depositAddresses);
    const [listed] = await test.bank.store.db.select({ n: count() }).from(depositDirectory);
    expect(given).toEqual(listed);
  });

  it('takes the next index when one is given away', async () => {
    const [one, two] = [await test.fresh(), await test.fresh()];
    const drawn = [7, 7, 8];
    const order = { form: 'tron', key: sandboxKeys.tron, now: test.bank.clock.now() } as const;
    const from = (company_id: string) => test.bank.store.tx((db) => draw(db, { ...order, company_id }, () => drawn.shift() ?? 9));
    const [first, second] = [await from(one.company_id), await from(two.company_id)];
    expect(second).not.toBe(first);
    const rows = await test.bank.store.db.select().from(depositAddresses).where(eq(depositAddresses.company_id, two.company_id));
    expect(rows.map(({ path_index }) => path_index)).toEqual([8]);
  });
});

describe('bank details', () => {
  it.each(['USD', 'CNY', 'GBP', 'AUD', 'SGD', 'HKD'] as const)(
    'of %s are the bank’s account with the company’s reference',
    async (currency) => {
      const { people, project_name, account_number, reference } = await test.fresh();
      const { fiat, digital } = await test.ask('/deposit/details', { currency }, { as: people[0] });
      expect(digital).toBeNull();
      expect(fiat).toEqual({
        bank_name: 'Bankside',
        bank_code: '9184',
        bank_address: '12 Marina Boulevard, Singapore 018982',
        swift: 'BKSDSGSG',
        account_name: project_name,
        account_number,
        reference,
      });
    },
  );
});

describe('what is not offered', () => {
  it.each([
    [{ currency: 'EUR' }, 'currency'],
    [{ currency: 'JPY' }, 'currency'],
    [{ currency: 'USD', network: 'TRC20' }, 'network'],
    [{ currency: 'USDC', network: 'TRC20' }, 'network'],
    [{ currency: 'BTC', network: 'ERC20' }, 'network'],
    [{ currency: 'USDT' }, 'network'],
  ])('%j is refused at %s', async (input, field) => {
    const [as] = (await test.fresh()).people;
    expect(await test.call('/deposit/details', input, { as })).toMatchObject({ refusal: 'pairUnsupported', data: { errors: [{ field }] } });
  });

  it('without its key a network has no addresses, and nobody is notified of it', async () => {
    const { keys } = test.bank;
    const [as] = (await test.fresh()).people;
    try {
      Object.assign(test.bank, { keys: { evm: keys.evm } });
      expect(await test.refusal('/deposit/details', { currency: 'USDT', network: 'TRC20' }, { as })).toBe('pairUnsupported');
      const { assets } = await test.ask('/deposit/getConfig', {}, { as });
      expect(assets.map(({ asset, networks }) => [asset, networks.map(({ network }) => network).join()])).toEqual([
        ['USDT', 'ERC20,BEP20'],
        ['USDC', 'ERC20,BEP20'],
        ['ETH', 'ERC20'],
      ]);
    } finally {
      Object.assign(test.bank, { keys });
    }
  });
});

describe('codes', () => {
  const usdt = { currency: 'USDT', network: 'TRC20' } as const;
  const announced = { currency: 'USD', amount: '20000', purpose: 'salary', sender_account_name: 'Payer' };
  it.each([
    ['3', ['success', 'success', 'success']],
    ['3-1', ['success', 'noPermission', 'success']],
    ['3-2', ['noPermission', 'success', 'noPermission']],
    ['2', ['noPermission', 'noPermission', 'noPermission']],
  ] as const)('%s: fiat, digital and submit answer %j', async (code, answers) => {
    const { people } = await test.fresh({ users: [{ authjson: [code] }] });
    const as = people[1] as Caller;
    const refusals = [
      await test.refusal('/deposit/details', { currency: 'USD' }, { as }),
      await test.refusal('/deposit/details', usdt, { as }),
      await test.refusal('/deposit/submit', announced, { as }),
    ];
    expect(refusals).toEqual(answers);
  });
});

it('a tag on a partner’s page gets addresses and what arrives there, and no wire', async () => {
  const company = await test.fresh({ balances: { USD: '500' } });
  const { people } = company;
  const origin = 'https://shop.example';
  const key = await plantedKey(test, company, { origins: [origin], tags: ['deposit-address'] });
  const as = await test.ask('/embed/session', { tag: 'deposit-address', origin }, { as: key.as });
  const usdt = { currency: 'USDT', network: 'TRC20' } as const;
  const own = await test.ask('/deposit/details', usdt, { as: people[0] });
  expect(await test.ask('/deposit/details', usdt, { as, origin })).toEqual(own);
  expect((await test.ask('/deposit/getConfig', {}, { as, origin })).assets.length).toBe(4);
  expect((await test.ask('/deposit/record', {}, { as, origin })).list).toEqual([]);
  expect((await test.ask('/deposit/record', {}, { as: people[0] })).total).toBe(1);
  expect(await test.refusal('/deposit/details', { currency: 'USD' }, { as, origin })).toBe('noPermission');
  expect(await test.refusal('/deposit/details', usdt, { as, origin: 'https://evil.example' })).toBe('sessionEnded');
});

it('names the partner for conversions where the bank has one, and the days that a wire takes', async () => {
  const [as] = (await test.fresh()).people;
  expect(await test.ask('/deposit/getConfig', {}, { as })).toMatchObject({
    currencies: ['USD', 'CNY', 'GBP', 'AUD', 'SGD', 'HKD'],
    convert_targets: [
      { asset: 'USDC', network: '' },
      { asset: 'USDT', network: 'TRC20' },
    ],
    partner_conversion: { name: 'Exchange House', url: 'https://x.example' },
    arrival_days: 3,
  });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
