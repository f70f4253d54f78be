/** What other people's pages load: the loader by version, the page in their frames, and the keys that receipts are checked with. */
import { delimiter } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { eq, and } from 'drizzle-orm';
import type { Bank } from '../platform/bank.ts';
import { isLinkPath, isOpen, keyOfName } from '../platform/callers/guests.ts';
import { receiptKeySet } from '../domain/cards/receipts.ts';
import { applyLinks, linkDirectory } from '../store/card-schema.ts';
import { forEver, notFound, readAssets, sendAsset, type Asset } from './assets.ts';
import { framePolicy, publicHeaders } from './headers.ts';

/** Moves with the newest version; the others are for ever. */
const moving = 'v1';

const byNumbers = new Intl.Collator('en', { numeric: true });
/** The version that the moving name stands for: the bank's own when it is there, else the highest. */
function currentOf(assets: ReadonlyMap<string, Asset>, own: string): string {
  const versions = [...new Set([...assets.keys()].map((path) => path.split('/')[1] ?? ''))].sort(byNumbers.compare);
  return versions.includes(own) ? own : (versions.at(-1) ?? own);
}

type FrameQuery = { readonly link?: unknown; readonly key?: unknown };
/** The pages that may put a frame around us: those of the open link, or of the partner key of an embedded session. */
async function ancestors(bank: Bank, { link, key }: FrameQuery): Promise<readonly string[]> {
  if (isLinkPath(link)) {
    const [found] = await bank.store.db
      .select({ origins: applyLinks.allowed_origins, status: applyLinks.status, expires_at: applyLinks.expires_at })
      .from(linkDirectory)
      .innerJoin(applyLinks, and(eq(applyLinks.company_id, linkDirectory.company_id), eq(applyLinks.link_id, linkDirectory.link_id)))
      .where(eq(linkDirectory.link_path, link));
    return found && isOpen(found, bank.clock.now()) ? found.origins : [];
  }
  return typeof key === 'string' ? ((await keyOfName(bank, key))?.allowed_origins ?? []) : [];
}

/** `folders` hold <version>/…, 'built:archive'; versions that lie there stay served. What a later one has was released, and counts. */
export function mountEmbed(app: FastifyInstance, bank: Bank, folders: string): void {
  const assets = new Map(folders.split(delimiter).flatMap((folder) => [...readAssets(folder)]));
  const current = currentOf(assets, bank.policy.app.version);
  const find = (version: string, file: string) => assets.get(`/${version === moving ? current : version}/${file}`);

  app.get('/.well-known/jwks.json', async (_request, reply) =>
    reply
      .headers(publicHeaders)
      .header('cache-control', 'public, max-age=3600')
      .send(await receiptKeySet(bank)),
  );
  app.get<{ Params: { version: string }; Querystring: FrameQuery }>('/embed/:version/frame', async (request, reply) => {
    const page = find(request.params.version, 'frame.html');
    if (!page) return notFound(reply);
    void reply
      .headers(publicHeaders)
      .removeHeader('x-frame-options')
      .header('content-security-policy', framePolicy(bank, await ancestors(bank, request.query)));
    return sendAsset(request, reply, page, { cache: 'no-store' }); // its policy is the link's of this moment
  });
  app.get<{ Params: { version: string; '*': string } }>('/embed/:version/*', (request, reply) => {
    const { version, '*': file } = request.params;
    void reply.headers(publicHeaders);
    return sendAsset(request, reply, file === 'frame.html' ? undefined : find(version, file), {
      cache: version === moving ? 'no-cache' : forEver,
    });
  });
}
