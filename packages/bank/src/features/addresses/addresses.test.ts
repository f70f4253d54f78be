import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transactions } from '../../ledger/ledger-schema.ts';
import type { FreshCompany } from '../../sandbox/fresh-company.ts';
import { evmAddress, tronAddress } from '../../domain/recipients/wallet-forms.ts';
import { auditLines } from '../../store/schema.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => (test = await testBank()));
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.close();
});

/** Bytes of an EVM address by its first and last ones. */
const bytes = (first: number, last: number, between = 7) =>
  Uint8Array.from({ length: 20 }, (_, at) => (at < 2 ? first : at > 17 ? last : between));
const cold = evmAddress(bytes(0x3b, 0x8a));
const poison = evmAddress(bytes(0x3b, 0x8a, 9));
const tron = tronAddress(bytes(1, 2));
const bitcoin = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const wallet = { name: 'Treasury cold wallet', address: cold, network: 'ERC20' } as const;

let company: FreshCompany;
let main: Caller;
const begin = async () => {
  company = await test.fresh();
  [main] = company.people;
};
const add = (input: object) => test.call('/withdraw/address/add', input, { as: main });
const added = (input: Partial<typeof wallet> | object = {}) => test.ask('/withdraw/address/add', { ...wallet, ...input }, { as: main });
const edit = (input: object) => test.call('/withdraw/address/edit', input, { as: main });
const list = (input = {}, as: Caller = main) => test.ask('/withdraw/address/list', input, { as });
const faultsOf = (answer: Awaited<ReturnType<typeof add>>) => (answer.data as { errors: object[] }).errors;

describe('an address is added (REC-07)', () => {
  beforeAll(begin);

  it('in its canonical form; the main account hears of it, the trail has it (REC-07)', async () => {
    const row = await added({ address: ` ${cold.toLowerCase()} `, is_favourite: true });
    expect(row).toMatchObject({ ...wallet, address: cold, is_favourite: true, is_new: true, version: 1 });
    expect((await list()).list).toEqual([row]);
    const [letter] = await test.mail(company.people[0].email);
    expect(letter).toMatchObject({ template: 'recipient_added', subject: 'New recipient: “Treasury cold wallet”' });
    expect(letter?.body).toContain(`${cold.slice(0, 6)}…${cold.slice(-4)}`);
    const lines = await test.bank.store.db
      .select()
      .from(auditLines)
      .where(eq(auditLines.company_id, company.company_id))
      .orderBy(desc(auditLines.seq));
    expect(lines[0]).toMatchObject({ action: 'address.add', to_state: `Treasury cold wallet ${cold} ERC20` });
  });

  it('of each network', async () => {
    for (const [network, address] of [
      ['TRC20', tron],
      ['BEP20', cold],
      ['BTC', bitcoin],
    ] as const)
      expect((await add({ name: network, network, address })).refusal).toBeUndefined();
    expect((await list({ network: 'BTC' })).list).toMatchObject([{ address: bitcoin, network: 'BTC' }]);
  });

  it.each([
    [{ name: '' }, 'name', 'nameBlank'],
    [{ address: '' }, 'address', 'addressBlank'],
    [{ network: '' }, 'network', 'choose'],
    [{ network: 'USDC' }, 'network', 'choose'],
  ])('%j is refused at its field (REC-08)', async (part, field, rule) =>
    expect(faultsOf(await add({ ...wallet, ...part }))).toContainEqual(expect.objectContaining({ field, rule })),
  );

  it.each([
    ['a wrong capital', cold.replace(/[a-f]/, (letter) => letter.toUpperCase()), 'ERC20'],
    ['too short', cold.slice(0, -1), 'ERC20'],
    ['another network’s', tron, 'ERC20'],
    ['another network’s', cold, 'TRC20'],
    ['a wrong sum', `${tron.slice(0, -1)}${tron.endsWith('1') ? '2' : '1'}`, 'TRC20'],
    ['another chain’s', bitcoin, 'TRC20'],
    ['of zeros', `0x${'0'.repeat(40)}`, 'ERC20'],
    ['one where coins are burnt', '0x000000000000000000000000000000000000dEaD', 'BEP20'],
    ['of TRON, of zeros', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'TRC20'],
    ['hostile', "' or 1=1; --", 'BTC'],
  ])('an address that is wrong for its network: %s', async (_what, address, network) => {
    const answer = await add({ ...wallet, address, network });
    expect(answer.refusal).toBe('addressWrong');
    expect(faultsOf(answer)).toEqual([
      expect.objectContaining({ field: 'address', msg: expect.stringContaining(`valid address on ${network}`) as string }),
    ]);
  });
});

