/** Built files in memory, with their compressed twins. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};
type Encoding = 'br' | 'gzip' | '';
const endings: readonly (readonly [Encoding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];
export type Asset = { readonly type: string; readonly tag: string; readonly bytes: ReadonlyMap<Encoding, Buffer> };

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );

/** Every file under a folder by its path, '/assets/a.js'; none when there is no such folder. */
export function readAssets(folder: string): ReadonlyMap<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const file of existsSync(folder) ? files(folder) : []) {
    if (/\.(br|gz)$/.test(file) || file.includes('.vite') || file.endsWith('.stamp')) continue;
    const plain = readFileSync(file);
    const bytes = new Map<Encoding, Buffer>([['', plain]]);
    for (const [encoding, ending] of endings) if (existsSync(file + ending)) bytes.set(encoding, readFileSync(file + ending));
    const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    assets.set(`/${relative(folder, file)}`, { type: types[extname(file)] ?? 'application/octet-stream', tag, bytes });
  }
  return assets;
}

export const forEver = 'public, max-age=31536000, immutable';
export const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).type('text/plain').header('cache-control', 'no-store').send('not found');

/** In the smallest form that the browser takes; 304 when it has this one already. */
export function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  asset: Asset | undefined,
  { cache, status = 200 }: { readonly cache: string; readonly status?: number },
): FastifyReply {
  if (!asset) return notFound(reply);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = endings.map(([name]) => name).find((name) => accepted.includes(name) && asset.bytes.has(name)) ?? '';
  const tag = encoding ? asset.tag.replace(/"$/, `-${encoding}"`) : asset.tag;
  void reply.header('vary', 'accept-encoding').header('cache-control', cache).header('etag', tag);
  if (request.headers['if-none-match'] === tag && status === 200) return reply.code(304).send();
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.code(status).type(asset.type).send(asset.bytes.get(encoding));
}
