/** The portal's built files. Hashed assets last for ever; pages are fetched again; an unknown page is a real 404. */
import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { builtPlaces, places } from '@bankside/core/rules/places.ts';
import { forEver, notFound, readAssets, sendAsset } from './assets.ts';
import { pdfWorkerPolicy } from './headers.ts';

/** /cards/:link_path/:userid? as a pattern of whole segments. */
const pattern = (path: string) => new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`);

/** The worker that reads PDFs, under the name that the build gives it. */
const pdfWorker = /^\/assets\/pdf\.worker\.min-[\w-]+\.mjs$/;

export function mountPages(app: FastifyInstance, folder: string): void {
  const assets = readAssets(folder);
  const pages = builtPlaces().map((place) => pattern(places[place]));

  app.get('/*', (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isPage = pages.some((page) => page.test(path));
    if (pdfWorker.test(path)) void reply.header('content-security-policy', pdfWorkerPolicy);
    if (path !== '/index.html' && assets.has(path))
      return sendAsset(request, reply, assets.get(path), { cache: path.startsWith('/assets/') ? forEver : 'no-cache' });
    if (extname(path) && !isPage) return notFound(reply);
    return sendAsset(request, reply, assets.get('/index.html'), { cache: 'no-cache', status: isPage ? 200 : 404 });
  });
}
