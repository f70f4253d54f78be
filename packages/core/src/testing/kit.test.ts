/** The kit for partners' tests (EMB-19): every error of every call, what it may answer, its clock, its scenarios, its receipts. */
import { createPublicKey, verify, type JsonWebKey } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { errors, type RefusalName } from '../rules/errors.ts';
import { createTestBank } from './bank.ts';
import { handlers } from './calls/index.ts';
import type { TestBank } from './kit.ts';
import { kitCalls, refusalsOf } from './known-calls.ts';

let bank: TestBank;
beforeEach(() => {
  bank = createTestBank();
});
type Answer = { readonly code: number; readonly msg: string; readonly data: Record<string, unknown> };
const ask = async (path: string, input: unknown = {}, token = '', headers: Record<string, string> = {}): Promise<Answer> => {
  const sent = { method: 'POST', headers: { token, ...headers }, body: JSON.stringify(input) };
  return (await (await bank.fetch(`${bank.origin}/api/v1${path}`, sent)).json()) as Answer;
};
const captcha = btoa('a captcha that somebody has solved');

/** An application as a form sends it; answers what the bank said. */
async function apply(email = 'aiko@visitor.example', page = ''): Promise<Answer> {
  const from = page ? { origin: page } : {};
  const call = (path: string, input: unknown, token = '') => ask(path, input, token, from);
  const token = String((await call('/card/getLinkParamByPath', { link_path: 'kestrel', userid: 'member-81' })).data['link_token']);
  const draft = String((await call('/card/draftSave', { step: 'about', values: {} }, token)).data['handle']);
  await call('/sendEmail', { email, purpose: 'card_apply', captcha }, token);
  const proof = await call('/card/verifyCode', { email, email_code: bank.mail(email)[0]?.code }, token);
  const files: Record<string, unknown> = {};
  for (const field of ['id_front', 'id_back', 'poa_front']) {
    const asked = { slot: 'card', file_name: 'a.png', content_type: 'image/png', size: 4, draft };
    const { upload_url, file_key } = (await call('/init/awsS3Auth', asked, token)).data;
    await bank.fetch(bank.origin + String(upload_url), { method: 'POST', body: new FormData() });
    await call('/init/uploadDone', { file_key, draft }, token);
    files[field] = file_key;
  }
  const person = { first_name: 'Aiko', last_name: 'Hasegawa', name_on_card: 'AIKO HASEGAWA', title: 'ms', gender: 'female' };
  const reach = { username: email.split('@')[0], email, country_code: '+81', mobile: '90 5550 0142', birth_date: '1990-06-15' };
  const id = {
    id_type: 'passport',
    id_number: 'TK1',
    issuing_country: 'JP',
    issue_date: '2021-03-02',
    expiry_date: '2031-03-01',
    document_language: 'en',
  };
  const home = {
    address: '2-4-1 Marunouchi',
    country: 'JP',
    state: 'Tokyo',
    city: 'Chiyoda',
    postal_code: '100-0005',
    mailing_address: 'as above',
  };
  const proofOfHome = { poa_type: 'utility_bill', poa_issuer: 'Tokyo Gas', poa_date: '2025-10-02', poa_language: 'en' };
  const form = { link_path: 'kestrel', applicant_type: 'associate', ...person, ...reach, ...id, ...home, ...proofOfHome, ...files };
  return call('/card/linkSubmit', { ...form, terms_accepted: true, email_token: proof.data['email_token'], draft, captcha }, token);
}
const statusOf = async (sent: Answer) => (await ask('/card/get', { view_token: sent.data['view_token'] })).data;

describe('errors', () => {
  it.each(kitCalls.map((path) => [path] as const))('%s: each of its contract, in three languages, and no other', async (path) => {
    for (const name of refusalsOf(path)) {
      bank.refuse(path, name, { field: 'email', times: 3 });
      for (const language of ['en', 'zh', 'ja']) {
        const { code, msg, data } = await ask(path, {}, '', { language });
        expect([name, code, msg !== '', data['errors']]).toEqual([name, errors[name].code, true, [{ field: 'email', rule: name, msg }]]);
      }
    }
    const foreign = (Object.keys(errors) as RefusalName[]).find((name) => !refusalsOf(path).includes(name)) ?? 'notFound';
    expect(() => bank.refuse(path, foreign)).toThrow(`the bank never refuses ${path} with ${foreign}`);
  });
  it('come so often as they were ordered, and end with reset', async () => {
    bank.refuse('/card/getConfig', 'linkInvalid', { times: 1 });
    expect([(await ask('/card/getConfig')).code, (await ask('/card/getConfig')).code]).toEqual([3004, 200]);
    bank.refuse('/card/getConfig', 'linkInvalid');
    expect([(await ask('/card/getConfig')).code, (await ask('/card/getConfig')).code]).toEqual([3004, 3004]);
    bank.reset();
    expect((await ask('/card/getConfig')).code).toBe(200);
  });
});

