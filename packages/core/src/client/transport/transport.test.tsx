/** One suite for both libraries, in a browser against a real server: with either library the client sees the same. */
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { createClient } from '../client.ts';
import { Unreachable } from '../errors.ts';
import { axiosTransport } from './axios.ts';
import { portalTransport, tagTransport } from './choose.ts';
import { fetchTransport } from './fetch.ts';
import type { Request } from './request.ts';

const odd = inject('oddUrl');
const axios = { get: () => ({ axiosTransport }), load: () => Promise.resolve({ axiosTransport }) };
const carriers = [
  { name: 'axios', transport: axiosTransport, tellsProgress: true },
  { name: 'fetch', transport: fetchTransport, tellsProgress: false },
  { name: 'as the portal asks', transport: portalTransport(axios), tellsProgress: true },
  { name: 'as a tag asks', transport: tagTransport(axios), tellsProgress: true },
];
const request = (path: string, more: Partial<Request> = {}): Request => ({
  url: odd + path,
  headers: { 'content-type': 'application/json', token: 'tok', language: 'ja' },
  body: { a: 1, 名: '秘' },
  timeoutMs: 10_000,
  blob: false,
  ...more,
});

const textOf = (body: unknown): string => (typeof body === 'string' ? body : '');

describe.each(carriers)('$name', ({ transport, tellsProgress }) => {
  it('posts JSON with its headers and brings no cookie', async () => {
    document.cookie = 'secret=1';
    const { status, body, headers } = await transport(request('/echo'));
    const seen = JSON.parse(textOf(body)) as { method: string; headers: Record<string, string>; body: string };
    expect({ status, method: seen.method, sent: seen.body }).toEqual({ status: 200, method: 'POST', sent: '{"a":1,"名":"秘"}' });
    expect(seen.headers).toMatchObject({ 'content-type': 'application/json', token: 'tok', language: 'ja' });
    expect(seen.headers['cookie']).toBeUndefined();
    expect([headers('request-id'), headers('never-sent')]).toEqual(['one', '']);
  });

  it.each([204, 404, 422, 500, 503])('resolves for HTTP %i, with its text', async (code) => {
    const { status, statusText, body } = await transport(request(`/status?code=${code}`));
    expect({ status, statusText }).toEqual({ status: code, statusText: 'Upstream Asleep' });
    expect(body).toBe(code === 204 ? '' : '<h1>no</h1>');
  });

  it('leaves an answer that is no JSON as it is', async () => {
    expect((await transport(request('/bad-json'))).body).toBe('{"code":200,"data":');
  });

  it('brings bytes as a blob with their type', async () => {
    const { body } = await transport(request('/pdf', { blob: true }));
    expect(body).toBeInstanceOf(Blob);
    if (!(body instanceof Blob)) return;
    expect(body.type).toBe('application/pdf');
    expect([...new Uint8Array(await body.arrayBuffer())]).toEqual([0x25, 0x50, 0x44, 0x46, 0xff, 0x00]);
  });

  it('sends a form as a form', async () => {
    const form = new FormData();
    form.append('key', 'k');
    form.append('file', new Blob(['bytes']), 'a.png');
    const { body } = await transport(request('/echo', { body: form, headers: {} }));
    const seen = JSON.parse(textOf(body)) as { headers: Record<string, string>; body: string };
    expect(seen.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(seen.body).toContain('name="file"; filename="a.png"');
  });

  it('reports how much of a file has gone, where it can', async () => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(3_000_000)]), 'a.png');
    const reported: [number, number][] = [];
    const onProgress = (sent: number, total: number) => void reported.push([sent, total]);
    const { body } = await transport(request('/count', { body: form, headers: {}, onProgress }));
    expect(JSON.parse(textOf(body))).toMatchObject({ bytes: expect.any(Number) });
    const last = reported.at(-1);
    if (tellsProgress) expect(last?.[0]).toBe(last?.[1]);
    expect(reported.length > 0).toBe(tellsProgress);
  });

  it('rejects with a TimeoutError when no answer comes in time', async () => {
    const fault = await transport(request('/never', { timeoutMs: 80 })).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(DOMException);
    expect(fault).toMatchObject({ name: 'TimeoutError' });
  });

  it('waits no less for a time that is longer than a timer can be', async () => {
    expect((await transport(request('/echo', { timeoutMs: 2 ** 40 }))).status).toBe(200);
  });

  it('rejects at once when it is given up, before and while it is on its way', async () => {
    await expect(transport(request('/never', { signal: AbortSignal.abort() }))).rejects.toThrow();
    const controller = new AbortController();
    const asked = transport(request('/never', { signal: controller.signal }));
    setTimeout(() => controller.abort(), 30);
    await expect(asked).rejects.toThrow();
  });

  it('rejects when nobody is there, and when the line is cut before or in the answer', async () => {
    await expect(transport(request('', { url: 'http://127.0.0.1:1/api' }))).rejects.toThrow();
    await expect(transport(request('/reset'))).rejects.toThrow();
    await expect(transport(request('/half'))).rejects.toThrow();
  });

  describe('under the client', () => {
    const reported: unknown[] = [];
    beforeEach(() => void reported.splice(0));
    const client = (path: string) =>
      createClient({
        base: odd,
        transport: (asked) => transport({ ...asked, url: odd + path }),
        identity: () => ({ token: 'tok', userid: 'me' }),
        language: () => 'en',
        device: () => 'web',
        place: () => 'home',
        onSignedOut: () => undefined,
        onAccessDenied: () => undefined,
        onTrouble: ({ status, text }) => void reported.push([status, text]),
        wait: () => Promise.resolve(),
        timeoutMs: 300,
      });
    const fault = (path: string) =>
      client(path)
        .call('/account/touch', {})
        .catch((error: unknown) => error);

    it('trouble is reported alike', async () => {
      expect(await fault('/status?code=502')).toMatchObject({ status: 502, shown: true });
      expect(await fault('/bad-json')).toBeInstanceOf(Unreachable);
      expect(await fault('/reset')).toMatchObject({ status: null, late: false });
      expect(await fault('/never')).toMatchObject({ status: null, late: true });
      expect(reported).toEqual([
        [502, '502 - Upstream Asleep'],
        [null, ''],
        [null, ''],
        [null, ''],
      ]);
    });
  });
});

describe('a tag', () => {
  it('asks by fetch before its first field and for what outlives its page', async () => {
    performance.clearResourceTimings(); // the browser keeps 250
    await tagTransport(axios, () => false)(request('/echo'));
    await tagTransport(axios)(request('/echo', { keepalive: true }));
    await portalTransport(axios)(request('/echo', { keepalive: true }));
    const kinds = performance
      .getEntriesByType('resource')
      .flatMap((entry) => (entry.name.endsWith('/echo') && 'initiatorType' in entry ? [entry.initiatorType] : []));
    expect(kinds).toEqual(['fetch', 'fetch', 'fetch']);
  });
});
