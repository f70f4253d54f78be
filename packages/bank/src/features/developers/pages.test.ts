import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanUp } from '../../jobs/clean-up.ts';
import type { FreshCompany, FreshPerson } from '../../sandbox/fresh-company.ts';
import { pageCounts } from '../../store/partner-schema.ts';
import { plantedKey } from '../../testing/partner-keys.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let company: FreshCompany;
let as: FreshPerson;
const shop = 'https://shop.example';
beforeAll(async () => {
  test = await testBank({ throttle: { embedPerKey: 1000 } });
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.close();
});

const fresh = async () => {
  company = await test.fresh();
  [as] = company.people;
  return plantedKey(test, company, { origins: [shop], tags: ['card-apply', 'card-list'] });
};
const pages = () => test.ask('/developers/pages', {}, { as });
const session = (key: Caller, tag: 'card-apply' | 'card-list' | 'kyc-wizard' = 'card-apply', origin = shop) =>
  test.call('/embed/session', { tag, origin }, { as: key });

it('counts sessions for each key and tag, by the bank’s days (DEV-08)', async () => {
  const key = await fresh();
  for (const tag of ['card-apply', 'card-apply', 'card-list'] as const) await session(key.as, tag);
  const of = { of: 'key', id: key.id, name: 'Shop', last4: key.partner_key.slice(-4) };
  const { sessions } = await pages();
  expect(sessions).toHaveLength(2);
  expect(sessions).toContainEqual(expect.objectContaining({ ...of, what: 'card-apply', today: 2, week: 2, month: 2 }));
  expect(sessions).toContainEqual(expect.objectContaining({ ...of, what: 'card-list', today: 1 }));
  const another = (await test.fresh()).people[0];
  expect((await test.ask('/developers/pages', {}, { as: another })).sessions).toEqual([]);
  const older = { day: '2025-11-10' };
  await test.bank.store.db
    .update(pageCounts)
    .set(older)
    .where(and(eq(pageCounts.of_id, key.id), eq(pageCounts.what, 'card-list')));
  expect((await pages()).sessions.find(({ what }) => what === 'card-list')).toMatchObject({ today: 0, week: 0, month: 1 });
});

it('counts a version once for each session, and shows it beside the newest (DEV-09)', async () => {
  const key = await fresh();
  const given = (await session(key.as)).data as { token: string; userid: string };
  const ask = (version: string) => test.refusal('/card/getDirectorList', {}, { as: given, origin: shop, version });
  expect([await ask(''), await ask('0.2.60'), await ask('0.2.60'), await ask('9.9.9')]).toEqual(Array(4).fill('success'));
  expect(await pages()).toMatchObject({ newest: test.bank.policy.app.version, versions: [{ what: '0.2.60', today: 1, id: key.id }] });
});

it('counts what is refused, though the refusal undoes everything else (DEV-10)', async () => {
  const key = await fresh();
  for (let n = 0; n < 2; n++) expect((await session(key.as, 'card-apply', 'https://Other.example:443')).refusal).toBe('originNotAllowed');
  expect((await session(key.as, 'kyc-wizard')).refusal).toBe('originNotAllowed');
  const given = (await session(key.as)).data as { token: string; userid: string };
  expect(await test.refusal('/card/getDirectorList', {}, { as: given, origin: 'https://thief.example' })).toBe('sessionEnded');
  const { refused } = await pages();
  expect(refused).toHaveLength(3);
  for (const [kind, what, today] of [
    ['origin', 'https://other.example', 2],
    ['tag', 'kyc-wizard', 1],
    ['elsewhere', 'https://thief.example', 1],
  ] as const)
    expect(refused).toContainEqual(expect.objectContaining({ kind, what, today, id: key.id }));
});

it('counts pages that a link does not name (DEV-11)', async () => {
  await fresh();
  const { id, link_path } = await test.ask('/card/linkOpen', { name: 'Fair' }, { as });
  await test.ask('/card/getLinkParamByPath', { link_path }, { origin: shop });
  await test.ask('/card/getLinkParamByPath', { link_path });
  expect((await pages()).refused).toMatchObject([{ kind: 'link', of: 'link', id, name: 'Fair', what: shop, today: 1 }]);
});

it('keeps fifty different things of a kind a day, and thirty days (DEV-08, DEV-13)', async () => {
  const key = await fresh();
  for (let n = 0; n < 53; n++) await session(key.as, 'card-apply', `https://p${n}.example`);
  await session(key.as, 'card-apply', 'https://p3.example');
  const { refused } = await pages();
  expect(refused).toHaveLength(51);
  expect(refused).toContainEqual(expect.objectContaining({ what: '', today: 3 }));
  expect(refused).toContainEqual(expect.objectContaining({ what: 'https://p3.example', today: 2 }));
  await test.bank.store.db.update(pageCounts).set({ day: '2025-10-01' }).where(eq(pageCounts.what, 'https://p3.example'));
  await cleanUp(test.bank);
  expect(await test.bank.store.db.$count(pageCounts, eq(pageCounts.of_id, key.id))).toBe(50);
});
