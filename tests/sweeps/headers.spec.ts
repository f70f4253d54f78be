/** What every answer carries, whatever was asked and however it ended (SEC-24). */
import { builtPlaces, places } from '@bankside/core/rules/places.ts';
import { expect, withBank as test } from '../support/fixtures.ts';

type Asked = { readonly what: string; readonly path: string; readonly init?: RequestInit; readonly status: number };
const json = (body: string): RequestInit => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body });

const asked: readonly Asked[] = [
  ...builtPlaces().map((place) => ({ what: place, path: places[place], status: 200 })),
  { what: 'the developers’ site', path: '/developers/docs/', status: 200 },
  { what: 'a page of the developers’ site', path: '/developers/docs/quick-start', status: 200 },
  { what: 'no page of the developers’ site', path: '/developers/docs/none', status: 404 },
  { what: 'an unknown page', path: '/no_such_page', status: 404 },
  { what: 'an unknown asset', path: '/assets/none.js', status: 404 },
  { what: 'a path out of the folder', path: '/..%2f..%2fpackage.json', status: 404 },
  { what: 'a path that cannot be read', path: '/%', status: 400 },
  { what: 'a call', path: '/api/v1/init/captcha', init: json('{}'), status: 200 },
  { what: 'a refused call', path: '/api/v1/dashboard/home', init: json('{}'), status: 200 },
  { what: 'a call with a broken body', path: '/api/v1/account/login', init: json('{'), status: 200 },
  {
    what: 'a call with a body too large',
    path: '/api/v1/account/login',
    init: json(JSON.stringify({ email: 'x'.repeat(300_000) })),
    status: 200,
  },
  { what: 'an unknown call', path: '/api/v1/no/such', init: json('{}'), status: 404 },
  {
    what: 'a call from a foreign page',
    path: '/api/v1/account/login',
    init: { ...json('{}'), headers: { 'content-type': 'application/json', origin: 'https://evil.example' } },
    status: 403,
  },
  {
    what: 'a visitor’s call from a foreign page',
    path: '/api/v1/card/getLinkParamByPath',
    init: { ...json('{"link_path":"kestrel"}'), headers: { 'content-type': 'application/json', origin: 'https://evil.example' } },
    status: 200,
  },
  {
    what: 'what a foreign page asks before a visitor’s call',
    path: '/api/v1/card/getLinkParamByPath',
    init: { method: 'OPTIONS' },
    status: 204,
  },
  { what: 'what a foreign page asks before any other call', path: '/api/v1/account/login', init: { method: 'OPTIONS' }, status: 403 },
  { what: 'what a foreign page asks before an upload', path: '/files/none', init: { method: 'OPTIONS' }, status: 204 },
  { what: 'the keys of receipts', path: '/.well-known/jwks.json', status: 200 },
  { what: 'a loader that is not there', path: '/embed/0.0.0/loader.js', status: 404 },
  { what: 'the contract', path: '/api/v1/contract.json', status: 200 },
  { what: 'OpenAPI', path: '/api/v1/openapi.json', status: 200 },
  { what: 'healthz', path: '/healthz', status: 200 },
  { what: 'readyz', path: '/readyz', status: 200 },
  { what: 'metrics', path: '/metrics', status: 200 },
  { what: 'the sandbox', path: '/sandbox', status: 200 },
];

for (const { what, path, init, status } of asked)
  test(`${what} carries the headers`, async ({ bank }) => {
    const answer = await fetch(bank.url + path, { redirect: 'manual', ...init });
    await answer.arrayBuffer();
    expect(answer.status).toBe(status);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:(\s|;|$)/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    // the camera scans kits on our own pages (PRG-32), and in nobody's frame
    expect(answer.headers.get('permissions-policy')).toBe('camera=(self), geolocation=(), microphone=(), payment=()');
    const forOthers = path.startsWith('/embed/') || path === '/.well-known/jwks.json';
    expect(answer.headers.get('cross-origin-resource-policy')).toBe(forOthers ? 'cross-origin' : 'same-origin');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('request-id')).toMatch(/^[\w-]{8,}$/);
    for (const telling of ['server', 'x-powered-by', 'set-cookie']) expect(answer.headers.has(telling), telling).toBe(false);
    if (path.startsWith('/api/v1/') && init && status !== 204) expect(answer.headers.get('cache-control')).toBe('no-store');
  });

test('the page in a frame carries them too, but for who may put it there', async ({ bank }) => {
  const frame = async (link: string) => {
    const answer = await fetch(`${bank.url}/embed/v1/frame?tag=card-apply&link=${link}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-frame-options')).toBeNull();
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    return /frame-ancestors ([^;]*)/.exec(policy)?.[1];
  };
  expect(await frame('kestrel-frame')).toMatch(/^'self' http:\/\/127\.0\.0\.1:\d+$/);
  for (const link of ['closed2024', 'nobody-knows-it']) expect(await frame(link)).toBe("'none'");
});
