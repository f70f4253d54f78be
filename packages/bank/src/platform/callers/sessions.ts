/** Sign-in sessions: opaque tokens, hashed at rest, ended by idleness, by age, or by the bank (SEC-21). */
import { randomBytes, randomUUID } from 'node:crypto';
import { approvalOf } from '@bankside/core/rules/access/company-status.ts';
import type { SignInStage } from '@bankside/core/rules/access/proofs.ts';
import type { Tag } from '@bankside/core/rules/tags.ts';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Bank } from '../bank.ts';
import type { RequestContext } from '../request-context.ts';
import { Refusal } from '../refusal.ts';
import { isStrayPerson } from '../../demo/demo-people.ts';
import { sessions } from '../../store/sign-in-schema.ts';
import type { Db } from '../../store/store.ts';
import { sha256 } from '../secrets.ts';
import { networkOf } from '../throttle/networks.ts';
import { browserName } from './browser-name.ts';
import { rowsOf } from '../../store/rows-of.ts';

/** Who is calling, with what the checks before a handler need. */
export type Person = {
  readonly company_id: string;
  readonly user_id: string;
  readonly token_hash: string;
  readonly userType: number;
  readonly authjson: readonly string[];
  readonly email: string;
  readonly username: string;
  readonly full_name: string;
  /** 0 for a sub-account, whatever its company's. */
  readonly approve_status: number;
  readonly kyc_status: number;
  /** What the sign-in still waits for; absent when the session is open (ACC-31). */
  readonly stage?: SignInStage;
  /** The session was used from another network than it began in (SES-09). */
  readonly moved?: true;
  /** A signed-in tag on a partner's page: good for the calls of this tag, from this origin. */
  readonly embed?: { readonly tags: readonly Tag[]; readonly origin: string };
};
export type EndReason = 'user' | 'idle' | 'password' | 'inactive' | 'everywhere' | 'elsewhere';

/** A company as tokens and public names begin with it. */
export const companyPart = (companyId: string): string => Buffer.from(companyId.replaceAll('-', ''), 'hex').toString('base64url');

/** A token is its company, a dot, and 256 random bits: the company leads to the row's shard, the bits are the secret. */
export const newToken = (companyId: string): string => `${companyPart(companyId)}.${randomBytes(32).toString('base64url')}`;

/** The company that a token of ours begins with. */
export function companyOf(token: string): string | null {
  const hex = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('hex');
  return hex.length === 32 ? hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5') : null;
}

/**
 * The person of a token and userid. Throws sessionEnded (9300) for a token that is unknown, does not fit its userid, has
 * been idle or old too long, or was signed out; sessionRefused (9400) with its reason for one that the bank ended.
 * No call moves the idle limit but /account/touch, by which a screen tells that its person clicked or typed.
 */
export async function findPerson(bank: Bank, { token, userid, address, agent }: RequestContext): Promise<Person> {
  const company_id = companyOf(token);
  if (!company_id) throw new Refusal('sessionEnded');
  const token_hash = sha256(token);
  const [row] = await bank.store.ask<Found>('session', withPerson, [company_id, token_hash]);
  if (!row || row.user_id !== userid || isStrayPerson(bank, userid)) throw new Refusal('sessionEnded');
  const { last_seen_at, created_at, ended_at, end_reason, status, user_type, company_approval, stage, last_address, moved_at, ...person } =
    row;
  const reason = status === 'active' ? end_reason : 'inactive';
  if (reason === 'password' || reason === 'inactive' || reason === 'everywhere' || reason === 'elsewhere')
    throw new Refusal('sessionRefused', { params: { reason } });
  const now = bank.clock.now().getTime();
  const { idleSec, countdownSec, graceSec, absoluteSec, pendingSec } = bank.policy.session;
  const idle = (now - last_seen_at.getTime()) / 1000;
  const age = (now - created_at.getTime()) / 1000;
  const isOver = idle > idleSec + countdownSec + graceSec || age > (stage === 'open' ? absoluteSec : pendingSec);
  if (ended_at || isOver) throw new Refusal('sessionEnded');
  const moved = last_address === address ? moved_at !== null : await seenAt(bank, { company_id, token_hash, stage }, { address, agent });
  return {
    company_id,
    token_hash,
    userType: user_type,
    approve_status: approvalOf(user_type, company_approval),
    ...(stage === 'open' ? {} : { stage }),
    ...(moved ? { moved } : {}),
    ...person,
  };
}