describe('one that is there, and one that looks like it', () => {
  beforeAll(async () => {
    await begin();
    await added();
  });

  it('the same address is refused and named, in whatever capitals, even when one is sure', async () => {
    const answer = await add({ ...wallet, name: 'Again', address: cold.toLowerCase(), sure: true });
    expect(answer).toMatchObject({
      refusal: 'alreadySaved',
      data: { errors: [{ field: 'address', msg: 'This is saved already as Treasury cold wallet.' }] },
    });
    expect((await add({ ...wallet, network: 'BEP20' })).refusal).toBeUndefined();
  });

  it('the ends of another saved address: both are shown, and it is saved once one is sure', async () => {
    const answer = await add({ ...wallet, name: 'Poison', address: poison });
    expect(answer).toMatchObject({ code: 4024, refusal: 'likeAnother' });
    expect(faultsOf(answer)).toMatchObject([
      { field: 'address', params: { name: 'Treasury cold wallet', address: cold, network: expect.any(String) as string } },
    ]);
    expect((await add({ ...wallet, name: 'Poison', address: poison, sure: true })).refusal).toBeUndefined();
  });

  it('the ends of an address that sent money', async () => {
    await begin();
    const at = test.bank.clock.now();
    const { company_id } = company;
    const row = {
      company_id,
      transaction_id: randomUUID(),
      number: 'D-10000001',
      date: at,
      kind: 'digital',
      type: 'deposit',
      amount: 1n,
      currency: 'USDC',
      status: 'success',
      network: 'ERC20',
      sender_address: cold,
    } as const;
    await test.bank.store.db.insert(transactions).values(row);
    const answer = await add({ ...wallet, address: poison });
    expect(answer).toMatchObject({
      refusal: 'likeAnother',
      msg: `This looks like an address that sent you money: ${cold}. Compare every character.`,
    });
    expect(faultsOf(answer)).toMatchObject([{ params: { address: cold, reason: 'sender' } }]);
    expect((await add(wallet)).refusal, 'the sender itself').toBeUndefined();
  });
});

describe('an address is changed and deleted (REC-05)', () => {
  beforeAll(begin);

  it('another address or network makes it a new recipient again, another name does not', async () => {
    const { id } = await added();
    test.later(25 * 3600);
    main = await test.as(company.people[0].email); // sessions end meanwhile
    expect((await list()).list[0]?.is_new).toBe(false);
    expect((await edit({ id, version: 1, name: 'Reserve' })).data).toMatchObject({ is_new: false, name: 'Reserve', version: 2 });
    expect((await edit({ id, version: 2, is_favourite: true })).data).toMatchObject({ is_new: false, is_favourite: true });
    expect((await edit({ id, version: 3, network: 'BEP20' })).data).toMatchObject({ is_new: true, network: 'BEP20' });
    expect((await test.mail(company.people[0].email))[0]?.subject).toBe('Account changed: “Reserve”');
  });

  it('with the same refusals as adding, and for an old version', async () => {
    const [row] = (await list()).list;
    const at = { id: row?.id, version: row?.version };
    expect((await edit({ ...at, network: 'TRC20' })).refusal).toBe('addressWrong');
    expect((await edit({ ...at, version: 1, name: 'Old' })).refusal).toBe('changedMeanwhile');
    expect((await edit(at)).data).toEqual(row);
    const other = await added({ name: 'Tron', address: tron, network: 'TRC20' });
    expect((await edit({ id: other.id, version: 1, address: cold, network: 'BEP20' })).refusal).toBe('alreadySaved');
    expect((await edit({ id: other.id, version: 1, address: poison, network: 'ERC20' })).refusal).toBe('likeAnother');
  });

  it('deleted once or twice it is gone, and may be saved again; nobody else’s, and nothing that is none', async () => {
    const { id } = await added({ name: 'Old', network: 'ERC20' });
    const [stranger] = (await test.fresh()).people;
    for (const each of [id, 'none', '00000000-0000-0000-0000-000000000000']) {
      expect(await test.refusal('/withdraw/address/del', { id: each }, { as: stranger })).toBe('notFound');
      expect(await test.refusal('/withdraw/address/edit', { id: each, version: 1, is_favourite: true }, { as: stranger })).toBe('notFound');
      expect((await list({ id: each }, stranger)).list).toEqual([]);
    }
    for (const _time of [1, 2]) expect(await test.refusal('/withdraw/address/del', { id }, { as: main })).toBe('success');
    expect((await edit({ id, version: 2, is_favourite: true })).refusal).toBe('notFound');
    expect((await add(wallet)).refusal).toBeUndefined();
  });

  it('is searched by name and address, favourites first (REC-06)', async () => {
    const names = async (input: object) => (await list(input)).list.map(({ name }) => name);
    expect(await names({})).toEqual(['Reserve', 'Treasury cold wallet', 'Tron']);
    expect(await names({ keyword: tron.slice(3, 9) })).toEqual(['Tron']);
    expect(await names({ keyword: 'reserv', network: 'BEP20' })).toEqual(['Reserve']);
    expect(await names({ keyword: 'nothing' })).toEqual([]);
  });
});

it.each([
  [['11'], 'success'],
  [['11-2'], 'success'],
  [['11-1'], 'noPermission'],
  [['3', '5'], 'noPermission'],
] as const)('a sub-account with %j: %s', async (authjson, expected) => {
  const [, sub] = (await test.fresh({ users: [{ authjson: [...authjson] }] })).people;
  const as = sub ?? main;
  expect(await test.refusal('/withdraw/address/list', {}, { as })).toBe(expected);
  expect(await test.refusal('/withdraw/address/add', wallet, { as })).toBe(expected);
});
