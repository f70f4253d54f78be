/** Files kept with a transaction (TXN-17): who attaches, reads and removes them, and who does not. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUp } from '../../jobs/clean-up.ts';
import { plainPdf } from '../../testing/sample-files.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank();
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.close();
});

const company = async () => {
  const users = [{ authjson: ['2'], full_name: 'Ada Brown' }, { authjson: ['2'] }, { authjson: ['11-1'] }] as const;
  const made = await test.fresh({ balances: { USD: '100.00' }, users: users.map((user) => ({ ...user, authjson: [...user.authjson] })) });
  const [main, ada = made.people[0], ben = made.people[0], clerk = made.people[0]] = made.people;
  const { list } = await test.ask('/transaction/record', {}, { as: main });
  return { company_id: made.company_id, main, ada, ben, clerk, id: list[0]?.id ?? '' };
};
const upload = async (as: Caller, slot: 'attachment' | 'support' = 'attachment', name = 'invoice.pdf') => {
  const { file_key, reply } = await test.upload(slot, name, 'application/pdf', plainPdf(), as);
  expect(reply.code).toBe(200);
  return file_key;
};

describe('a file kept with a transaction', () => {
  it('is read by colleagues who see transactions, is signed in the list, and is in no statement', async () => {
    const { main, ada, ben, id } = await company();
    const file_key = await upload(ada);
    const { files } = await test.ask('/transaction/attach', { id, file_keys: [file_key] }, { as: ada });
    expect(files).toMatchObject([{ name: 'invoice.pdf', by: 'Ada Brown', may_remove: true, content_type: 'application/pdf' }]);
    await test.ask('/transaction/attach', { id, file_keys: [file_key] }, { as: ada }); // once more changes nothing
    expect((await test.file('/transaction/attachment', { id, file_key }, { as: ben })).bytes).toEqual(plainPdf());
    expect((await test.ask('/transaction/details', { id }, { as: ben })).files).toMatchObject([{ file_key, may_remove: false }]);
    const { list } = await test.ask('/transaction/record', {}, { as: ben });
    expect(list.map(({ kept }) => kept)).toEqual([{ note: false, files: 1 }]);
    test.later(2 * 86_400);
    await cleanUp(test.bank);
    const later = await test.as(main.email);
    expect((await test.file('/transaction/attachment', { id, file_key }, { as: later })).bytes).toEqual(plainPdf());
    const advice = await test.ask('/transaction/detailsStatement', { id }, { as: later });
    expect(JSON.stringify(advice)).not.toContain('invoice.pdf');
  });

  it('is nobody else’s: not another company’s, not without the right, not the bank’s staff’s, nor of a second transaction', async () => {
    const { company_id, main, ada, clerk, id } = await company();
    const other = await company();
    const file_key = await upload(ada);
    await test.ask('/transaction/attach', { id, file_keys: [file_key] }, { as: ada });
    expect(await test.refusal('/transaction/attachment', { id, file_key }, { as: other.main })).toBe('notFound');
    expect(await test.refusal('/transaction/attachment', { id, file_key }, { as: clerk })).toBe('noPermission');
    expect(await test.refusal('/transaction/attach', { id, file_keys: [file_key] }, { as: other.main })).toBe('notFound');
    expect(await test.refusal('/transaction/attach', { id, file_keys: [await upload(other.main)] }, { as: main })).toBe('fileMissing');
    expect(await test.refusal('/transaction/attach', { id, file_keys: [await upload(main, 'support')] }, { as: main })).toBe('fileMissing');
    const staff = await test.as('staff@bankside.example');
    expect(await test.refusal('/admin/file', { company_id, file_key }, { as: staff })).toBe('notFound');
  });

  it('is removed by who attached it or the main account, and then gone; ten are the most', async () => {
    const { main, ada, ben, id } = await company();
    const [first, second] = [await upload(ada), await upload(ada)];
    await test.ask('/transaction/attach', { id, file_keys: [first, second] }, { as: ada });
    expect(await test.refusal('/transaction/detach', { id, file_key: first }, { as: ben })).toBe('noPermission');
    expect((await test.ask('/transaction/detach', { id, file_key: first }, { as: ada })).files).toHaveLength(1);
    expect((await test.ask('/transaction/detach', { id, file_key: second }, { as: main })).files).toEqual([]);
    expect(await test.refusal('/transaction/detach', { id, file_key: second }, { as: main })).toBe('notFound');
    test.later(1);
    await cleanUp(test.bank);
    expect(await test.refusal('/init/file', { file_key: first }, { as: ada })).toBe('notFound');
    const many = [];
    for (let at = 0; at < 11; at += 1) many.push(await upload(ben));
    await test.ask('/transaction/attach', { id, file_keys: many.slice(0, 10) }, { as: ben });
    expect(await test.refusal('/transaction/attach', { id, file_keys: many.slice(10) }, { as: ben })).toBe('tooManyFiles');
  });
});