/** Runs at every call, so it is prepared once. */
const withPerson = `select s.last_seen_at, s.created_at, s.ended_at, s.end_reason, s.stage, s.last_address, s.moved_at, u.status, u.user_type,
  u.user_id, u.authjson, u.email, u.username, u.full_name, c.approve_status as company_approval, c.kyc_status
from sessions s
join users u on u.company_id = s.company_id and u.user_id = s.user_id
join companies c on c.company_id = s.company_id
where s.company_id = $1 and s.token_hash = $2`;
type Found = Omit<Person, 'company_id' | 'token_hash' | 'userType' | 'approve_status' | 'embed' | 'stage' | 'moved'> & {
  readonly stage: 'open' | SignInStage;
  readonly last_address: string;
  readonly moved_at: Date | null;
  readonly company_approval: number;
  readonly last_seen_at: Date;
  readonly created_at: Date;
  readonly ended_at: Date | null;
  readonly end_reason: string | null;
  readonly status: string;
  readonly user_type: number;
};

type From = { readonly address: string; readonly agent: string | undefined };

/**
 * A call from another address than the last one (SES-09). People change networks, so an open session goes on and is marked: answers
 * whether it is. A browser does not become another one, so both at once end it; an unfinished sign-in stays where it began.
 */
async function seenAt(bank: Bank, session: { company_id: string; token_hash: string; stage: string }, from: From): Promise<boolean> {
  const { address, agent } = from;
  const mine = rowsOf(sessions, { company_id: session.company_id, token_hash: session.token_hash });
  const { db } = bank.store;
  const [row] = await db
    .select({ address: sessions.address, moved_at: sessions.moved_at, browser: sessions.browser })
    .from(sessions)
    .where(mine);
  const isElsewhere = row !== undefined && networkOf(row.address) !== networkOf(address);
  if (isElsewhere && session.stage !== 'open') throw new Refusal('sessionEnded');
  const now = bank.clock.now();
  if (isElsewhere && row.browser !== '' && browserName(agent) !== row.browser) {
    await db
      .update(sessions)
      .set({ last_address: address, moved_at: now, moved_to: address, ended_at: now, end_reason: 'elsewhere' })
      .where(mine);
    throw new Refusal('sessionRefused', { params: { reason: 'elsewhere' } });
  }
  const moved_at = isElsewhere ? (row.moved_at ?? now) : (row?.moved_at ?? null);
  await db
    .update(sessions)
    .set({ last_address: address, moved_at, ...(isElsewhere && { moved_to: address }) })
    .where(mine);
  return moved_at !== null;
}

export const touchSession = (db: Db, company_id: string, token_hash: string, now: Date) =>
  db.update(sessions).set({ last_seen_at: now }).where(rowsOf(sessions, { company_id, token_hash }));

export async function startSession(
  db: Db,
  person: { company_id: string; user_id: string },
  from: { device: string; address: string; agent?: string | undefined; now: Date; stage?: SignInStage },
): Promise<string> {
  const token = newToken(person.company_id);
  await db.insert(sessions).values({
    company_id: person.company_id,
    user_id: person.user_id,
    token_hash: sha256(token),
    created_at: from.now,
    last_seen_at: from.now,
    device: from.device,
    address: from.address,
    last_address: from.address,
    session_id: randomUUID(),
    browser: browserName(from.agent),
    stage: from.stage ?? 'open',
  });
  return token;
}

/** A sign-in goes on to its next stage, or is done. */
export const moveSession = (
  db: Db,
  { company_id, token_hash }: Pick<Person, 'company_id' | 'token_hash'>,
  stage: 'open' | SignInStage,
  now: Date,
) => db.update(sessions).set({ stage, last_seen_at: now }).where(rowsOf(sessions, { company_id, token_hash }));

/** Ends one session, or all of a person's but one. */
export async function endSessions(
  db: Db,
  which: { company_id: string; user_id: string; only?: string; except?: string },
  reason: EndReason,
  now: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ ended_at: now, end_reason: reason })
    .where(
      and(
        rowsOf(sessions, { company_id: which.company_id, user_id: which.user_id }),
        isNull(sessions.ended_at),
        which.only ? eq(sessions.token_hash, which.only) : undefined,
        which.except ? ne(sessions.token_hash, which.except) : undefined,
      ),
    );
}
