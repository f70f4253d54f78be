/**
 * What one member of staff may not do alone (rules/access/staff-acts.ts). An act asks here before it writes anything: it goes on, or it
 * is kept as a proposal and refused with secondPersonNeeded until a different person orders the same.
 */
import { randomUUID } from 'node:crypto';
import { familyOf, type StaffAct } from '@bankside/core/rules/access/staff-acts.ts';
import type { Currency } from '@bankside/core/rules/money/currencies.ts';
import { toMinor } from '@bankside/core/rules/money/money.ts';
import { and, asc, gt, ne } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { Refusal } from '../../platform/refusal.ts';
import { users } from '../../store/schema.ts';
import { staffActs } from '../../store/staff-schema.ts';
import type { Db } from '../../store/store.ts';
import { audit } from '../../platform/audit.ts';
import { inUsdCents, readRates } from '../rates/rates.ts';
import { digestOf } from './order-digest.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { rowsOf } from '../../store/rows-of.ts';

type Asking = { readonly bank: Bank; readonly db: Db; readonly person: Person; readonly key: string; readonly now: Date };
export type ProposedAct = typeof staffActs.$inferSelect;
export type Order = {
  readonly act: StaffAct;
  /** The call and its input, to do the same when a second person confirms. */
  readonly path: string;
  readonly input: { readonly company_id: string };
  /** 'transaction:<id>'; absent where the act makes something new. */
  readonly subject?: string;
  /** In minor units; absent for what has no sum. */
  readonly money?: { readonly amount: bigint; readonly currency: Currency };
  /** This person may not do it alone, whatever the sum. */
  readonly notAlone?: boolean;
  readonly facts: Readonly<Record<string, string>>;
};

const dayMs = 86_400_000;
const mine = (company_id: string, act_id: string) => rowsOf(staffActs, { company_id, act_id });

/** Answers when the act may go on now. The caller holds the lock of what it is about. Refuses secondPersonNeeded, which is kept. */
export async function byTwo(asking: Asking, order: Order): Promise<void> {
  const { db, person, now } = asking;
  const { act, subject } = order;
  const { company_id } = order.input;
  const digest = digestOf(order, asking.key);
  const same = await sameAs(db, company_id, digest);
  const proposed = same.filter(({ state }) => state === 'waiting');
  if (!subject && same.length > proposed.length) throw new Refusal('wrongState'); // a retry of what was answered meanwhile
  const first = proposed.find(({ user_id }) => user_id !== person.user_id);
  if (first) return confirm(db, first, person, now);
  const worth = await usdCents(db, order);
  if (!(await needed(asking, order, worth))) {
    if (worth === null) return;
    await db.insert(staffActs).values({
      company_id,
      act_id: randomUUID(),
      act,
      family: familyOf(act),
      subject: subject ?? '',
      state: 'done',
      usd_cents: worth,
      user_id: person.user_id,
      at: now,
    });
    return;
  }
  if (proposed.length === 0) await propose(asking, order, { digest, usd_cents: worth ?? 0n });
  throw new Refusal('secondPersonNeeded', { keep: true });
}

/** A different order about the same subject is waiting. */
export async function hasConflictingProposal(
  db: Db,
  order: Pick<Order, 'path' | 'input'> & { readonly subject: string },
): Promise<boolean> {
  const waiting = await waitingAbout(db, order.input.company_id, order.subject);
  return waiting.some(({ digest }) => digest !== digestOf(order, ''));
}

const sameAs = (db: Db, company_id: string, digest: string): Promise<ProposedAct[]> =>
  db.select().from(staffActs).where(rowsOf(staffActs, { company_id, digest })).orderBy(asc(staffActs.at)).for('update');

/** Null: it has no sum, or one in a currency without a rate. */
async function usdCents(db: Db, { money }: Order): Promise<bigint | null> {
  if (!money) return null;
  const rates = await readRates(db);
  return rates.of[money.currency] === undefined ? null : inUsdCents(money.amount, money.currency, rates);
}

