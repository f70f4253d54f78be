/** One session for several tags (EMB-14): how often the page is asked, what a used-up token does, how tags find it and leave it. */
import { afterEach, expect, test, vi } from 'vitest';
import { BankSession } from './bank-session.ts';
import { BankSessionElement, defineSession } from './bank-session-element.ts';
import { join, seek, type SharedSession } from './shared-session.ts';

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
/** A page's server: each answer is another token. */
const server = () => {
  let count = 0;
  return vi.fn(async (_ended?: string) => ({ token: `t${(count += 1)}`, userid: 'u', expires_at: minutes(10) }));
};
defineSession('');
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('tags that ask together get one token, and it is asked for once', async () => {
  const fetchToken = server();
  const session = new BankSession({ fetchToken });
  const tokens = await Promise.all([session.fetchToken(), session.fetchToken(), session.fetchToken()]);
  expect(new Set(tokens.map(({ token }) => token))).toEqual(new Set(['t1']));
  expect(await session.fetchToken()).toEqual({ token: 't1', userid: 'u', expiresAt: expect.any(String) });
  expect(fetchToken).toHaveBeenCalledTimes(1);
});

test('under two prefixes it is two elements of one page', () => {
  defineSession('');
  defineSession('other-');
  expect(document.createElement('other-bank-session')).toBeInstanceOf(BankSessionElement);
  expect(document.createElement('bank-session')).toBeInstanceOf(BankSessionElement);
});

test('a used-up token is replaced once, for all tags', async () => {
  const fetchToken = server();
  const session = new BankSession({ fetchToken });
  const { token } = await session.fetchToken();
  const after = await Promise.all([session.fetchToken(token), session.fetchToken(token)]);
  expect(after.map((each) => each.token)).toEqual(['t2', 't2']);
  expect((await session.fetchToken(token)).token, 'one that comes late').toBe('t2');
  expect(fetchToken).toHaveBeenCalledTimes(2);
});

test('on a computer whose clock is ahead a token counts until the bank refuses it', async () => {
  const fetchToken = vi.fn(async () => ({ token: 't1', userid: 'u', expiresAt: minutes(-60) }));
  const session = new BankSession({ fetchToken });
  await session.fetchToken();
  await session.fetchToken();
  expect(fetchToken).toHaveBeenCalledTimes(1);
  await session.fetchToken('t1');
  expect(fetchToken).toHaveBeenCalledTimes(2);
});

test('a page that throws has refused every tag that asks within two seconds, and is asked again after them', async () => {
  const fetchToken = server();
  fetchToken.mockRejectedValueOnce(new Error('signed out there'));
  const session = new BankSession({ fetchToken });
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  await expect(session.fetchToken()).rejects.toThrow('signed out there');
  now.mockReturnValue(1_001_999);
  await expect(session.fetchToken()).rejects.toThrow('signed out there');
  expect(fetchToken).toHaveBeenCalledTimes(1);
  now.mockReturnValue(1_002_000);
  expect((await session.fetchToken()).token).toBe('t1');
});
test.for(['signIn', 'update'] as const)('after %s a page that threw is asked at once', async (how) => {
  const session = new BankSession({ fetchToken: () => Promise.reject(new Error('signed out there')) });
  await expect(session.fetchToken()).rejects.toThrow('signed out there');
  const fetchToken = server();
  if (how === 'signIn') session.signIn();
  session.update({ fetchToken });
  expect((await session.fetchToken()).token).toBe('t1');
});

test('a page that never answers has refused after twenty seconds, and is asked again', async () => {
  vi.useFakeTimers();
  const fetchToken = server();
  fetchToken.mockReturnValueOnce(new Promise(() => undefined));
  const session = new BankSession({ fetchToken });
  const late = expect(session.fetchToken()).rejects.toThrow('fetchToken did not answer within 20 s');
  await vi.advanceTimersByTimeAsync(20_000);
  await late;
  await vi.advanceTimersByTimeAsync(2000);
  expect((await session.fetchToken()).token).toBe('t1');
});

test('what a page answers after somebody else has signed in is not kept', async () => {
  const fetchToken = server();
  let answer: (token: Awaited<ReturnType<typeof fetchToken>>) => void = () => undefined;
  fetchToken.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const session = new BankSession({ fetchToken });
  const first = session.fetchToken();
  session.signIn();
  expect((await session.fetchToken()).token).toBe('t1');
  answer({ token: 'of-before', userid: 'u', expires_at: minutes(10) });
  await first;
  expect((await session.fetchToken()).token).toBe('t1');
});

