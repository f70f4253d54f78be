import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FreshCompany, FreshPerson } from '../../sandbox/fresh-company.ts';
import { partnerKeys } from '../../store/card-schema.ts';
import { auditLines } from '../../store/schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import { askedKey, plantedKey } from '../../testing/partner-keys.ts';
import { callProven } from '../../testing/proving.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let desk: readonly [Caller, Caller];
let company: FreshCompany;
let as: FreshPerson;
const shop = 'https://shop.example';

beforeAll(async () => {
  test = await testBank({ staff: { secondPerson: { 'partnerKey.issue': 'always', 'link.save': 'always' } } });
  desk = [await test.as('staff@bankside.example'), await test.as('staff2@bankside.example')];
  company = await test.fresh({ users: [{ authjson: ['4'] }] });
  [as] = company.people;
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.close();
});

const decide = (of: { id: string; version: number }, who: Caller, more: object = { event: 'allow' }) =>
  test.refusal('/admin/partner/decide', { company_id: company.company_id, id: of.id, version: of.version, ...more }, { as: who });
/** Allowed by both, one after the other. */
const allowed = async (of: { id: string; version: number }) => [await decide(of, desk[0]), await decide(of, desk[1])];
const listed = () => test.ask('/developers/keys', {}, { as });
const session = (partner_key: string, origin = shop) =>
  test.refusal('/embed/session', { tag: 'card-apply', origin }, { as: { token: partner_key, userid: '' } });
const lines = async () =>
  (
    await test.bank.store.db
      .select()
      .from(auditLines)
      .where(rowsOf(auditLines, { company_id: company.company_id, refusal: '' }))
  )
    .map(({ action }) => action)
    .filter((action) => /^(partnerKey|link)\./.test(action));