async function needed(
  { bank, db, person, now }: Asking,
  { act, input, money, subject, notAlone = false }: Order,
  worth: bigint | null,
): Promise<boolean> {
  if (notAlone) return true;
  const { secondPerson, secondPersonAboveUsd: above } = bank.policy.staff;
  if (secondPerson[act] === 'never') return false;
  if (secondPerson[act] !== 'aboveSum') return true; // also what a policy file misspells
  if (!money) return true;
  if (money.amount === 0n) return false;
  if (above === null || worth === null) return true;
  await lockPerson(db, person);
  return worth + (await aloneToday(db, input.company_id, person, { act, subject }, now)) > toMinor(above, 2);
}

/** One act of a person after the other, so that two at once both count. */
const lockPerson = (db: Db, { company_id, user_id }: Person) =>
  db.select({ user_id: users.user_id }).from(users).where(rowsOf(users, { company_id, user_id })).for('no key update');

/** What this person has moved alone for this company in the last 24 hours. */
async function aloneToday(
  db: Db,
  company_id: string,
  { user_id }: Person,
  { act, subject }: { readonly act: StaffAct; readonly subject: string | undefined },
  now: Date,
): Promise<bigint> {
  const done = await db
    .select()
    .from(staffActs)
    .where(
      and(
        rowsOf(staffActs, { company_id, user_id, family: familyOf(act), state: 'done' }),
        gt(staffActs.at, new Date(now.getTime() - dayMs)),
      ),
    );
  const isReplaced = (row: ProposedAct) => replaces(act) && row.act === act && row.subject === subject;
  const sums = new Map<string, bigint>();
  for (const row of done.filter((each) => !isReplaced(each))) {
    const of = replaces(row.act) ? row.subject : row.act_id;
    const before = sums.get(of) ?? 0n;
    sums.set(of, row.usd_cents > before ? row.usd_cents : before);
  }
  return [...sums.values()].reduce((total, each) => total + each, 0n);
}

/** A quote takes the place of the one before it: the same money, once. */
const replaces = (act: string): boolean => act === 'transfer.quote';

async function propose(
  { db, person, key, now }: Asking,
  { act, path, input, subject, facts }: Order,
  { digest, usd_cents }: { readonly digest: string; readonly usd_cents: bigint },
): Promise<void> {
  const { company_id } = input;
  const act_id = randomUUID();
  const about = subject ?? `act:${act_id}`;
  const { user_id } = person;
  await db.insert(staffActs).values({
    company_id,
    act_id,
    act,
    family: familyOf(act),
    subject: about,
    state: 'waiting',
    usd_cents,
    user_id,
    at: now,
    path,
    input,
    key,
    digest,
    facts,
  });
  await audit(db, { company_id, actor: user_id, action: 'second.ask', subject: about, to: act, at: now });
}

/** The line names both: who confirms is its actor, who asked is in `from`. */
async function confirm(db: Db, proposed: ProposedAct, { user_id }: Person, now: Date): Promise<void> {
  const { company_id, act_id, act, subject } = proposed;
  await db.update(staffActs).set({ state: 'confirmed', second_user_id: user_id, second_at: now }).where(mine(company_id, act_id));
  await audit(db, { company_id, actor: user_id, action: 'second.confirm', subject, from: proposed.user_id, to: act, at: now });
}

/** A proposal that waits, locked. Refuses notFound, and wrongState when it has been answered. */
export async function proposalToAnswer(db: Db, company_id: string, act_id: string): Promise<ProposedAct> {
  const [row] = await db.select().from(staffActs).where(mine(company_id, act_id)).for('update');
  if (!row || row.path === '') throw new Refusal('notFound');
  if (row.state !== 'waiting') throw new Refusal('wrongState');
  return row;
}

/** Also how the person who asked takes it back. */
export async function refuseProposal(db: Db, row: ProposedAct, { user_id }: Person, reason: string, now: Date): Promise<void> {
  const { company_id, act_id, subject, act } = row;
  await db.update(staffActs).set({ state: 'refused', second_user_id: user_id, second_at: now, reason }).where(mine(company_id, act_id));
  await audit(db, { company_id, actor: user_id, action: 'second.refuse', subject, from: row.user_id, to: act, reason, at: now });
}

/** Waiting about one thing, the oldest first. */
export const waitingAbout = (db: Db, company_id: string, subject: string): Promise<ProposedAct[]> =>
  db
    .select()
    .from(staffActs)
    .where(and(rowsOf(staffActs, { company_id, subject, state: 'waiting' }), ne(staffActs.path, '')))
    .orderBy(asc(staffActs.at));
