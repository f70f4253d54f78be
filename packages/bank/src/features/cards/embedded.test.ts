/** A company's cards by the token of <card-list> on a partner's page (CRD-60, D-212): its cards and what is done with them, nothing else. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { activeCard } from '../../testing/cards/issued-card.ts';
import { plantedKey } from '../../testing/partner-keys.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank();
});
afterAll(() => test.close());
const origin = 'https://shop.example';

async function embedded() {
  const card = await activeCard(test);
  const key = await plantedKey(test, { company_id: card.company_id, people: [card.main] }, { origins: [origin], tags: ['card-list'] });
  const as = await test.ask('/embed/session', { tag: 'card-list', origin }, { as: key.as });
  return { card, at: { as, origin } };
}

it('lists cards whatever is asked for, and of their applications nothing', async () => {
  const { card, at } = await embedded();
  const own = await test.ask('/card/record', { tab: 'applications' }, { as: card.main });
  expect(own.list.map(({ email }) => email)).toEqual([expect.stringContaining('@')]);
  for (const asked of [{}, { tab: 'applications' as const }, { tab: 'cards' as const }]) {
    const { list } = await test.ask('/card/record', asked, at);
    expect(list).toMatchObject([
      { id: card.card_id, email: '', application_no: '', application_status: '', card: { card_id: card.card_id } },
    ]);
  }
  expect(await test.refusal('/card/get', { id: own.list[0]?.id ?? '' }, at)).toBe('noPermission');
});

it('blocks and unblocks a card, and reports no other company’s', async () => {
  const { card, at } = await embedded();
  const { card: blocked } = await test.ask('/card/modifyOpStatus', { card_id: card.card_id, op: 'block' }, at);
  expect(blocked).toMatchObject({ status: 'blocked_by_client' });
  expect((await test.ask('/card/info', { card_id: card.card_id }, at)).status).toBe('blocked_by_client');
  await test.ask('/card/modifyOpStatus', { card_id: card.card_id, op: 'unblock' }, at);
  const theirs = await activeCard(test);
  expect(await test.refusal('/card/info', { card_id: theirs.card_id }, at)).toBe('notFound');
  expect(await test.refusal('/card/modifyOpStatus', { card_id: theirs.card_id, op: 'block' }, at)).toBe('notFound');
  expect(await test.refusal('/card/info', { card_id: card.card_id }, { ...at, origin: 'https://evil.example' })).toBe('sessionEnded');
});
