/** The kit in Node, where tests run: with the files of the tags, and as a server on a port for tests that drive a browser without routes. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { createTestBank as bankInMemory } from './bank.ts';
import type { Served } from './http.ts';
import type { TestBank, TestBankOptions } from './kit.ts';

export type * from './kit.ts';
export { kitCalls, refusalsOf } from './known-calls.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.html': 'text/html',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** `v1/…` is the newest version in the folder; nothing outside of it is served. */
const filesIn =
  (folder: string): Served =>
  async (path) => {
    const [version = '', ...rest] = path.split('/');
    if (rest.length === 0 || rest.some((part) => part === '..' || part === '')) return undefined;
    const newest =
      version === 'v1' ? (await readdir(folder)).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1) : version;
    const file = join(folder, newest ?? version, ...rest);
    if (!existsSync(file)) return undefined;
    return { type: `${types[extname(file)] ?? 'application/octet-stream'}; charset=utf-8`, body: await readFile(file) };
  };

/** `embed`: where the files of the tags are; the package brings them. */
export function createTestBank(options: TestBankOptions & { readonly embed?: string } = {}): TestBank {
  const folder = options.embed ?? new URL('embed', import.meta.url).pathname;
  return bankInMemory(options, existsSync(folder) ? filesIn(folder) : undefined);
}

async function reply(bank: TestBank, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const answer = await bank.answer({
    method: request.method ?? 'GET',
    url: bank.origin + (request.url ?? '/'),
    headers,
    body: Buffer.concat(parts),
  });
  if (!answer) return void request.socket.destroy();
  response.writeHead(answer.status, { ...answer.headers }).end(answer.body);
}

/** The bank as a server, for vitest in a browser, Cypress and others: `api-base` and the loader's address are its `url`. */
export async function listen(bank: TestBank, port = 0): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    reply(bank, request, response).catch((fault: unknown) => {
      process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
