/** A partner's logo: what is kept of a picture, who sees it, and what is refused (APP-16, D-432). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { withOverrides } from '@bankside/core/rules/policy/bank-policy.ts';
import { auditLines } from '../../store/schema.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let staff: Caller;
let which: { company_id: string; id: string };
beforeAll(async () => {
  test = await testBank();
  staff = await test.as('staff@bankside.example');
  const { company_id } = await test.fresh();
  const { id } = await test.ask(
    '/admin/link/save',
    {
      company_id,
      link_path: 'logo-fleet',
      variant: 'custom',
      display_name: 'Logo Fleet',
      branding: { name: 'Fleet', accent: '#225588' },
      allowed_origins: [],
      isolation: 'page',
      applicant_types: ['associate'],
      hidden_fields: [],
      tier: 'premier',
      card_class: 'visa',
      status: 'fresh',
    },
    { as: staff },
  );
  which = { company_id, id };
});
afterAll(() => test.close());

const picture = async (side: number, format: 'png' | 'jpeg' | 'webp') =>
  (
    await sharp({ create: { width: side, height: side, channels: 3, background: '#225588' } })
      .toFormat(format)
      .toBuffer()
  ).toString('base64');
const png = async (side = 64) => `data:image/png;base64,${await picture(side, 'png')}`;
const rowOf = async () => (await test.ask('/admin/link/list', { keyword: 'logo-fleet' }, { as: staff })).list[0];
const set = async (logo: string) =>
  test.call('/admin/link/logo', { ...which, version: (await rowOf())?.version ?? 0, logo }, { as: staff });
const shown = async () => (await test.ask('/card/getLinkParamByPath', { link_path: 'logo-fleet' })).branding;

it('is kept beside the colours, comes with the link, and goes again', async () => {
  expect((await set(await png())).code).toBe(200);
  expect(await shown()).toMatchObject({
    name: 'Fleet',
    accent: '#225588',
    logo: expect.stringMatching(/^data:image\/png;base64,/) as string,
  });
  expect((await rowOf())?.logo).toBe((await shown()).logo);
  expect((await set(`data:image/jpeg;base64,${await picture(64, 'jpeg')}`)).code).toBe(200);
  expect((await shown()).logo).toMatch(/^data:image\/jpeg;base64,/);
  expect((await set('')).code).toBe(200);
  expect(await shown()).toEqual({ name: 'Fleet', accent: '#225588', ...((await shown()).prefix && { prefix: (await shown()).prefix }) });
  const lines = await test.bank.store.db
    .select()
    .from(auditLines)
    .where(eq(auditLines.subject, `link:${which.id}`))
    .orderBy(auditLines.seq);
  expect(lines.slice(-3).map(({ action, reason }) => [action, reason])).toEqual([
    ['link.logo', 'logo-fleet'],
    ['link.logo', 'logo-fleet'],
    ['link.logoEnd', 'logo-fleet'],
  ]);
});

it.each([
  ['no picture', async () => `data:image/png;base64,${Buffer.from('not a picture').toString('base64')}`],
  ['another type under its name', async () => `data:image/png;base64,${await picture(64, 'webp')}`],
  ['a script', async () => `data:image/svg+xml;base64,${Buffer.from('<svg onload="x"/>').toString('base64')}`],
  ['an address', async () => 'https://partner.example/logo.png'],
  ['too many pixels', () => png(600)],
  ['cut off', async () => (await png()).slice(0, 90)],
])('is refused at its field: %s', async (_name, logo) => {
  expect(await set(await logo())).toMatchObject({ code: 1000, data: { errors: [{ field: 'logo', rule: 'logo' }] } });
  expect((await shown()).logo).toBeUndefined();
});

it('takes two people where the bank asks for two to set it', async () => {
  const before = test.bank.policy;
  test.bank.policy = withOverrides(before, { staff: { secondPerson: { 'link.logo': 'always' } } });
  const order = { ...which, version: (await rowOf())?.version ?? 0, logo: await png() };
  expect(await test.refusal('/admin/link/logo', order, { as: staff })).toBe('secondPersonNeeded');
  expect((await shown()).logo).toBeUndefined();
  await test.ask('/admin/link/logo', order, { as: await test.as('staff2@bankside.example') });
  test.bank.policy = before;
  expect((await shown()).logo).toMatch(/^data:image\/png/);
});
