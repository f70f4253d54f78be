/** Rights as people meet them: named when they are missing, explained, asked for once a day. */
import type { Code } from '@bankside/core/rules/access/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../store/rows-of.ts';
import { users } from '../../store/schema.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank();
});
afterAll(() => test.close());

const company = async (...authjson: Code[]) => {
  const { company_id, people } = await test.fresh({ users: [{ full_name: 'Kai Clerk', authjson }] });
  const [main, clerk = main] = people;
  return { company_id, main, clerk };
};

describe('a refusal for want of a right (PER-19)', () => {
  it.each([
    ['en', (name: string) => `You need the right “Transactions” for this. ${name} can give it to you.`],
    ['zh', (name: string) => `此操作需要权限“交易记录”，可由${name}授予。`],
    ['ja', (name: string) => `この操作には「取引履歴」の権限が必要です。${name}が付与できます。`],
  ] as const)('names it in %s, and who can give it', async (language, sentence) => {
    const { main, clerk } = await company('8');
    const { msg, data, refusal } = await test.call('/transaction/record', {}, { as: clerk, language });
    expect(refusal).toBe('noPermission');
    expect(msg).toBe(sentence(main.full_name));
    expect(data).toEqual({ errors: [], rights: ['2'] });
  });

  it('names every right that would do, and by its kind the one that a transfer needs', async () => {
    const { clerk } = await company('11-2');
    const fiat = await test.call('/withdraw/details', { transfer_type: 'payee' }, { as: clerk });
    expect(fiat.data).toEqual({ errors: [], rights: ['11-1'] });
    const any = await test.call('/deposit/record', {}, { as: clerk });
    expect(any.data).toEqual({ errors: [], rights: ['3-1', '3-2'] });
    expect(any.msg).toContain('“Fiat deposits or Digital asset deposits”');
  });

  it('says where no right helps, and tells staff and partners’ pages no name', async () => {
    const { main, clerk } = await company('2');
    const own = await test.call('/account/documents', {}, { as: clerk });
    expect(own.msg).toBe(`Only the main account can do this: ${main.full_name}.`);
    expect(own.data).toEqual({ errors: [] });
    const staff = await test.call('/transaction/record', {}, { as: await test.as('staff@bankside.example') });
    expect(staff.msg).toBe('Your account has no access to this. Ask your main account holder.');
  });

  it('comes with the next call after a right was taken away, and not with the one before', async () => {
    const { clerk, company_id } = await company('2');
    expect(await test.refusal('/transaction/record', {}, { as: clerk })).toBe('success');
    await test.bank.store.db
      .update(users)
      .set({ authjson: [] })
      .where(rowsOf(users, { company_id, user_id: clerk.userid }));
    expect(await test.refusal('/transaction/record', {}, { as: clerk })).toBe('noPermission');
  });
});

describe('what rights open (PER-18)', () => {
  it('is answered with what the person holds', async () => {
    const { main, clerk } = await company('11-2');
    const { rights, giver } = await test.ask('/colleagues/rights', {}, { as: clerk });
    expect(giver).toBe(main.full_name);
    expect(rights.filter(({ held }) => held).map(({ code }) => code)).toEqual(['11', '11-2']);
    expect(rights.find(({ code }) => code === '11-2')).toMatchObject({
      landing: 'transferDigital',
      acts: ['sendToWallet', 'decideTransfers', 'exportTransfers', 'keepAddresses'],
      asked_at: null,
    });
    const own = await test.ask('/colleagues/rights', {}, { as: main });
    expect(own.rights.every(({ held }) => held)).toBe(true);
  });
});

describe('asking for a right (PER-20)', () => {
  it('tells the main account once a day for each right, in its bell and by mail', async () => {
    const { main, clerk } = await company('8');
    const ask = (code: '2' | '4') => test.ask('/colleagues/askRight', { code }, { as: clerk });
    const first = await ask('2');
    expect(first.giver).toBe(main.full_name);
    test.later(60);
    expect((await ask('2')).asked_at).toBe(first.asked_at);
    await ask('4');
    const notices = async () => {
      const { list } = await test.ask('/notice/list', {}, { as: main });
      const mail = await test.mail(main.email);
      return {
        bell: list.filter(({ kind }) => kind === 'right_asked').map(({ title, body, about }) => ({ title, body, about })),
        mail: mail.filter(({ template }) => template === 'right_asked').map(({ subject }) => subject),
      };
    };
    const about = { what: 'colleague', id: clerk.userid, keyword: '' };
    expect(await notices()).toEqual({
      bell: [
        { title: 'Kai Clerk asks for a right', body: '“Cards”. You can ask the bank to add it to their rights.', about },
        { title: 'Kai Clerk asks for a right', body: '“Transactions”. You can ask the bank to add it to their rights.', about },
      ],
      mail: ['“Kai Clerk” asks for a right', '“Kai Clerk” asks for a right'],
    });
    const { rights } = await test.ask('/colleagues/rights', {}, { as: clerk });
    expect(rights.filter(({ asked_at }) => asked_at).map(({ code }) => code)).toEqual(['2', '4']);
  });

  it('again on the next day, never for what is held, and never to another company', async () => {
    const { main, clerk } = await company('2');
    expect(await test.refusal('/colleagues/askRight', { code: '2' }, { as: clerk })).toBe('wrongState');
    expect(await test.refusal('/colleagues/askRight', { code: '2' }, { as: main })).toBe('wrongState');
    expect(await test.refusal('/colleagues/askRight', { code: '99' }, { as: clerk })).toBe('invalid');
    await test.ask('/colleagues/askRight', { code: '4' }, { as: clerk });
    const { list } = await test.ask('/notice/list', {}, { as: (await company()).main });
    expect(list.filter(({ kind }) => kind === 'right_asked')).toEqual([]);
  });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
