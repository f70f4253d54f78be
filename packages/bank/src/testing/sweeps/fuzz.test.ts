/** Every row of the contract by inputs drawn from its schema. A new call is in here by itself. FUZZ_RUNS and FUZZ_SEED lengthen and repeat it. */
import { callers, type Call } from '@bankside/core/contract/define.ts';
import { errors, universalRefusals } from '@bankside/core/rules/errors.ts';
import { kycSteps } from '@bankside/core/rules/kyc/kyc.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { seededPartnerKey } from '../../seed/cards/card-links.ts';
import { fromSchema } from './from-schema.ts';
import { kycWriter, type Writer } from '../kyc/writer.ts';
import { allCalls, testBank, type Caller, type TestBank } from '../test-bank.ts';

let test: TestBank;
let main: Caller;
let staff: Caller;
let visitor: Caller;
let writer: Writer;
beforeAll(async () => {
  test = await testBank();
  main = (await test.fresh({ balances: { USD: '250000.00', USDC: '5000', ETH: '2' } })).people[0];
  staff = await test.as('staff@bankside.example');
  writer = await kycWriter(test);
  visitor = { token: (await test.ask('/card/getLinkParamByPath', { link_path: 'kestrel' })).link_token, userid: 'link' };
});
afterAll(() => test.close());

/** What a refused call may leave: counters, used captchas and codes, an upload marked as refused, its line in the log. Everything else is in here. */
async function fingerprint(): Promise<string> {
  const small = [
    'companies',
    'authenticators',
    'passkeys',
    'recovery_codes',
    'sign_in_rules',
    'directory',
    'document_submissions',
    'tasks',
    'notifications',
    'notification_reads',
    'announcements',
    'kyc_files',
    'kyc_people',
    'kyc_submissions',
    'kyc_history',
    'webhook_events',
    'outbox',
    'holds',
    'apply_links',
    'link_directory',
    'partner_keys',
    'key_requests',
    'page_counts',
    'embed_sessions',
    'application_drafts',
    'card_applications',
    'application_events',
    'applicant_directory',
    'audit_links',
    'qr_sessions',
    'upload_handoffs',
    'quotes',
    'payees',
    'wallet_addresses',
    'transaction_steps',
    'deposit_addresses',
    'deposit_directory',
    'issued_documents',
    'document_directory',
  ];
  const parts = [
    // a write changes the count or the newest transaction; reading every row as text takes twice as long
    ...small.map((table) => `select '${table}' as name, concat(count(*), ' ', max(xmin::text::bigint)) as sum from ${table}`),
    ...['transfers', 'transactions', 'journals', 'files'].map((table) => `select '${table}', count(*)::text from ${table}`),
    `select 'audit_lines', count(*)::text from audit_lines where refusal = ''`,
    `select 'users', md5(string_agg(concat(user_id, email, full_name, password_hash, authjson, status, version), '|' order by user_id)) from users`,
    `select 'books', sum(book)::text || sum(held)::text from accounts`,
  ];
  return JSON.stringify(await test.bank.store.ask('fingerprint', parts.join(' union all '), []));
}

/** A KYC step is saved at the count that it has: an input that names another gets no further than that. */
async function atItsCount(path: string, value: unknown): Promise<unknown> {
  const step = kycSteps.findIndex((name) => path === `/account/kyc/${name}`);
  if (typeof value !== 'object' || value === null || !('version' in value) || (step < 0 && path !== '/account/kyc/submit')) return value;
  const { step_versions, version } = await writer.read();
  return { ...value, version: step_versions[step] ?? version };
}

/** REQUESTS in all, for every call alike; a short version unless asked. */
const runs = Math.ceil(Number(process.env['REQUESTS'] ?? allCalls.length * 6) / allCalls.length);
describe(`inputs drawn from each call’s schema (${runs} a call)`, () => {
  it.each(allCalls.map(({ feature, name, call }) => [`${feature}.${name}`, call] as const))(
    '%s never faults, answers by its contract, and changes nothing when it refuses',
    async (_name, call: Call) => {
      if (call.path === '/account/exitLogin') return;
      const ofKyc = call.path.startsWith('/account/kyc/');
      const listed: readonly string[] = [...universalRefusals, ...(call.refuses ?? [])];
      const input = fromSchema(z.toJSONSchema(call.in, { io: 'input', unrepresentable: 'any' }) as object);
      const who = callers(call);
      const key = { token: seededPartnerKey, userid: '' };
      const client = ofKyc ? writer.as : main;
      let known: string | undefined; // a refused call has changed nothing, so the next begins where it ended
      const as = who.includes('staff') ? staff : who.includes('link') ? visitor : who.includes('partner') ? key : client;
      await fc.assert(
        fc.asyncProperty(fc.oneof(input, fc.jsonValue()), async (drawn) => {
          const value = ofKyc ? await atItsCount(call.path, drawn) : drawn;
          const state = known ?? (await fingerprint());
          known = undefined;
          const answer = await test.dispatch(call.path, value, {
            token: as.token,
            userid: as.userid,
            language: 'ja',
            device: 'web',
            address: '10.66.0.1',
            origin: '',
            requestId: 'fuzz',
            key: crypto.randomUUID(),
          });
          if (answer?.kind !== 'json' || !answer.refusal) return;
          expect({ refusal: answer.refusal, faults: test.faults }).toMatchObject({ faults: [] });
          expect(listed).toContain(answer.refusal);
          expect(answer.code).toBe(errors[answer.refusal].code);
          expect(answer.msg).not.toMatch(/errors:|rules:|^$/);
          known = await fingerprint();
          expect(known).toBe(state);
        }),
        { numRuns: runs, endOnFailure: true },
      );
    },
    120_000 + runs * 1000,
  );
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
