import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Place } from '../rules/places.ts';
import { createClient, type ClientOptions } from './client.ts';
import { Refused, Unreachable } from './errors.ts';
import { knownAnswers } from './known-answers.ts';
import { pending } from './pending.ts';
import type { Request } from './transport/request.ts';

type Reply = { readonly status?: number; readonly statusText?: string; readonly headers?: () => string; readonly body?: unknown } | Error;
const ok = (data: unknown): Reply => ({ status: 200, body: { code: 200, msg: '', data } });
const no = (code: number | string, msg = 'no', errors: unknown[] = []): Reply => ({ status: 200, body: { code, msg, data: { errors } } });

/** A client on a line that gives these answers, one per try; the last one goes on. */
function onLine(replies: Reply[], place: Place = 'home', pause = () => Promise.resolve(), version?: string) {
  const asked: Request[] = [];
  const waits: number[] = [];
  const said: unknown[] = [];
  const options: ClientOptions = {
    base: '/api/v1',
    transport: (request) => {
      asked.push(request);
      const reply = replies[Math.min(asked.length, replies.length) - 1] ?? new Error('nothing to answer');
      if (reply instanceof Error) return Promise.reject(reply);
      const body = typeof reply.body === 'string' || reply.body instanceof Blob ? reply.body : JSON.stringify(reply.body ?? '');
      return Promise.resolve({ status: 200, statusText: '', headers: () => '', ...reply, body });
    },
    identity: () => ({ token: 'tok', userid: 'me' }),
    known: knownAnswers(),
    language: () => 'ja',
    device: () => 'mobile',
    version,
    place: () => place,
    onSignedOut: (how, message) => said.push(['signed out', how, message]),
    onAccessDenied: (message, rights) => said.push(['denied', message, ...(rights ? [rights] : [])]),
    onTrouble: (message) => said.push(['trouble', message.status, message.text]),
    wait: (ms) => {
      waits.push(ms);
      return pause();
    },
  };
  return { client: createClient(options), asked, waits, said };
}
const touch = '/account/touch';
const failing = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.unreachable('it should have failed'),
    (fault: unknown) => fault,
  );

describe('what a page asks again', () => {
  it('names the version that is known, and keeps its answer where that is unchanged (API-16)', async () => {
    const versioned = (data: unknown, version: string): Reply => ({ ...ok(data), headers: () => version });
    const { client, asked } = onLine([versioned({ n: 1 }, 'a'), versioned(null, 'a'), versioned({ n: 2 }, 'b'), versioned({ n: 3 }, 'c')]);
    const ask = (background = true) => client.call('/account/getUserInfo', {}, { background });
    const first = await ask();
    expect(await ask()).toBe(first);
    expect(await ask()).toEqual({ n: 2 });
    expect(await ask(false)).toEqual({ n: 3 }); // a person asked: the whole of it
    expect(asked.map(({ headers }) => headers['since'])).toEqual(['none', 'a', 'a', undefined]);
  });
});

