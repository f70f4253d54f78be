/** Applications, their names and the company's decision under two bank processes' worth of connections on one real PostgreSQL. */
import { applicantDirectory, applicationEvents, cardApplications } from '@bankside/bank/store/card-schema.ts';
import { seed } from '@bankside/bank/seed/seed.ts';
import { openStore } from '@bankside/bank/store/store.ts';
import { newNames, proveEmail, visit, visitor, type Visitor } from '@bankside/bank/testing/card-visitor.ts';
import { testBank, type TestBank } from '@bankside/bank/testing/test-bank.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Postgres, postgresPrograms, startPostgres } from '../support/postgres.ts';

const programs = postgresPrograms();
if (!programs) process.stdout.write('\nSKIPPED: no PostgreSQL on this machine, so races of card applications were not tested.\n');

describe.skipIf(!programs)('two banks on one PostgreSQL', () => {
  let postgres: Postgres;
  let banks: [TestBank, TestBank];
  let first: TestBank;
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
    const many = { card: { perAddressHour: 1000 } };
    const store = await openStore({ url: postgres.url });
    banks = [await testBank(many, store), await testBank(many, await openStore({ url: postgres.url }))];
    [first] = banks;
    await seed(store, { anchor: first.bank.clock.now(), passwordHash: 'nobody signs in' });
  }, 240_000);
  afterAll(async () => {
    for (const bank of banks) await bank.close();
    await postgres.stop();
  });

  /** The same thing so many times at once, by turns at each bank. */
  const together = <T>(times: number, work: (bank: TestBank, n: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: times }, (_, n) => work(banks[n % 2] ?? first, n)));
  const applications = () => first.bank.store.db.select().from(cardApplications);
  const by = (who: Visitor | undefined) => (who ? { as: who.as } : {});
  const count = (answers: readonly unknown[], wanted: unknown) => answers.filter((each) => each === wanted).length;

  it('decides once, when an audit link approves and rejects at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const { application_no } = await (await visitor(first)).submit();
      const letters = await first.mail('owner@harbour-vale.example');
      const audit_token = /card_audit\/(\S+)/.exec(letters.find(({ body }) => body.includes(application_no))?.body ?? '')?.[1] ?? '';
      const answers = await together(8, (bank, n) =>
        bank.refusal('/card/audit', { audit_token, decision: n % 3 ? 'approve' : 'reject', reason: 'No.' }),
      );
      expect([count(answers, 'success'), count(answers, 'linkInvalid')]).toEqual([1, 7]);
      const row = (await applications()).find((each) => each.application_no === application_no);
      const events = (await first.bank.store.db.select().from(applicationEvents)).filter(
        ({ application_id }) => application_id === row?.application_id,
      );
      expect(events).toHaveLength(2);
      expect(row?.version).toBe(2);
    }
  });

  it('gives a username to one of two visitors, and an email to one of two applications', async () => {
    const visitors = await Promise.all(banks.map((bank) => visitor(bank)));
    const { username } = newNames();
    const forms = await Promise.all(visitors.map(({ form }) => form({ username })));
    const answers = await together(2, (bank, n) => bank.refusal('/card/linkSubmit', forms[n], by(visitors[n])));
    expect(answers.sort()).toEqual(['success', 'usernameTaken']);
    expect((await first.bank.store.db.select().from(applicantDirectory)).filter(({ value }) => value === username)).toHaveLength(1);
    const others = await Promise.all(banks.map((bank) => visitor(bank)));
    const { email } = newNames();
    const email_token = await proveEmail(first, await visit(first, 'kestrel'), email);
    const same = await Promise.all(others.map(({ form }) => form({ email, email_token })));
    const sent = await together(2, (bank, n) => bank.refusal('/card/linkSubmit', same[n], by(others[n])));
    expect(sent.sort()).toEqual(['emailTaken', 'success']);
    expect((await applications()).filter((each) => each.email === email)).toHaveLength(1);
  });

  it('takes one application for one key used 20 times, and answers the same to all', async () => {
    const { as, form } = await visitor(first);
    const filled = await form();
    const answers = await together(20, (bank) => bank.call('/card/linkSubmit', filled, { as, key: 'one intent' }));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(answers[0]?.code).toBe(200);
    expect((await applications()).filter(({ email }) => email === filled.email)).toHaveLength(1);
    expect((await first.mail(filled.email)).filter(({ template }) => template === 'card_received')).toHaveLength(1);
  });

  it('takes no more than a link’s limit, and none by a link that is paused meanwhile (APP-30)', async () => {
    const { people } = await first.fresh();
    const [main] = people;
    const { id, link_path } = await first.ask('/card/linkOpen', { limit: '3' }, { as: main });
    const visitors = await Promise.all(Array.from({ length: 8 }, (_, n) => visitor(banks[n % 2] ?? first, link_path)));
    const forms = await Promise.all(visitors.map(({ form }) => form()));
    const answers = await together(8, (bank, n) => bank.refusal('/card/linkSubmit', forms[n], by(visitors[n])));
    expect([count(answers, 'success'), count(answers, 'linkInvalid')]).toEqual([3, 5]);
    const sentBy = async () => (await applications()).filter((each) => each.link_id === id).length;
    expect(await sentBy()).toBe(3);
    const [full] = (await first.ask('/card/links', {}, { as: main })).list;
    const { version } = await first.ask('/card/linkChange', { id, version: full?.version ?? 0, reopen: true }, { as: main });
    const others = visitors.filter((_, n) => answers[n] !== 'success');
    const again = await Promise.all(others.map(({ form }) => form()));
    const outcomes = await together(6, (bank, n) =>
      n < 5 ? bank.refusal('/card/linkSubmit', again[n], by(others[n])) : bank.refusal('/card/linkPause', { id, version }, { as: main }),
    );
    expect(outcomes[5]).toBe('success');
    expect(outcomes.slice(0, 5).every((each) => ['success', 'linkInvalid', 'sessionEnded'].includes(each))).toBe(true);
    expect(await sentBy()).toBe(3 + count(outcomes.slice(0, 5), 'success'));
  });

  it('met no fault', () => expect(banks.flatMap(({ faults }) => faults)).toEqual([]));
});
