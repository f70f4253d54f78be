/** Serves a built folder as the bank does: brotli files as they lie there, any other path is the page. Answers its address. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const compressed = new Map<string, Buffer>();
function brotliOf(file: string): Buffer {
  const known = compressed.get(file) ?? (existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : brotliCompressSync(readFileSync(file)));
  compressed.set(file, known);
  return known;
}

export type Served = { readonly url: string; stop(): void };

export function serve(folder: string): Promise<Served> {
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path.startsWith('/api/')) return void response.writeHead(404).end();
    const file = join(folder, extname(path) ? path : 'index.html');
    if (!existsSync(file)) return void response.writeHead(404).end();
    const type = types[extname(file)] ?? 'application/octet-stream';
    if (type === 'font/woff2') return void response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
    const body = brotliOf(file);
    response
      .writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'content-length': body.length, 'cache-control': 'no-cache' })
      .end(body);
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({ url: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => server.close().closeAllConnections() }),
    ),
  );
}