/** As a public tag, as far as its session knows it. */
class Trial extends HTMLElement {
  given: SharedSession | undefined;
  session: unknown = undefined;
  state = 'ready';
  readonly done: string[] = [];
  connectedCallback(): void {
    seek(this, this.session);
  }
  async saveDraft(): Promise<void> {
    this.done.push(`kept, over: ${String(this.given?.isOver)}`);
  }
  [join](session: SharedSession): void {
    this.given = session;
    this.done.push(`${session.defaults.locale ?? '-'}, over: ${String(session.isOver)}`);
  }
}
customElements.define('trial-tag', Trial);
const trial = (html: string): Trial => {
  document.body.innerHTML = html;
  return document.querySelector('trial-tag') as Trial;
};

test('signing out waits for what tags keep, ends the token at the bank once, and gives none until somebody signs in', async () => {
  const asked = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('{}'));
  const tag = trial('<bank-session locale="ja" api-base="https://bank.example"><trial-tag></trial-tag></bank-session>');
  const around = document.querySelector('bank-session') as unknown as BankSessionElement;
  const heard = vi.fn();
  around.addEventListener('bank-signed-out', heard);
  Object.assign(around, { fetchToken: server() });
  await around.session.fetchToken();
  tag.done.length = 0;
  await around.signOut();
  await around.signOut();
  expect(tag.done).toEqual(['kept, over: false', 'ja, over: true']);
  expect([heard.mock.calls.length, around.state]).toEqual([1, 'signed-out']);
  expect(asked.mock.calls.map(([url, init]) => [url, new Headers(init?.headers).get('token')])).toEqual([
    ['https://bank.example/api/v1/embed/signOut', 't1'],
  ]);
  await expect(around.session.fetchToken()).rejects.toThrow('signed out');
  around.signIn();
  expect((await around.session.fetchToken()).token).toBe('t2');
});

test('a tag finds the nearest session, through shadow roots; what it shares changes with it; one of its own outweighs it', () => {
  document.body.innerHTML = '<bank-session locale="zh"><bank-session locale="ja"><div id="host"></div></bank-session></bank-session>';
  const tag = new Trial();
  document.querySelector('#host')?.attachShadow({ mode: 'open' }).append(tag);
  expect(tag.given?.defaults).toMatchObject({ locale: 'ja' });
  document.querySelectorAll('bank-session')[1]?.setAttribute('locale', 'en');
  document.querySelector('bank-session')?.setAttribute('theme', 'dark');
  expect(tag.done).toEqual(['ja, over: false', 'en, over: false']);
  const [, inner] = document.querySelectorAll('bank-session');
  const translations = { 'shared.close': 'إغلاق' };
  Object.assign(inner ?? {}, { locale: 'ar', messagesUrl: '/ar.json', translations });
  expect(tag.given?.defaults).toMatchObject({ locale: 'ar', messagesUrl: '/ar.json', translations });
  const own = new BankSession({ theme: 'dark', fetchToken: server() });
  seek(tag, own);
  expect(tag.given).toBe(own);
  tag.given?.leave(tag);
  own.update({ locale: 'ja' });
  expect(tag.given?.defaults).toMatchObject({ theme: 'dark' });
  expect(tag.done.at(-1)).toBe('-, over: false');
});

test('tags that were there before the session was defined are found, also in shadow roots; those with one of their own are not', () => {
  class Late extends BankSessionElement {}
  document.body.innerHTML = '<late-session locale="ja"><trial-tag></trial-tag><p></p></late-session>';
  const inner = new Trial();
  document.querySelector('p')?.attachShadow({ mode: 'open' }).append(inner);
  const alone = Object.assign(new Trial(), { session: { fetchToken: server() } });
  document.querySelector('late-session')?.append(alone);
  customElements.define('late-session', Late);
  const first = document.querySelector('trial-tag') as Trial;
  expect([first, inner, alone].map((each) => each.given?.defaults.locale)).toEqual(['ja', 'ja', undefined]);
});

test('what the page set before the element was defined counts, and it writes nothing into the markup', async () => {
  const early = document.createElement('early-bank-session');
  const fetchToken = server();
  Object.assign(early, { fetchToken, theme: 'dark' });
  early.innerHTML = '<p>theirs</p>';
  document.body.append(early);
  class Early extends BankSessionElement {}
  customElements.define('early-bank-session', Early);
  expect((await (early as Early).session.fetchToken()).token).toBe('t1');
  expect((early as Early).session.defaults).toMatchObject({ theme: 'dark' });
  expect(early.outerHTML).toBe('<early-bank-session><p>theirs</p></early-bank-session>');
  expect(getComputedStyle(early).display).toBe('contents');
});
