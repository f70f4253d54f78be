/** The portal's built files. Hashed assets last for ever; pages are asked for anew; an unknown page is a real 404. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { builtPlaces, places } from '@bankside/core/rules/places.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
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

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );

/** /cards/:link_path/:userid? as a pattern of whole segments. */
const pattern = (path: string) => new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`);

export function mountPages(app: FastifyInstance, folder: string): void {
  const assets = new Map<string, ReadonlyMap<Encoding, Buffer>>();
  if (existsSync(folder))
    for (const file of files(folder)) {
      if (/\.(br|gz)$/.test(file) || file.includes('.vite')) continue;
      const variants = new Map<Encoding, Buffer>([['', readFileSync(file)]]);
      for (const [encoding, ending] of endings) if (existsSync(file + ending)) variants.set(encoding, readFileSync(file + ending));
      assets.set(`/${relative(folder, file)}`, variants);
    }
  const pages = builtPlaces.map((place) => pattern(places[place]));

  const send = (request: FastifyRequest, reply: FastifyReply, path: string, status: number) => {
    const variants = assets.get(path);
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = endings.map(([name]) => name).find((name) => accepted.includes(name) && variants?.has(name)) ?? '';
    const bytes = variants?.get(encoding);
    if (!bytes) return reply.code(404).type('text/plain').header('cache-control', 'no-store').send('not found');
    if (encoding) void reply.header('content-encoding', encoding);
    return reply
      .code(status)
      .type(types[extname(path)] ?? 'application/octet-stream')
      .header('vary', 'accept-encoding')
      .header('cache-control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
      .send(bytes);
  };

  app.get('/*', (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (path !== '/index.html' && assets.has(path)) return send(request, reply, path, 200);
    if (extname(path) && !pages.some((page) => page.test(path))) return send(request, reply, '', 404);
    return send(request, reply, '/index.html', pages.some((page) => page.test(path)) ? 200 : 404);
  });
}
