/** The main account sees its partner keys and links, asks for a key or for other origins, collects what the bank has allowed, and revokes (DEV-01 to DEV-06, DEV-14). */
import type { developers as calls } from '@bankside/core/contract/developers/developers.ts';
import { keyRequest } from '@bankside/core/rules/lifecycles/key-request.ts';
import { link } from '@bankside/core/rules/lifecycles/link.ts';
import { and, desc, eq, ne } from 'drizzle-orm';
import { isClosed, linkToChange } from '../../domain/cards/apply-links.ts';
import { demandProof } from '../../domain/identity/proofs.ts';
import { pagesOf } from '../../domain/partners/pages.ts';
import { keyInUse, keysOf, makeKey, revokeKey, type KeyRow } from '../../domain/partners/keys.ts';
import {
  actOn,
  askForKey,
  keyRequestAnswer,
  keyRequestsOf,
  keyRequestToDecide,
  moveKeyRequest,
  sameOrigins,
  waitsAbout,
} from '../../domain/partners/requests.ts';
import { partnerOrigin } from '../../platform/callers/origins.ts';
import type { Ctx, Handlers } from '../../platform/dispatch.ts';
import { Invalid } from '../../platform/refusal.ts';
import { countAttempt } from '../../platform/throttle/throttle.ts';
import { translate } from '../../platform/words.ts';
import { applyLinks } from '../../store/card-schema.ts';
import type { Db } from '../../store/store.ts';

type Calls = 'pages' | 'keys' | 'askKey' | 'askOrigins' | 'askLinkOrigins' | 'withdrawKey' | 'collectKey' | 'revokeKey';
const originsMax = 20;
const asksPerDay = 20;

/** Origins as browsers write them, each once. Throws Invalid at the field, with the first that is none. */
function originsIn(text: string, { bank, language }: Pick<Ctx, 'bank' | 'language'>): string[] {
  const wrong = (rule: 'originOfPage' | 'tooMany', origin = '') =>
    new Invalid([{ field: 'origins', rule, msg: translate(language, 'rules', rule, { origin }) }]);
  const clean = text.split(/\s+/).map((each) => {
    const origin = partnerOrigin(bank, each);
    if (!origin) throw wrong('originOfPage', each.slice(0, 100));
    return origin;
  });
  const origins = [...new Set(clean)];
  if (origins.length > originsMax) throw wrong('tooMany');
  return origins;
}

const countAsk = ({ db, now }: Pick<Ctx, 'db' | 'now'>, company_id: string) =>
  countAttempt(db, { subject: `partnerKey:of:${company_id}`, limit: asksPerDay, windowSec: 86_400 }, now);

const keyAnswer = ({ key_id: id, name, last4, allowed_origins: origins, tags, created_at, last_used_at, revoked_at }: KeyRow) => ({
  id,
  name,
  last4,
  origins,
  tags,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
  revoked_at: revoked_at?.toISOString() ?? null,
});

/** Those that are not closed, the newest first. */
async function linkPages(db: Db, company_id: string) {
  const { link_id: id, name, link_path, allowed_origins: origins } = applyLinks;
  return db
    .select({ id, name, link_path, origins })
    .from(applyLinks)
    .where(and(eq(applyLinks.company_id, company_id), ne(applyLinks.status, String(link.states.expired.wire))))
    .orderBy(desc(applyLinks.created_at), id)
    .limit(200);
}

export const partnerKeysOf: Pick<Handlers<typeof calls>, Calls> = {
  keys: async (_input, { bank, db, person: { company_id } }) => ({
    mode: bank.sandbox ? 'sandbox' : 'live',
    keys: (await keysOf(db, company_id)).map(keyAnswer),
    links: await linkPages(db, company_id),
    requests: await keyRequestsOf(db, company_id),
  }),

  pages: async (_input, { bank, db, person: { company_id }, now }) => pagesOf(bank, db, company_id, now),

  askKey: async ({ name, origins: typed, tags, proof }, ctx) => {
    const { bank, db, person, now } = ctx;
    const wanted = { name, origins: originsIn(typed, ctx), before: [], tags: [...new Set<string>(tags)] };
    const asking = { kind: 'new' as const, key_id: null, link_id: null, ...wanted };
    await demandProof(bank, db, person, { act: 'partnerKeys', shown: asking }, proof, now);
    await countAsk(ctx, person.company_id);
    return keyRequestAnswer(await askForKey(db, person, asking, now), person.full_name);
  },

  askOrigins: async ({ id, origins: typed, proof }, ctx) => {
    const { bank, db, person, now } = ctx;
    const { company_id } = person;
    const origins = originsIn(typed, ctx);
    const { key_id, name, allowed_origins: before, tags } = await keyInUse(db, company_id, id);
    if (sameOrigins(origins, before) || (await waitsAbout(db, { company_id, key_id })) > 0) throw ctx.refuse('wrongState');
    const asking = { kind: 'origins' as const, key_id, link_id: null, name, origins, before, tags };
    await demandProof(bank, db, person, { act: 'partnerKeys', shown: asking }, proof, now);
    await countAsk(ctx, company_id);
    return keyRequestAnswer(await askForKey(db, person, asking, now), person.full_name);
  },

  askLinkOrigins: async ({ id, origins: typed, proof }, ctx) => {
    const { bank, db, person, now } = ctx;
    const { company_id } = person;
    const origins = originsIn(typed, ctx);
    const row = await linkToChange(db, { company_id, link_id: id });
    const { link_id, name, link_path, allowed_origins: before } = row;
    const isMoot = isClosed(row) || sameOrigins(origins, before);
    if (isMoot || (await waitsAbout(db, { company_id, link_id })) > 0) throw ctx.refuse('wrongState');
    const asking = { kind: 'link' as const, key_id: null, link_id, name: name || link_path, origins, before, tags: [] };
    await demandProof(bank, db, person, { act: 'partnerKeys', shown: asking }, proof, now);
    await countAsk(ctx, company_id);
    return keyRequestAnswer(await askForKey(db, person, asking, now), person.full_name);
  },

  withdrawKey: async ({ id, version }, { db, person, now }) => {
    const row = await keyRequestToDecide(db, { company_id: person.company_id, request_id: id }, version);
    const move = { event: 'withdraw', by: 'client', actor: person.user_id, action: actOn(row, 'withdraw') } as const;
    return keyRequestAnswer(await moveKeyRequest(db, row, move, now), person.full_name);
  },

  collectKey: async ({ id, version, proof }, { bank, db, person, now, refuse }) => {
    const { company_id, user_id } = person;
    const row = await keyRequestToDecide(db, { company_id, request_id: id }, version);
    if (row.status !== keyRequest.states.ready.wire) throw refuse('wrongState');
    await demandProof(bank, db, person, { act: 'partnerKeys', shown: { collect: id, version } }, proof, now);
    const { name, origins: allowed_origins, tags } = row;
    const { key_id, partner_key } = await makeKey(db, { company_id, user_id, name, allowed_origins, tags }, now);
    const about = { action: 'partnerKey.collect', subject: `partnerKey:${key_id}`, key_id } as const;
    await moveKeyRequest(db, row, { event: 'collect', by: 'client', actor: user_id, ...about }, now);
    return { id: key_id, partner_key };
  },

  revokeKey: async ({ id }, { db, person, now }) => {
    await revokeKey(db, await keyInUse(db, person.company_id, id), person.user_id, now);
    return {};
  },
};