it('answers by itself all calls but those that move money or take a card’s number', () => {
  const alone = [
    '/card/active',
    '/card/calc',
    '/card/getTopUpConfig',
    '/card/pinKey',
    '/card/setPin',
    '/card/topUp',
    '/card/verifyKitNumber',
  ];
  expect(kitCalls.filter((path) => !Object.hasOwn(handlers, path))).toEqual(alone);
});
it('answers what a test has planted only where the bank would', async () => {
  const pinKey = { key: { kid: '1', kty: 'RSA', n: 'AQAB', e: 'AQAB' }, now: '2025-11-18T01:46:00.000Z' };
  bank.reply('/card/pinKey', pinKey);
  expect((await ask('/card/pinKey')).data).toEqual(pinKey);
  expect(() => bank.reply('/card/pinKey', { key: {} })).toThrow('the bank would not answer this to /card/pinKey');
  expect(() => bank.reply('/dashboard/home', {})).toThrow('no page or server of a partner calls /dashboard/home');
});

describe('scenarios', () => {
  it('an application waits, is approved, or is rejected with its reason', async () => {
    const sent = await apply();
    expect([sent.code, (await statusOf(sent))['status']]).toEqual([200, 'pending']);
    bank.approve();
    expect(await statusOf(sent)).toMatchObject({ status: 'approved', company_decision: 'approved' });
    expect(() => bank.approve()).toThrow('is approved: no approve by the bank');
    bank.decide({ reject: 'The picture is blurred.' });
    const second = await apply('mei@visitor.example');
    expect([second.data['status'], await statusOf(second)]).toMatchObject([
      'pending',
      { status: 'rejected', reason: 'The picture is blurred.' },
    ]);
    const events = await ask('/partner/events', {}, bank.partnerKey);
    expect((events.data['list'] as { data: Record<string, unknown> }[]).map(({ data }) => data['status'])).toEqual([
      'pending',
      'approved',
      'rejected',
    ]);
    expect(bank.applications.map(({ user_ref }) => user_ref)).toEqual(['member-81', 'member-81']);
  });
  it('is slow, down, down with a status, and up again', async () => {
    bank.slow(40, '/card/getConfig');
    const since = performance.now();
    await ask('/card/getConfig');
    expect(performance.now() - since).toBeGreaterThan(35);
    bank.down();
    await expect(ask('/card/getConfig')).rejects.toThrow('the test bank is down');
    bank.down(502);
    expect((await bank.fetch(`${bank.origin}/api/v1/card/getConfig`, { method: 'POST' })).status).toBe(502);
    bank.up();
    expect((await ask('/card/getConfig')).code).toBe(200);
  });
  it('a session is over after ten minutes of its clock, or when a test says so', async () => {
    const origin = 'https://shop.example';
    const session = async () => String((await ask('/embed/session', { tag: 'deposit-address', origin }, bank.partnerKey)).data['token']);
    const config = async (token: string) => (await ask('/deposit/getConfig', {}, token, { origin })).code;
    const first = await session();
    bank.clock.move(599);
    expect(await config(first)).toBe(200);
    bank.clock.move(1);
    expect(await config(first)).toBe(9300);
    const second = await session();
    bank.expireSessions();
    expect(await config(second)).toBe(9300);
    expect(() => bank.clock.set('yesterday')).toThrow('takes a date');
  });
  it('a deposit is seen and credited, a KYC file sent back', async () => {
    const origin = 'https://shop.example';
    const token = String((await ask('/embed/session', { tags: ['deposit-address', 'kyc-wizard'], origin }, bank.partnerKey)).data['token']);
    const id = bank.deposit({ asset: 'USDT', network: 'TRC20', amount: '1250.000000' });
    const listed = async () => (await ask('/deposit/record', {}, token, { origin })).data['list'];
    expect(await listed()).toMatchObject([{ id, status: 'processing', confirmations: 1 }]);
    bank.confirmDeposit(id);
    expect(await listed()).toMatchObject([{ id, status: 'success', confirmations: 20 }]);
    expect((await ask('/partner/status', { about: id }, bank.partnerKey)).data).toEqual({ about: id, kind: 'deposit', status: 'success' });
    expect(() => bank.approveKyc()).toThrow('not under review');
  });
});

it('signs receipts that its own public key proves, for the page that sent it', async () => {
  const { data } = await apply('aiko@visitor.example', 'https://shop.example');
  const [head = '', claims = '', signature = ''] = String(data['receipt']).split('.');
  const { keys } = (await (await bank.fetch(`${bank.origin}/.well-known/jwks.json`)).json()) as { keys: JsonWebKey[] };
  const key = createPublicKey({ key: keys[0] ?? {}, format: 'jwk' });
  expect(verify(null, Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url'))).toBe(true);
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as unknown;
  expect(said).toMatchObject({
    iss: bank.origin,
    aud: 'https://shop.example',
    user_ref: 'member-81',
    sub: data['application_no'],
    status: 'pending',
  });
});
