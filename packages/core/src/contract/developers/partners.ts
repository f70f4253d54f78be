/** A company's partner keys and the pages of its links: what they open, and how it asks for them (docs/product/developers.md). */
import * as z from 'zod/mini';
import { refusedOnPages } from '../../rules/page-counts.ts';
import { sessionTags } from '../../rules/tags.ts';
import type { Feature } from '../define.ts';
import { Proof, proofRefusals } from '../security/proof.ts';
import { empty, id, time } from '../shapes.ts';

export const Key = z.object({
  id,
  name: z.string(),
  /** '' for one that was issued before these were kept. */
  last4: z.string(),
  origins: z.array(z.string()),
  tags: z.array(z.string()),
  created_at: time,
  last_used_at: z.nullable(time),
  revoked_at: z.nullable(time),
});
/** An apply link that is not closed, and the pages that may embed it besides the bank's own. */
const LinkPages = z.object({ id, name: z.string(), link_path: z.string(), origins: z.array(z.string()) });
export const KeyRequest = z.object({
  id,
  kind: z.enum(['new', 'origins', 'link']),
  /** Of the key; null until a new one is collected, and for a link. */
  key_id: z.nullable(id),
  name: z.string(),
  origins: z.array(z.string()),
  /** The origins when it was asked for. */
  before: z.array(z.string()),
  tags: z.array(z.string()),
  status: z.string(),
  asked_by: z.string(),
  asked_at: time,
  decided_at: z.nullable(time),
  reason: z.string(),
  version: z.int(),
});

/** One thing on partners' pages, by the bank's days: today, in seven days, in thirty. */
const Counted = {
  of: z.enum(['key', 'link']),
  id,
  name: z.string(),
  last4: z.string(),
  /** A tag, a version, an origin, or a directive with what it stopped and where; '' for what was too much to tell apart. */
  what: z.string(),
  today: z.int(),
  week: z.int(),
  month: z.int(),
  last_at: time,
};

const ours = { who: 'main', ours: true } as const;
const name = z
  .string()
  .check(z.trim(), z.minLength(1, 'keyNameBlank'), z.maxLength(80, 'tooLong'), z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'controlCharacters'));
/** One a line. */
const origins = z.string().check(z.trim(), z.minLength(1, 'originsBlank'), z.maxLength(4000, 'tooLong'));
const proof = z.optional(Proof);
const which = { id, version: z.int() };
const stale = ['notFound', 'wrongState', 'changedMeanwhile'] as const;

export const partners = {
  /** `mode`: of the whole bank, and so of every key: live keys take https alone. */
  keys: {
    path: '/developers/keys',
    ...ours,
    in: empty,
    out: z.object({ mode: z.enum(['sandbox', 'live']), keys: z.array(Key), links: z.array(LinkPages), requests: z.array(KeyRequest) }),
  },
  askKey: {
    path: '/developers/askKey',
    ...ours,
    write: true,
    in: z.object({
      name,
      origins,
      tags: z.array(z.enum(sessionTags), 'choose').check(z.minLength(1, 'choose'), z.maxLength(sessionTags.length)),
      proof,
    }),
    out: KeyRequest,
    refuses: proofRefusals,
  },
  /** wrongState: the key is revoked, a request about it waits, or nothing would change. */
  askOrigins: {
    path: '/developers/askOrigins',
    ...ours,
    write: true,
    in: z.object({ id, origins, proof }),
    out: KeyRequest,
    refuses: ['notFound', 'wrongState', ...proofRefusals],
  },
  /** wrongState: the link is closed, a request about it waits, or nothing would change. */
  askLinkOrigins: {
    path: '/developers/askLinkOrigins',
    ...ours,
    write: true,
    in: z.object({ id, origins, proof }),
    out: KeyRequest,
    refuses: ['notFound', 'wrongState', ...proofRefusals],
  },
  withdrawKey: { path: '/developers/withdrawKey', ...ours, write: true, in: z.object(which), out: KeyRequest, refuses: stale },
  /** Makes the key and shows it, once. */
  collectKey: {
    path: '/developers/collectKey',
    ...ours,
    write: true,
    in: z.object({ ...which, proof }),
    out: z.object({ id, partner_key: z.string() }),
    refuses: [...stale, ...proofRefusals],
  },
  /** `newest`: the bank's version of the package. `reports`: where a page of the key may send reports of its content policy. */
  pages: {
    path: '/developers/pages',
    ...ours,
    in: empty,
    out: z.object({
      newest: z.string(),
      sessions: z.array(z.object(Counted)),
      versions: z.array(z.object(Counted)),
      refused: z.array(z.object({ kind: z.enum(refusedOnPages), ...Counted })),
      reports: z.array(z.object({ id, name: z.string(), address: z.string() })),
    }),
  },
  /** Ends the sessions that were given out by it as well. */
  revokeKey: { path: '/developers/revokeKey', ...ours, write: true, in: z.object({ id }), out: empty, refuses: ['notFound', 'wrongState'] },
} as const satisfies Feature;
