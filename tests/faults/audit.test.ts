/** `npm run audit` against a registry of our own: what it says of an advisory, and that silence is no "all well" (SEC-16). */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';

const { version } = (JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { version: string }> }).packages[
  'node_modules/zod'
] ?? { version: '' };
const advisory = { id: 1, url: 'https://example.org/1', title: 'made up', severity: 'high', vulnerable_versions: `<=${version}`, cwe: [] };

let server: Server | undefined;
afterEach(() => server?.close());

type Answer = (path: string, response: ServerResponse) => unknown;
async function auditBehind(answer: Answer): Promise<{ readonly code: number; readonly output: string }> {
  server = createServer((request, response) => {
    request.resume();
    request.on('end', () => answer(request.url ?? '', response));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = { ...process.env, npm_config_registry: registry, npm_config_cache: '.cache/npm-audit', npm_config_fetch_retries: '0' };
  return new Promise((resolve) =>
    execFile(process.execPath, ['scripts/audit.mjs'], { env }, (fault, stdout, stderr) =>
      resolve({ code: Number(fault?.code ?? 0), output: stdout + stderr }),
    ),
  );
}

const json = (response: ServerResponse, value: unknown) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
const versions = Object.fromEntries([version, '99.0.0'].map((each) => [each, { name: 'zod', version: each, dist: {} }]));

it('names what is vulnerable, and asks for an update', { timeout: 300_000 }, async () => {
  const { code, output } = await auditBehind((path, response) => {
    if (path.endsWith('/advisories/bulk')) return json(response, { zod: [advisory] });
    if (path === '/zod') return json(response, { name: 'zod', 'dist-tags': { latest: '99.0.0' }, versions });
    return response.writeHead(404).end();
  });
  expect(output).toContain(`high, production: zod ${version}`);
  expect(code).toBe(1);
});

it('does not take a registry that says nothing for one that knows nothing', { timeout: 300_000 }, async () => {
  const { code, output } = await auditBehind((_path, response) => response.writeHead(405, { allow: 'GET, HEAD' }).end());
  expect(output).toMatch(/not answered: vulnerabilities \(production\): .*405/);
  expect(output).not.toContain('no known vulnerability');
  expect(code).toBe(2);
});
