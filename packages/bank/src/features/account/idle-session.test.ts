/** What keeps a session from ending by idleness: a person's clicks and keys, which only /account/touch reports. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allCalls, testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank();
});
afterAll(() => test.close());

const owner = 'owner@harbour-vale.example';
const ending = ['/account/touch', '/account/exitLogin'];

it.each(allCalls.map(({ call }) => call.path).filter((path) => !ending.includes(path)))('%s does not prolong a session', async (path) => {
  const as = await test.as(owner);
  test.later(1000);
  await test.call(path, {}, { as });
  test.later(21);
  expect(await test.refusal('/account/getUserInfo', {}, { as })).toBe('sessionEnded');
});

it('polls without end do not prolong it either, nor the refused ones', async () => {
  const as = await test.as(owner);
  for (let n = 0; n < 51; n++) {
    test.later(20);
    expect(await test.refusal('/deposit/record', { page_size: 20 }, { as })).toBe('success');
    expect(await test.refusal('/withdraw/crypto/get', { id: 'nothing' }, { as })).not.toBe('success');
  }
  test.later(1);
  expect(await test.refusal('/deposit/record', { page_size: 20 }, { as })).toBe('sessionEnded');
});

it('a person who does something at least every 15 minutes stays signed in', async () => {
  const as = await test.as(owner);
  for (let n = 0; n < 4; n++)
    for (const seconds of [60, 61, 59, 959]) {
      test.later(seconds);
      expect(await test.refusal('/account/touch', {}, { as })).toBe('success');
    }
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
