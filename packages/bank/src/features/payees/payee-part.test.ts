/** What the bank says of one field as it is left (REC-16). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marlow } from '../../testing/sample-payees.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let main: Caller;
let clerk: Caller;
beforeAll(async () => {
  test = await testBank();
  const { people } = await test.fresh({ users: [{ authjson: ['11-2'] }] });
  [main] = people;
  clerk = people[1] ?? main;
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.close();
});

const check = (input: object) => test.call('/withdraw/payee/check', input, { as: main });
const nothing = { country: '', bank_name: '', bank_code: '' };

describe('a field of a payee is checked as saving checks it', () => {
  it.each([
    [{ bank_account_number: 'DE89 3704 0044 0532 0130 00' }, { country: 'DE', bank_name: '', bank_code: '37040044' }],
    [{ bank_account_number: 'GB82WEST12345698765432' }, { country: 'GB', bank_name: '', bank_code: '12-34-56' }],
    [{ bank_account_number: 'nl91abna0417164300' }, { country: 'NL', bank_name: 'ABN AMRO Bank', bank_code: 'ABNA' }],
    [
      { bank_account_number: 'FR1420041010050500013M02606', country: 'GP' },
      { country: 'FR', bank_name: '', bank_code: '2004101005' },
    ],
    [{ swift_code: 'cobadeff' }, { country: 'DE', bank_name: 'Commerzbank', bank_code: '' }],
    [
      { swift_code: 'PRAIUS33', country: 'US' },
      { ...nothing, country: 'US' },
    ],
    [{ bank_account_number: '0042 8871 30', country: 'US' }, nothing],
    [{ bank_account_number: '0042 8871 30' }, nothing],
    [{}, nothing],
  ])('%j is right', async (input, known) => expect((await check(input)).data).toEqual(known));

  it.each([
    [{ bank_account_number: 'DE88 3704 0044 0532 0130 00' }, 'ibanWrong', 'bank_account_number', /check digits/],
    [{ bank_account_number: 'DE89 3704 0044', country: 'DE' }, 'ibanWrong', 'bank_account_number', /22 characters/],
    [{ bank_account_number: 'DE89370400440532013000', country: 'GB' }, 'ibanWrong', 'bank_account_number', /another country/],
    [{ swift_code: 'COBADEFF', country: 'GB' }, 'swiftWrong', 'swift_code', /are DE/],
    [{ swift_code: 'COBAZZFF' }, 'swiftWrong', 'swift_code', /are ZZ/],
    [{ bank_account_number: '😀' }, 'invalid', 'bank_account_number', /letters, digits/],
    [{ bank_account_number: '1', country: 'ZZ' }, 'invalid', 'country', /./],
  ])('%j is wrong at its field', async (input, refusal, field, sentence) => {
    const answer = await check(input);
    expect(answer).toMatchObject({ refusal, data: { errors: [{ field, msg: expect.stringMatching(sentence) as string }] } });
  });

  it('knows what is in the book already, and does not count the payee that is being changed', async () => {
    const { id } = await test.ask('/withdraw/payee/add', marlow, { as: main });
    expect((await check({ bank_account_number: marlow.bank_account_number })).refusal).toBe('alreadySaved');
    expect((await check({ bank_account_number: marlow.bank_account_number, id })).refusal).toBeUndefined();
    expect(await test.refusal('/withdraw/payee/check', {}, { as: clerk })).toBe('noPermission');
  });

  it('an address is checked for its network and against the book', async () => {
    const address = '0x3ba9f04c61d27e85C0fe418aD7B3629E5C1F8A40';
    const { id } = await test.ask('/withdraw/address/add', { name: 'Treasury', network: 'ERC20', address }, { as: clerk });
    const refusal = async (input: object) =>
      (await test.call('/withdraw/address/check', { address, network: 'ERC20', ...input }, { as: clerk })).refusal;
    expect(await refusal({ address: address.replace('C0fe', 'c0fe') })).toBe('addressWrong');
    expect(await refusal({ network: 'TRC20' })).toBe('addressWrong');
    expect(await refusal({})).toBe('alreadySaved');
    expect(await refusal({ id })).toBeUndefined();
  });
});
