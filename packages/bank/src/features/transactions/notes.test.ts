/** Notes on transactions and filters by name: whose they are, and that nobody's words are overwritten. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank();
});
afterAll(() => test.close());

const company = async () => {
  const made = await test.fresh({ balances: { USD: '100.00' }, users: [{ authjson: ['2'], full_name: 'Ada Brown' }] });
  const [main, ada = made.people[0]] = made.people;
  const { list } = await test.ask('/transaction/record', {}, { as: main });
  return { main, ada, id: list[0]?.id ?? '' };
};

describe('a note (TXN-15)', () => {
  it('is the company’s: a colleague reads and changes it, and the page says who wrote it last', async () => {
    const { main, ada, id } = await company();
    const read = async () => (await test.ask('/transaction/details', { id }, { as: ada })).note;
    expect(await read()).toEqual({ text: '', by: '', at: null, version: 0 });
    await test.ask('/transaction/note', { id, text: ' Deposit for the \nlease ', version: 0 }, { as: main });
    expect(await read()).toMatchObject({ text: 'Deposit for the \nlease', version: 1 });
    await test.ask('/transaction/note', { id, text: '', version: 1 }, { as: ada });
    expect(await read()).toMatchObject({ text: '', by: 'Ada Brown', version: 2 });
  });

  it('that somebody else has changed meanwhile is not overwritten; another company has none of it', async () => {
    const { main, ada, id } = await company();
    await test.ask('/transaction/note', { id, text: 'first', version: 0 }, { as: ada });
    expect(await test.refusal('/transaction/note', { id, text: 'second', version: 0 }, { as: main })).toBe('changedMeanwhile');
    const other = (await company()).main;
    expect(await test.refusal('/transaction/note', { id, text: 'mine', version: 0 }, { as: other })).toBe('notFound');
    expect(await test.refusal('/transaction/note', { id, text: 'x'.repeat(501), version: 1 }, { as: main })).toBe('invalid');
  });
});

it('filters are a person’s own, replaced under the same name, and taken away (TXN-16)', async () => {
  const { main, ada } = await company();
  const list = async (as = main) => (await test.ask('/transaction/filters', {}, { as })).list.map(({ name, query }) => ({ name, query }));
  const save = (name: string, query: object) => test.ask('/transaction/saveFilter', { name, query }, { as: main });
  await save('Suppliers', { type: 'transfer' });
  const again = await save(' Suppliers ', { type: 'transfer', currency: 'USD' });
  expect(await list()).toEqual([{ name: 'Suppliers', query: { type: 'transfer', currency: 'USD' } }]);
  expect(await list(ada)).toEqual([]);
  await test.ask('/transaction/deleteFilter', { id: again.id }, { as: ada });
  expect(await list()).toHaveLength(1);
  await test.ask('/transaction/deleteFilter', { id: again.id }, { as: main });
  expect(await list()).toEqual([]);
  expect(await test.refusal('/transaction/saveFilter', { name: ' ', query: {} }, { as: main })).toBe('invalid');
  expect(await test.refusal('/transaction/saveFilter', { name: 'x', query: { other: '1' } }, { as: main })).toBe('invalid');
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
