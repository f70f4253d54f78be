/** Ids that are none, and a day that no database has: refused, and no fault (SEC-38). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let staff: Caller;
beforeAll(async () => {
  test = await testBank();
  staff = await test.as('staff@bankside.example');
});
afterAll(() => test.close());

const id = '11111111-2222-4333-8444-555555555555';
it.each([
  ['/admin/colleague/get', {}],
  ['/admin/topUp/cancel', { version: 1, reason: 'Sent twice' }],
  ['/admin/cards/get', {}],
  ['/admin/second/get', {}],
  ['/admin/contract/get', {}],
] as const)('%s knows no company and nothing of it by such an id', async (path, more) => {
  for (const ids of [
    { company_id: 'nobody', id },
    { company_id: id, id: 'nobody' },
    { company_id: id, id },
  ])
    expect(await test.refusal(path, { ...more, ...ids }, { as: staff })).toBe('notFound');
  expect(test.faults).toEqual([]);
});

it('an announcement until the year 0 is refused at its field', async () => {
  const words = { en: 'Closed on Monday', zh: '周一休息', ja: '月曜日は休業します' };
  const { code, data } = await test.call(
    '/admin/announcement/publish',
    { title: words, body: words, until: '0000-01-01T00:00:00Z' },
    { as: staff },
  );
  expect({ code, data }).toMatchObject({ code: 1000, data: { errors: [{ field: 'until', rule: 'date' }] } });
  expect(test.faults).toEqual([]);
});
