/** What every answer carries, whatever was asked and however it ended (security.md; issue 2, 6.4). */
import { builtPlaces, places } from '@bankside/core/rules/places.ts';
import { expect, test } from '../support/fixtures.ts';

type Asked = { readonly what: string; readonly path: string; readonly init?: RequestInit; readonly status: number };
const json = (body: string): RequestInit => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body });

const asked: readonly Asked[] = [
  ...builtPlaces.map((place) => ({ what: place, path: places[place], status: 200 })),
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
    path: '/api/v1/init/captcha',
    init: { ...json('{}'), headers: { 'content-type': 'application/json', origin: 'https://evil.example' } },
    status: 403,
  },
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
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(answer.headers.get('request-id')).toMatch(/^[\w-]{8,}$/);
    for (const telling of ['server', 'x-powered-by', 'set-cookie']) expect(answer.headers.has(telling), telling).toBe(false);
    if (path.startsWith('/api/v1/') && init) expect(answer.headers.get('cache-control')).toBe('no-store');
  });
