import { dayIn } from '@bankside/core/i18n/dates.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyLinks } from '../../store/card-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import { auditLines } from '../../store/schema.ts';
import { visitor } from '../../testing/card-visitor.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let company_id: string;
let as: Caller;
beforeAll(async () => {
  test = await testBank({ card: { perAddressHour: 1000 } });
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.close();
});

const open = async (terms: object = {}) => {
  const fresh = await test.fresh();
  ({ company_id } = fresh);
  as = fresh.people[0];
  return test.ask('/card/linkOpen', terms, { as });
};
const opening = (link_path: string) => test.refusal('/card/getLinkParamByPath', { link_path });
const today = () => dayIn(test.bank.clock.now(), test.bank.policy.bank.timeZone);
const listed = async () => (await test.ask('/card/links', {}, { as })).list[0];
const fieldOf = async (path: '/card/linkOpen' | '/card/linkChange', input: object) =>
  (await test.call(path, input, { as })).data as { errors?: { field: string; rule: string }[] };

describe('a company’s link (APP-22)', () => {
  it('is opened with 128 random bits, and counted', async () => {
    const link = await open({ applicant_type: 'associate' });
    expect(link).toMatchObject({ status: 'fresh', applications: 0, limit: null, name: '', expires_at: null, may_change: true });
    expect(link.url).toMatch(/^http:\/\/localhost:4000\/cards\/[\w-]{22}$/);
    const guest = await visitor(test, link.link_path);
    expect(await test.refusal('/card/linkSubmit', await guest.form({ applicant_type: 'director' }), { as: guest.as })).toBe('invalid');
    await guest.submit();
    expect(await listed()).toMatchObject({ applications: 1 });
    const stranger = (await test.fresh()).people[0];
    expect((await test.ask('/card/links', {}, { as: stranger })).list).toEqual([]);
  });

  it('has a name that visitors do not see and a last day, after which it has ended', async () => {
    const link = await open({ name: ' Trade fair ', last_day: today() });
    expect(link).toMatchObject({ name: 'Trade fair', status: 'fresh' });
    expect(dayIn(new Date(Date.parse(link.expires_at ?? '') - 1), test.bank.policy.bank.timeZone)).toBe(today());
    expect(JSON.stringify(await test.ask('/card/getLinkParamByPath', { link_path: link.link_path }))).not.toContain('Trade fair');
    expect(await opening(link.link_path)).toBe('success');
    const over = { expires_at: test.bank.clock.now() };
    await test.bank.store.db.update(applyLinks).set(over).where(eq(applyLinks.link_id, link.id));
    expect(await opening(link.link_path)).toBe('linkInvalid');
    expect(await listed()).toMatchObject({ status: 'expired', may_change: true });
    const again = { id: link.id, version: 1, reopen: true, name: link.name };
    expect(await test.ask('/card/linkChange', { ...again, last_day: today() }, { as })).toMatchObject({ status: 'fresh', version: 2 });
    expect(await opening(link.link_path)).toBe('success');
  });

  it('is paused and opened again with the same address, by its version and its company alone', async () => {
    const { id, link_path } = await open();
    const guest = await visitor(test, link_path);
    const stranger = (await test.fresh()).people[0];
    const pause = (more: object, who: Caller = as) => test.refusal('/card/linkPause', { id, version: 1, ...more }, { as: who });
    expect([await pause({ version: 9 }), await pause({}, stranger), await pause({ id: 'none' })]).toEqual([
      'changedMeanwhile',
      'notFound',
      'notFound',
    ]);
    expect(await test.ask('/card/linkPause', { id, version: 1 }, { as })).toMatchObject({ status: 'paused', may_change: true });
    expect(await pause({ version: 2 })).toBe('wrongState');
    expect(await opening(link_path)).toBe('linkInvalid');
    expect(await test.refusal('/card/draftLoad', { handle: guest.handle }, { as: guest.as })).toBe('sessionEnded');
    const change = { id, version: 2, reopen: true, name: 'Autumn' };
    expect(await test.refusal('/card/linkChange', change, { as: stranger })).toBe('notFound');
    expect(await test.ask('/card/linkChange', { ...change, reopen: false }, { as })).toMatchObject({ status: 'paused', name: 'Autumn' });
    expect(await test.ask('/card/linkChange', { ...change, version: 3 }, { as })).toMatchObject({ status: 'fresh', link_path });
    expect(await test.ask('/card/draftLoad', { handle: guest.handle }, { as: guest.as })).toMatchObject({ step: 'about' }); // APP-31
    await guest.submit();
    const lines = await test.bank.store.db
      .select()
      .from(auditLines)
      .where(rowsOf(auditLines, { company_id, refusal: '' }))
      .orderBy(auditLines.seq);
    expect(lines.map(({ action }) => action).filter((action) => action.startsWith('link.'))).toEqual([
      'link.open',
      'link.pause',
      'link.change',
      'link.reopen',
    ]);
  });

  it.each([
    ['limit', '0', 'linkLimit'],
    ['limit', '1.5', 'linkLimit'],
    ['limit', '100000', 'linkLimit'],
    ['last_day', '2020-01-01', 'lastDayPast'],
  ])('says what is wrong at %s %s', async (field, value, rule) => {
    const { id } = await open();
    expect((await fieldOf('/card/linkOpen', { [field]: value })).errors).toMatchObject([{ field, rule }]);
    expect((await fieldOf('/card/linkChange', { id, version: 1, reopen: false, [field]: value })).errors).toMatchObject([{ field, rule }]);
  });
});

describe('a limit (APP-30)', () => {
  it('fills the link with its last application, whose answer may be asked for again', async () => {
    const { id, link_path } = await open({ limit: '2' });
    await (await visitor(test, link_path)).submit();
    const [last, late] = [await visitor(test, link_path), await visitor(test, link_path)];
    const form = await last.form();
    const sent = await test.ask('/card/linkSubmit', form, { as: last.as, key: 'the last' });
    expect(await listed()).toMatchObject({ status: 'full', applications: 2, limit: 2 });
    expect(await test.ask('/card/linkSubmit', form, { as: last.as, key: 'the last' })).toEqual(sent);
    expect(await test.refusal('/card/linkSubmit', await late.form(), { as: late.as })).toBe('linkInvalid');
    expect(await opening(link_path)).toBe('linkInvalid');
    const { version } = (await listed()) ?? { version: 0 };
    const more = { id, version, reopen: true };
    expect((await fieldOf('/card/linkChange', { ...more, limit: '2' })).errors).toMatchObject([
      { field: 'limit', rule: 'linkLimitReached' },
    ]);
    expect(await test.ask('/card/linkChange', { ...more, limit: '3' }, { as })).toMatchObject({ status: 'fresh', limit: 3 });
    await late.submit();
    expect(await listed()).toMatchObject({ status: 'full', applications: 3 });
    expect(await test.bank.store.db.$count(applyLinks, eq(applyLinks.link_id, id))).toBe(1);
  });

  it('counts nothing that was refused', async () => {
    const { link_path } = await open({ limit: '1' });
    const guest = await visitor(test, link_path);
    expect(await test.refusal('/card/linkSubmit', await guest.form({ draft: 'x'.repeat(30) }), { as: guest.as })).toBe('fileMissing');
    await guest.submit();
    expect(await listed()).toMatchObject({ status: 'full', applications: 1 });
  });
});