describe('a new key (DEV-05)', () => {
  it('is asked for with a proof, allowed by two, collected once by the company, and shown to nobody else', async () => {
    expect(await test.refusal('/developers/askKey', { name: 'Shop', origins: shop, tags: ['card-apply'] }, { as })).toBe('proofNeeded');
    const asked = await askedKey(test, as, { origins: 'https://Shop.example:443\nhttps://shop.example http://localhost:8080' });
    expect(asked).toMatchObject({ kind: 'new', status: 'asked', origins: [shop, 'http://localhost:8080'], asked_by: as.full_name });
    const { list } = await test.ask('/admin/queue', {}, { as: desk[0] });
    expect(list).toContainEqual(expect.objectContaining({ kind: 'partner_key', id: asked.id, text: 'Shop' }));
    expect(await test.refusal('/developers/collectKey', { id: asked.id, version: 1 }, { as })).toBe('wrongState');
    expect(await decide(asked, desk[0])).toBe('secondPersonNeeded');
    expect(await decide(asked, desk[0])).toBe('secondPersonNeeded');
    expect(await decide(asked, desk[1])).toBe('success');
    expect(await decide({ ...asked, version: 2 }, desk[1])).toBe('wrongState');
    expect((await listed()).keys).toEqual([]);
    expect((await test.mail(as.email)).at(-1)?.body).toContain('/developers?part=keys');
    const which = { id: asked.id, version: 2 };
    const { data } = await callProven(test, '/developers/collectKey', which, as);
    const { id, partner_key } = data as { id: string; partner_key: string };
    expect(partner_key).toMatch(/^pk_\.[\w-]{22}\.[\w-]{43}$/);
    expect(await test.refusal('/developers/collectKey', { ...which, version: 3 }, { as })).toBe('wrongState');
    expect(await session(partner_key)).toBe('success');
    const { mode, keys, requests } = await listed();
    expect(mode).toBe('sandbox');
    expect(keys).toMatchObject([{ id, name: 'Shop', last4: partner_key.slice(-4), origins: asked.origins, tags: ['card-apply'] }]);
    expect(keys[0]?.last_used_at).toBe(test.bank.clock.now().toISOString());
    expect(requests).toMatchObject([{ status: 'done', key_id: id }]);
    const { rows } = await (test.bank.store.db.execute('select to_jsonb(k)::text as row from partner_keys k') as unknown as Promise<{
      rows: { row: string }[];
    }>);
    expect(rows.some(({ row }) => row.includes(partner_key.split('.')[2] ?? ''))).toBe(false);
    expect(await lines()).toEqual(['partnerKey.ask', 'partnerKey.issue', 'partnerKey.collect']);
  });

  it('is refused with a reason, and taken back while it waits or is ready', async () => {
    const refused = await askedKey(test, as);
    expect(await decide(refused, desk[0], { event: 'refuse' })).toBe('invalid');
    expect(await decide(refused, desk[0], { event: 'refuse', reason: 'Nobody knows this shop.' })).toBe('success');
    const waiting = await askedKey(test, as);
    const take = (version: number, id: string, who: Caller = as) => test.refusal('/developers/withdrawKey', { id, version }, { as: who });
    expect(await take(1, waiting.id, (await test.fresh()).people[0])).toBe('notFound');
    expect([await take(2, waiting.id), await take(1, waiting.id), await take(2, waiting.id)]).toEqual([
      'changedMeanwhile',
      'success',
      'wrongState',
    ]);
    const ready = await askedKey(test, as);
    expect(await allowed(ready)).toEqual(['secondPersonNeeded', 'success']);
    expect(await take(2, ready.id)).toBe('success');
    expect(await test.refusal('/developers/collectKey', { id: ready.id, version: 3 }, { as })).toBe('wrongState');
    const { requests } = await listed();
    expect(requests.slice(0, 3)).toMatchObject([
      { status: 'withdrawn' },
      { status: 'withdrawn' },
      { status: 'refused', reason: 'Nobody knows this shop.' },
    ]);
  });

  it.each([
    ['https://*.example', 'originOfPage'],
    ["https://a.example;script-src'", 'originOfPage'],
    ['ftp://a.example', 'originOfPage'],
    ['https://a.example/path', 'originOfPage'],
    ['http://shop.example', 'originOfPage'],
    ['http://localhost.evil.example', 'originOfPage'],
    [Array.from({ length: 21 }, (_, n) => `https://a${n}.example`).join('\n'), 'tooMany'],
    [' ', 'originsBlank'],
  ])('is not asked for with %s', async (origins, rule) => {
    const answer = await test.call('/developers/askKey', { name: 'Shop', origins, tags: ['card-apply'] }, { as, language: 'ja' });
    expect(answer).toMatchObject({ code: 1000, data: { errors: [{ field: 'origins', rule }] } });
  });

  it('takes https alone at a live bank, also from a key that is older (DEV-03)', async () => {
    const { partner_key } = await plantedKey(test, company, { origins: ['http://localhost:8080', shop], tags: ['card-apply'] });
    expect(await session(partner_key, 'http://localhost:8080')).toBe('success');
    Object.assign(test.bank, { sandbox: false });
    try {
      expect(await session(partner_key, 'http://localhost:8080')).toBe('originNotAllowed');
      expect(await session(partner_key)).toBe('success');
      const input = { name: 'Shop', origins: 'http://localhost:8080', tags: ['card-apply'] };
      expect((await test.call('/developers/askKey', input, { as })).data).toMatchObject({ errors: [{ field: 'origins' }] });
      expect((await listed()).mode).toBe('live');
    } finally {
      Object.assign(test.bank, { sandbox: true });
    }
  });
});

describe('a key in use', () => {
  it('gets other origins after a proof and two people, and no two requests at once (DEV-06)', async () => {
    const { id, partner_key } = await plantedKey(test, company, { origins: [shop], tags: ['card-apply'] });
    const other = 'https://other.example';
    expect(await test.refusal('/developers/askOrigins', { id, origins: shop }, { as })).toBe('wrongState');
    const { data } = await callProven(test, '/developers/askOrigins', { id, origins: other }, as);
    const asked = data as { id: string; version: number };
    expect(await test.refusal('/developers/askOrigins', { id, origins: 'https://third.example' }, { as })).toBe('wrongState');
    expect(await session(partner_key, other)).toBe('originNotAllowed');
    expect(await allowed(asked)).toEqual(['secondPersonNeeded', 'success']);
    expect([await session(partner_key, other), await session(partner_key)]).toEqual(['success', 'originNotAllowed']);
    expect((await listed()).keys.find((key) => key.id === id)?.origins).toEqual([other]);
  });

  it('is revoked by its company, and its sessions end', async () => {
    const { id, partner_key } = await plantedKey(test, company, { origins: [shop], tags: ['card-apply'] });
    const { token, userid } = await test.ask(
      '/embed/session',
      { tag: 'card-apply', origin: shop },
      { as: { token: partner_key, userid: '' } },
    );
    const used = () => test.refusal('/card/getDirectorList', {}, { as: { token, userid }, origin: shop });
    expect(await used()).toBe('success');
    const revoke = (who: Caller) => test.refusal('/developers/revokeKey', { id }, { as: who });
    expect(await revoke((await test.fresh()).people[0])).toBe('notFound');
    expect([await revoke(as), await revoke(as)]).toEqual(['success', 'wrongState']);
    expect([await used(), await session(partner_key)]).toEqual(['sessionEnded', 'sessionEnded']);
    const [row] = await test.bank.store.db.select().from(partnerKeys).where(eq(partnerKeys.key_id, id));
    expect(row?.revoked_at).toEqual(test.bank.clock.now());
  });

  it('is nothing to a sub-account or to another company', async () => {
    const sub = company.people[1] ?? as;
    for (const path of ['/developers/keys', '/developers/askKey', '/developers/revokeKey', '/developers/collectKey'] as const)
      expect(await test.refusal(path, {}, { as: sub })).toBe('noPermission');
    expect(await test.ask('/developers/keys', {}, { as: (await test.fresh()).people[0] })).toMatchObject({ keys: [], requests: [] });
  });
});