describe('a call', () => {
  it('is a POST of JSON with its four headers and a key (API-01 to API-03)', async () => {
    const { client, asked } = onLine([ok({ idle_until: 'x' })]);
    expect(await client.call(touch, {})).toEqual({ idle_until: 'x' });
    expect(asked[0]).toMatchObject({ url: '/api/v1/account/touch', body: {}, timeoutMs: 6_000_000 });
    expect(asked[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      token: 'tok',
      userid: 'me',
      language: 'ja',
      device: 'mobile',
    });
    expect(asked[0]?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
  });
  it('says its version with its device, where it has one (DEV-09)', async () => {
    const { client, asked } = onLine([ok({ idle_until: 'x' })], undefined, undefined, '0.2.61');
    await client.call(touch, {});
    expect(asked[0]?.headers['device']).toBe('mobile/0.2.61');
  });
  it('takes code 200 as a number or as text (API-05)', async () => {
    const { client } = onLine([{ status: 200, body: { code: '200', msg: '', data: 7 } }]);
    expect(await client.call(touch, {})).toBe(7);
  });
  it('rejects with message, fields and name for any other code (API-05)', async () => {
    const { client, said } = onLine([no(1002, 'Wrong captcha', [{ field: 'captcha', rule: 'captchaIncorrect', msg: 'Wrong captcha' }])]);
    const fault = await failing(client.call(touch, {}));
    expect(fault).toMatchObject({
      code: 1002,
      message: 'Wrong captcha',
      refusal: 'captchaIncorrect',
      shown: false,
      fields: [{ field: 'captcha' }],
    });
    expect(said).toEqual([]);
  });
  it('reads an envelope out of an HTTP error (API-04)', async () => {
    const { client, said } = onLine([{ status: 422, body: { code: 1000, msg: 'bad', data: null } }]);
    expect(await failing(client.call(touch, {}))).toBeInstanceOf(Refused);
    expect(said).toEqual([]);
  });
});

describe('the end of a session (SES-06, SES-07)', () => {
  const pages: readonly [Place, boolean][] = [
    ['login', false],
    ['upload', false],
    ['applyByLink', false],
    ['applyInfo', false],
    ['cards', true],
    ['home', true],
    ['register', true],
    ['applyInfoQr', true],
    ['applyInfoCustom', true],
  ];
  it.each(pages)('9400 on %s: handled is %s', async (place, handled) => {
    const { client, said } = onLine([no(9400, 'Signed in elsewhere')], place);
    expect(await failing(client.call(touch, {}))).toMatchObject({ shown: handled });
    expect(said).toEqual(handled ? [['signed out', 'message', 'Signed in elsewhere']] : []);
  });
  it.each(pages)('9300 on %s: handled is %s', async (place, handled) => {
    const { client, said } = onLine([no(9300, 'Session ended')], place);
    await failing(client.call(touch, {}));
    expect(said).toEqual(handled ? [['signed out', 'silent', '']] : []);
  });
  it('opens the access dialog for 2001', async () => {
    const { client, said } = onLine([no(2001, 'After verification')]);
    expect(await failing(client.call(touch, {}))).toMatchObject({ shown: true });
    expect(said).toEqual([['denied', 'After verification']]);
  });
});

it('reports a missing right when a person did something, and leaves its sentence to the form (PER-21)', async () => {
  const refused = { status: 200, body: { code: 2000, msg: 'You need it', data: { errors: [], rights: ['3-1', '3-2'] } } };
  const { client, said } = onLine([refused]);
  expect(await failing(client.call(touch, {}))).toMatchObject({ refusal: 'noPermission', rights: ['3-1', '3-2'], shown: false });
  expect(said).toEqual([]);
  expect(await failing(client.call(touch, {}, { key: 'one' }))).toMatchObject({ shown: false });
  expect(said).toEqual([['denied', 'You need it', ['3-1', '3-2']]]);
});

describe('trouble on the line', () => {
  it.each([
    [500, 'Internal Server Error'],
    [502, 'Bad Gateway'],
    [404, 'Not Found'],
  ])('HTTP %i shows its text after 1 s and is not tried again (API-07, API-13)', async (status, text) => {
    const { client, asked, waits, said } = onLine([{ status, body: '<html>' }]);
    expect(await failing(client.call(touch, {}))).toMatchObject({ status, shown: true });
    expect(said).toEqual([['trouble', status, `${status} - ${text}`]]);
    expect(waits).toEqual([1000]);
    expect(asked).toHaveLength(1);
  });
  it("keeps the server's own reason", async () => {
    const { client, said } = onLine([{ status: 502, statusText: 'Upstream Asleep' }]);
    await failing(client.call(touch, {}));
    expect(said).toEqual([['trouble', 502, '502 - Upstream Asleep']]);
  });
  it('says "Network timeout" for any other status, once', async () => {
    const { client, said, asked } = onLine([{ status: 503 }]);
    expect(await failing(client.call(touch, {}))).toBeInstanceOf(Unreachable);
    expect(said).toEqual([['trouble', null, '']]);
    expect(asked).toHaveLength(1);
  });
  it('says it at the first failure, retries quietly with the same key, and goes on when one succeeds', async () => {
    const down = new Error('down');
    const { client, asked, waits, said } = onLine([down, down, ok('there')]);
    expect(await client.call(touch, {}, { key: 'one-intent' })).toBe('there');
    expect(said).toEqual([['trouble', null, '']]);
    expect(waits).toEqual([10_000, 10_000]);
    expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual(['one-intent', 'one-intent', 'one-intent']);
  });
  it('keeps a key of its own over retries too', async () => {
    const { client, asked } = onLine([new Error('down'), ok(1)]);
    await client.call(touch, {});
    expect(new Set(asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });
  it('gives up after 3 retries', async () => {
    const { client, asked, waits } = onLine([new Error('down')]);
    expect(await failing(client.call(touch, {}))).toMatchObject({ status: null, shown: true });
    expect(asked).toHaveLength(4);
    expect(waits).toEqual([10_000, 10_000, 10_000]);
  });
  it('is silent and not repeated in the background', async () => {
    const { client, asked, said } = onLine([new Error('down')]);
    await failing(client.call(touch, {}, { background: true }));
    expect(said).toEqual([]);
    expect(asked).toHaveLength(1);
  });
  it('does not report a call that was given up by the page', async () => {
    const { client, said } = onLine([new Error('aborted')]);
    await failing(client.call(touch, {}, { signal: AbortSignal.abort() }));
    expect(said).toEqual([]);
  });
});

describe('a download', () => {
  const file = '/init/file';
  const key = { file_key: 'k'.repeat(16) };
  it('answers the file and its name', async () => {
    const { client } = onLine([
      { body: new Blob(['%PDF'], { type: 'application/pdf' }), headers: () => "attachment; filename*=UTF-8''%E6%98%8E%E7%BB%86.pdf" },
    ]);
    const { blob, name } = await client.download(file, key);
    expect(await blob.text()).toBe('%PDF');
    expect(name).toBe('明细.pdf');
  });
  it('recognises an error inside a blob and never saves it (API-10)', async () => {
    const { client } = onLine([
      { body: new Blob([JSON.stringify({ code: 3000, msg: 'Gone', data: null })], { type: 'application/json; charset=utf-8' }) },
    ]);
    expect(await failing(client.download(file, key))).toMatchObject({ code: 3000, message: 'Gone' });
  });
});

describe('the overlay (UI-06)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => void vi.useRealTimers();
  });
  it('is counted, so that parallel calls do not clear each other', async () => {
    const { client } = onLine([ok(1)]);
    const first = client.call(touch, {}, { overlay: true });
    const second = client.call(touch, {}, { overlay: true });
    expect(pending.getState().count).toBe(2);
    await Promise.all([first, second]);
    expect(pending.getState().count).toBe(0);
  });
  it('goes within about 1 s of a failure, with its message', async () => {
    const { client } = onLine([no(1000)]);
    await failing(client.call(touch, {}, { overlay: true }));
    expect(pending.getState().count).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(pending.getState().count).toBe(0);
  });
  it('does not stay while a call is being repeated', async () => {
    const never = new Promise<void>(() => undefined);
    const { client } = onLine([new Error('down')], 'home', () => never);
    void client.call(touch, {}, { overlay: true });
    await vi.advanceTimersByTimeAsync(1000);
    expect(pending.getState().count).toBe(0);
  });
  it('does not show for what nobody waits for', async () => {
    const { client } = onLine([ok(1)]);
    const work = client.call(touch, {}, { background: true });
    expect(pending.getState().count).toBe(0);
    await work;
  });
});

describe('a file', () => {
  it('tells the bank’s own shop the language, and another one nothing of ours', async () => {
    const own = onLine([ok({})]);
    await own.client.send('/files/company.key', new FormData(), {});
    expect(own.asked[0]?.headers).toEqual({ language: 'ja' });
    const elsewhere = onLine([{ status: 204, body: '' }]);
    await elsewhere.client.send('https://s3.example/papers', new FormData(), {});
    expect(elsewhere.asked[0]?.headers).toEqual({});
  });
});
