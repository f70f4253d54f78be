/** Tokens of visitors and of partners' pages end: they are renewed without a word, once for all who wait, and nothing is asked twice. */
import type { Language } from '@bankside/core/rules/languages.ts';
import { afterEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { sandbox } from '../../../../../tests/support/screen.tsx';
import { linkClient, sessionClient } from './link-client.ts';

const origin = inject('bankUrl');
const where = { origin, language: (): Language => 'en', device: () => 'widget' as const, hasFirstField: () => false };
const line = globalThis.fetch;
const asked: { readonly path: string; readonly key: string | null }[] = [];
globalThis.fetch = (input, init) => {
  asked.push({ path: typeof input === 'string' ? input : '', key: new Headers(init?.headers).get('idempotency-key') });
  return line(input, init);
};
afterEach(() => void (asked.length = 0));
const paths = () => asked.map(({ path }) => path.replace(/.*\/api\/v1/, ''));
const draft = { step: 'about', values: { first_name: 'Aiko' } } as const;
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

test('a link is opened by the first call, once for all who wait', async () => {
  const bank = linkClient({ ...where, linkPath: 'kestrel' });
  await Promise.all([bank.call('/card/draftSave', draft), bank.call('/card/draftSave', draft), bank.call('/card/draftSave', draft)]);
  expect(paths().filter((path) => path.includes('getLinkParam')).length).toBe(1);
});

test('a token that the bank no longer takes is renewed, and the call made again under its key', async () => {
  const known = await linkClient({ ...where, linkPath: 'kestrel' }).open();
  asked.length = 0;
  const stale = { ...known, link_token: `${known.link_token.slice(0, -4)}0000` };
  const bank = linkClient({ ...where, linkPath: 'kestrel', known: stale });
  const saved = await bank.call('/card/draftSave', draft, { key: 'one-intent-of-a-visitor' });
  expect(saved.handle).toBeTruthy();
  expect(paths()).toEqual(['/card/draftSave', '/card/getLinkParamByPath', '/card/draftSave']);
  const keys = asked.filter(({ path }) => path.includes('draftSave')).map(({ key }) => key);
  expect(keys).toEqual(['one-intent-of-a-visitor', 'one-intent-of-a-visitor']);
});

test('a token is renewed at four fifths of its life, before the bank refuses it', async () => {
  const known = await linkClient({ ...where, linkPath: 'kestrel' }).open();
  const bank = linkClient({ ...where, linkPath: 'kestrel', known: { ...known, expires_in_sec: 0 } });
  asked.length = 0;
  vi.setSystemTime(Date.now() + 1);
  onTestFinished(() => void vi.useRealTimers());
  await bank.call('/card/draftSave', draft);
  expect(paths()).toEqual(['/card/getLinkParamByPath', '/card/draftSave']);
});

async function session() {
  const { people } = await sandbox.company({ approve_status: 3, kyc_status: 4 });
  const [who] = people;
  if (!who) throw new Error('a company has a main account');
  return { token: who.token, userid: who.userid };
}

test('a page fetches one token for all who wait, and another when the bank refuses it', async () => {
  const good = await session();
  let fetched = 0;
  const fetchToken = async () => ((fetched += 1), { ...good, token: fetched === 1 ? 'ended' : good.token, expiresAt: inAnHour() });
  const bank = sessionClient({ ...where, fetchToken, expiring: () => undefined, expired: () => undefined });
  const answers = await Promise.all([bank.call('/card/getDirectorList', {}), bank.call('/card/getDirectorList', {})]);
  expect(answers.length).toBe(2);
  expect(fetched).toBe(2);
});

test('a page that has no token any more is notified, and the call says so', async () => {
  let calls = 0;
  const fetchToken = () => Promise.reject(new Error('signed out there'));
  const bank = sessionClient({ ...where, fetchToken, expiring: () => undefined, expired: () => void (calls += 1) });
  await expect(bank.call('/card/getDirectorList', {})).rejects.toThrow('signed out there');
  expect(calls).toBe(1);
});

test('a renewal that fails before its time leaves what is there at work', async () => {
  const good = await session();
  let fetched = 0;
  const expiring: number[] = [];
  const fetchToken = async () => {
    fetched += 1;
    if (fetched > 1) throw new Error('not now');
    return { ...good, expiresAt: new Date(Date.now() + 2000).toISOString() };
  };
  const bank = sessionClient({ ...where, fetchToken, expiring: (ms) => void expiring.push(ms), expired: () => undefined });
  await bank.call('/card/getDirectorList', {});
  vi.setSystemTime(Date.now() + 1650); // past four fifths of its life
  onTestFinished(() => void vi.useRealTimers());
  await bank.call('/card/getDirectorList', {});
  expect(fetched).toBe(2);
  expect(expiring[0]).toBeLessThan(500);
});

test('a token that is refused before its time, and no new one: the session is over, and is not called about to end', async () => {
  const said: string[] = [];
  let fetched = 0;
  const fetchToken = async () => {
    fetched += 1;
    if (fetched > 1) throw new Error('signed out there');
    return { token: 'ended', userid: 'u', expiresAt: inAnHour() };
  };
  const bank = sessionClient({
    ...where,
    fetchToken,
    expiring: () => void said.push('expiring'),
    expired: () => void said.push('expired'),
  });
  await expect(bank.call('/card/getDirectorList', {})).rejects.toThrow('signed out there');
  expect(said).toEqual(['expired']);
});
