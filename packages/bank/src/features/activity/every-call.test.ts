/** Every call that a company's people make leaves a line that says what it was, done or refused: walked from the contract. */
import { callers, type Call, type Feature } from '@bankside/core/contract/define.ts';
import { contract } from '@bankside/core/contract/index.ts';
import { acts, actsOfKind } from '@bankside/core/rules/access/acts.ts';
import { callActs, actOfCall } from '@bankside/core/rules/access/call-acts.ts';
import { errors, type RefusalName } from '@bankside/core/rules/errors.ts';
import { languages } from '@bankside/core/rules/languages.ts';
import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { handlers } from '../index.ts';
import { createDispatch, type AllHandlers } from '../../platform/dispatch.ts';
import { unwritten } from '../../platform/call-audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { translate } from '../../platform/words.ts';
import { auditLines } from '../../store/audit-schema.ts';
import type { FreshCompany } from '../../sandbox/fresh-company.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';
import { whyOf } from './lines.ts';

const calls: readonly Call[] = Object.values(contract as Record<string, Feature>).flatMap((feature) => Object.values(feature));
const isStaffs = (call: Call) => callers(call).includes('staff');
const writing = calls.filter((call) => !isStaffs(call) && (call.write === true || call.outside === true || call.out === 'blob'));

it('each call that writes, or gives a file away, has an act or a reason to have none', () => {
  const without = writing.filter((call) => actOfCall(call.path) === undefined).map(({ path }) => path);
  expect(without).toEqual([]);
});
it('no act stands for a call that is not there', () => {
  const known = new Set<string>(calls.map(({ path }) => path));
  expect(Object.keys(callActs).filter((path) => !known.has(path))).toEqual([]);
});
it.each(languages)('has words in %s for every act', (language) => {
  for (const act of actsOfKind()) {
    const said = translate(language, 'activity', `acts.${acts[act][1]}`);
    expect(said).not.toMatch(/^$|acts\.|[{}]/);
  }
});
it.each(languages)('says in %s why, for every refusal, without a blank to fill', (language) => {
  for (const refusal of (Object.keys(errors) as RefusalName[]).filter((name) => !unwritten.includes(name)))
    expect(whyOf(refusal, language)).not.toMatch(/^$|[{}]/);
});

describe('a call with a handler that writes no line', () => {
  let test: TestBank;
  let main: FreshCompany['people'][0];
  let company_id: string;
  beforeAll(async () => {
    test = await testBank({ throttle: { refusedPerHour: 1000 } });
    const made = await test.fresh();
    [main] = made.people;
    ({ company_id } = made);
  });
  afterAll(() => test.close());
  afterEach(() => void vi.restoreAllMocks());

  const stubbed = (answer: () => Promise<unknown>): AllHandlers =>
    Object.fromEntries(
      Object.entries(handlers).map(([feature, each]) => [feature, Object.fromEntries(Object.keys(each).map((name) => [name, answer]))]),
    ) as unknown as AllHandlers;
  const newest = async () => {
    const [line] = await test.bank.store.db
      .select()
      .from(auditLines)
      .where(eq(auditLines.company_id, company_id))
      .orderBy(desc(auditLines.seq))
      .limit(1);
    return line;
  };
  const agent = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
  const companys = writing.filter((call) => {
    const who = callers(call);
    return actOfCall(call.path) && !who.some((each) => ['anyone', 'link', 'handoff', 'partner', 'audit-token'].includes(each));
  });

  it.each(companys.map((call): [string, Call] => [call.path, call]))(
    '%s is written, done and refused, with where it came from',
    async (path, call) => {
      test.later(61); // the same refusal once more is a line of its own
      const session = await test.as(main.email);
      const asked = {
        ...session,
        language: 'en',
        device: '',
        address: '198.51.100.7',
        origin: '',
        agent,
        key: crypto.randomUUID(),
      } as const;
      const act = actOfCall(path);
      // what comes in is the handler's business, and here it has none
      vi.spyOn(call.in, 'safeParse').mockReturnValue({ success: true, data: {} });
      await createDispatch(
        test.bank,
        stubbed(async () => ({ name: 'x', type: 'text/plain', bytes: Buffer.alloc(1) })),
      )(path, {}, { ...asked, requestId: 'done' });
      expect(await newest()).toMatchObject({
        actor: main.userid,
        action: act,
        refusal: '',
        address: '198.51.100.7',
        browser: 'Chrome, Windows',
        request_id: 'done',
      });
      const refusal: RefusalName = 'wrongState';
      const refusing = stubbed(() => Promise.reject(new Refusal(refusal)));
      await createDispatch(test.bank, refusing)(path, {}, { ...asked, key: crypto.randomUUID(), requestId: 'refused' });
      expect(await newest()).toMatchObject({ actor: main.userid, action: act, refusal, request_id: 'refused' });
    },
  );
});