describe('the pages of an apply link (DEV-14)', () => {
  const param = async (link_path: string) =>
    (await test.ask('/card/getLinkParamByPath', { link_path, host_origin: shop }, { origin: shop })).allowed_origins_ok;

  it('are asked for by the main account with a proof, and hold when two people have allowed them', async () => {
    const { id, link_path, version } = await test.ask('/card/linkOpen', { name: 'Fair' }, { as });
    const [before] = (await listed()).links;
    expect(before).toEqual({ id, name: 'Fair', link_path, origins: [] });
    expect(await param(link_path)).toBe(false);
    expect(await test.refusal('/developers/askLinkOrigins', { id, origins: shop }, { as })).toBe('proofNeeded');
    const wrong = await test.call('/developers/askLinkOrigins', { id, origins: 'http://shop.example' }, { as });
    expect(wrong).toMatchObject({ code: 1000, data: { errors: [{ field: 'origins', rule: 'originOfPage' }] } });
    const { data } = await callProven(test, '/developers/askLinkOrigins', { id, origins: `${shop}/` }, as);
    const asked = data as { id: string; version: number };
    expect(asked).toMatchObject({ kind: 'link', name: 'Fair', key_id: null, origins: [shop], before: [], status: 'asked' });
    expect(await test.refusal('/developers/askLinkOrigins', { id, origins: 'https://third.example' }, { as })).toBe('wrongState');
    expect(await decide(asked, desk[0])).toBe('secondPersonNeeded');
    expect([(await listed()).links[0]?.origins, await param(link_path)]).toEqual([[], false]);
    expect(await decide(asked, desk[1])).toBe('success');
    expect([(await listed()).links[0]?.origins, await param(link_path)]).toEqual([[shop], true]);
    expect((await test.mail(as.email)).map(({ body }) => body)).toContainEqual(
      expect.stringContaining(`Link: Fair\nIt may now be embedded on ${shop}.`),
    );
    expect((await lines()).slice(-3)).toEqual(['link.open', 'link.ask', 'link.origins']);
    expect(await test.refusal('/card/linkPause', { id, version }, { as }), 'what the company saw is older').toBe('changedMeanwhile');
  });

  it('are refused with a reason or taken back, and those of a closed or foreign link are not asked for', async () => {
    const { id, version } = await test.ask('/card/linkOpen', {}, { as });
    const ask = async () =>
      (await callProven(test, '/developers/askLinkOrigins', { id, origins: shop }, as)).data as { id: string; version: number };
    const refused = await ask();
    expect(await decide(refused, desk[0], { event: 'refuse', reason: 'Not your page.' })).toBe('success');
    const waiting = await ask();
    expect(await test.refusal('/developers/withdrawKey', { id: waiting.id, version: waiting.version }, { as })).toBe('success');
    expect((await lines()).slice(-4)).toEqual(['link.ask', 'link.refuse', 'link.ask', 'link.withdraw']);
    const closing = await ask();
    await test.ask('/admin/link/close', { company_id: company.company_id, id, version, reason: 'Over.' }, { as: desk[0] });
    expect(await allowed(closing)).toEqual(['secondPersonNeeded', 'wrongState']);
    expect(await test.refusal('/developers/askLinkOrigins', { id, origins: shop }, { as })).toBe('wrongState');
    expect(await test.refusal('/developers/askLinkOrigins', { id, origins: shop }, { as: (await test.fresh()).people[0] })).toBe(
      'notFound',
    );
    expect(await test.refusal('/developers/askLinkOrigins', { id, origins: shop }, { as: company.people[1] ?? as })).toBe('noPermission');
  });
});
