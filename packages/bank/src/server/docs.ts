/** The developers' site (EMB-20): built pages, the same for everybody, under the policy of all our pages. */
import type { FastifyInstance } from 'fastify';
import { forEver, notFound, readAssets, sendAsset } from './assets.ts';

export const docsHome = '/developers/docs/';

export function mountDocs(app: FastifyInstance, folder: string): void {
  const files = readAssets(folder);
  app.get('/developers/docs', (_request, reply) => reply.redirect(docsHome, 308));
  app.get<{ Params: { '*': string } }>(`${docsHome}*`, (request, reply) => {
    const name = request.params['*'];
    if (name.startsWith('assets/')) return sendAsset(request, reply, files.get(`/${name}`), { cache: forEver });
    if (name.endsWith('.html')) return notFound(reply);
    const found = files.get(`/${name || 'index'}.html`) ?? files.get(`/${name}`);
    return sendAsset(request, reply, found, { cache: 'no-cache' });
  });
}
