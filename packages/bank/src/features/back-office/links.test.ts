import type { InOf } from '@bankside/core/contract/index.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLines } from '../../store/schema.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let staff: Caller;
let company_id: string;
beforeAll(async () => {
  test = await testBank();
  staff = await test.as('staff@bankside.example');
  ({ company_id } = await test.fresh({ company_abbreviation: 'FRS' }));
});
afterAll(() => test.close());

type Order = InOf<'/admin/link/save'>;
const order = (more: Partial<Order> = {}): Order => ({
  company_id,
  link_path: 'spring-fleet',
  variant: 'link',
  display_name: 'Spring Fleet',
  branding: { name: 'Spring', accent: '#225588' },
  allowed_origins: ['https://Fleet.example:443'],
  isolation: 'page',
  applicant_types: ['associate'],
  hidden_fields: ['gender'],
  tier: 'premier',
  card_class: 'visa',
  status: 'fresh',
  ...more,
});
const save = (more: Partial<Order>) => test.call('/admin/link/save', order(more), { as: staff });

describe('a partner’s link', () => {
  it('is made, shown as it was made, changed and closed, each with a line', async () => {
    const { id } = await test.ask('/admin/link/save', order(), { as: staff });
    const shown = await test.ask('/card/getLinkParamByPath', { link_path: 'spring-fleet' }, { origin: 'https://fleet.example' });
    expect(shown).toMatchObject({
      company_display_name: 'Spring Fleet',
      branding: { name: 'Spring', accent: '#225588', prefix: 'FRS' },
      applicant_types: ['associate'],
      hidden_fields: ['gender'],
      allowed_origins_ok: true,
    });
    expect(await save({ id, display_name: 'Summer Fleet', allowed_origins: [] })).toMatchObject({ code: 200, data: { id } });
    expect(await test.ask('/card/getLinkParamByPath', { link_path: 'spring-fleet' }, { origin: 'https://fleet.example' })).toMatchObject({
      company_display_name: 'Summer Fleet',
      allowed_origins_ok: false,
      link_token: '',
    });
    expect((await save({ id, status: 'expired' })).data).toMatchObject({ status: 'expired' });
    expect(await test.refusal('/card/getLinkParamByPath', { link_path: 'spring-fleet' })).toBe('linkInvalid');
    const lines = await test.bank.store.db.select().from(auditLines).where(eq(auditLines.company_id, company_id)).orderBy(auditLines.seq);
    expect(lines.map(({ action, from_state, to_state }) => [action, from_state, to_state])).toEqual([
      ['link.save', '', 'fresh'],
      ['link.save', 'fresh', 'fresh'],
      ['link.save', 'fresh', 'expired'],
    ]);
  });

  it('is opened again by the bank and not by the company, and never begins closed', async () => {
    const { company_id: own, people } = await test.fresh();
    const which = { company_id: own, link_path: 'twice-open' };
    const { id } = await test.ask('/admin/link/save', order(which), { as: staff });
    await save({ ...which, id, status: 'expired' });
    const change = { id, version: 2, reopen: true };
    expect(await test.refusal('/card/linkChange', change, { as: people[0] })).toBe('wrongState');
    expect((await test.ask('/card/links', {}, { as: people[0] })).list).toMatchObject([{ status: 'expired', may_change: false }]);
    expect((await save({ ...which, id, status: 'fresh' })).data).toMatchObject({ status: 'fresh' });
    expect(await test.refusal('/card/getLinkParamByPath', { link_path: 'twice-open' })).toBe('success');
    expect(await save({ link_path: 'born-closed', status: 'expired' })).toMatchObject({ refusal: 'wrongState' });
  });

  it('that its company paused stays so while the bank changes its looks', async () => {
    const { company_id: own, people } = await test.fresh();
    const which = { company_id: own, link_path: 'paused-link' };
    const { id } = await test.ask('/admin/link/save', order(which), { as: staff });
    await test.ask('/card/linkPause', { id, version: 1 }, { as: people[0] });
    expect((await save({ ...which, id, display_name: 'Winter Fleet' })).data).toMatchObject({ status: 'paused' });
    expect(await test.refusal('/card/getLinkParamByPath', { link_path: 'paused-link' })).toBe('linkInvalid');
  });

  it('keeps its path from all others, also when it is closed', async () => {
    for (const link_path of ['kestrel', 'closed2024'])
      expect(await save({ link_path })).toMatchObject({ code: 1000, data: { errors: [{ field: 'link_path', rule: 'linkPathTaken' }] } });
    expect(await test.refusal('/card/getLinkParamByPath', { link_path: 'kestrel' })).toBe('success');
  });

  it('keeps its old path when it gets a new one', async () => {
    const { id } = await test.ask('/admin/link/save', order({ link_path: 'old-path' }), { as: staff });
    await save({ id, link_path: 'new-path' });
    for (const link_path of ['old-path', 'new-path']) expect(await test.refusal('/card/getLinkParamByPath', { link_path })).toBe('success');
  });

  it('is not another company’s', async () => {
    const { id } = await test.ask('/admin/link/save', order({ link_path: 'mine' }), { as: staff });
    const other = await test.fresh();
    expect(await save({ company_id: other.company_id, id, link_path: 'mine' })).toMatchObject({ refusal: 'notFound' });
    expect(await save({ company_id: id })).toMatchObject({ refusal: 'notFound' });
  });

  it.each(['https://*', 'https://*.example', "https://a.example;'self'", 'https://a.example?x', 'https://u:p@a.example', 'null'])(
    'does not let %j put us in a frame',
    async (origin) => {
      expect(await save({ link_path: 'framed', allowed_origins: ['https://ok.example', origin] })).toMatchObject({
        code: 1000,
        data: { errors: [{ field: 'allowed_origins.1', rule: 'origin' }] },
      });
    },
  );
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
