/** Works through imports by itself: row by row, each in a transaction of its own; of several processes one, and after a death the next row (PRG-25). */
import { may } from '@bankside/core/rules/access/permissions.ts';
import { kycApproved } from '@bankside/core/rules/access/company-status.ts';
import { readLanguage } from '@bankside/core/rules/languages.ts';
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { bindingImports } from '../../store/programme-schema.ts';
import { companies, users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { applicationOf } from '../cards/applications.ts';
import { notify } from '../messages/notify.ts';
import { give } from './binding.ts';
import { findHolder } from './finding.ts';
import { nextLine, settleLine, type Line } from './import-lines.ts';
import { changeImport, figuresOf, importOf, type ImportRow, type WhichImport } from './imports.ts';
import { failureOf, type Found } from './judge.ts';

const leaseSec = 30;
/** Rows of one turn: then other imports have theirs. */
const turn = 100;

const later = (now: Date): Date => new Date(now.getTime() + leaseSec * 1000);

/** Takes the one that has waited longest. */
async function lease(bank: Bank): Promise<ImportRow | null> {
  const now = bank.clock.now();
  const due = bank.store.db
    .select({ import_id: bindingImports.import_id })
    .from(bindingImports)
    .where(and(eq(bindingImports.status, 'running'), lte(bindingImports.due_at, now)))
    .orderBy(bindingImports.due_at)
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await bank.store.db
    .update(bindingImports)
    .set({ due_at: later(now) })
    .where(and(inArray(bindingImports.import_id, due), eq(bindingImports.status, 'running'), lte(bindingImports.due_at, now)))
    .returning();
  return row ?? null;
}

/** Answers how many rows it has settled. */
export async function runImports(bank: Bank): Promise<number> {
  const mine = await lease(bank);
  if (!mine) return 0;
  let settled = 0;
  let held: Date | null = mine.due_at;
  while (settled < turn && held !== null) {
    held = await bank.store.tx((db) => oneRow(bank, db, mine, held));
    if (held !== null) settled += 1;
  }
  if (held !== null) await handBack(bank, mine, held);
  return settled;
}

const handBack = (bank: Bank, { company_id, import_id }: WhichImport, held: Date) =>
  bank.store.db
    .update(bindingImports)
    .set({ due_at: bank.clock.now() })
    .where(and(eq(bindingImports.company_id, company_id), eq(bindingImports.import_id, import_id), eq(bindingImports.due_at, held)));

/** Answers until when the lease holds now; null where it is over: all done, cancelled, or another process has it. */
async function oneRow(bank: Bank, db: Db, which: WhichImport, held: Date | null): Promise<Date | null> {
  const now = bank.clock.now();
  const row = await importOf(db, which, true);
  if (row.status !== 'running' || row.due_at?.getTime() !== held?.getTime()) return null;
  const starter = await starterOf(db, row);
  if (!starter.may) {
    await stop(db, row, now);
    return null;
  }
  const line = await nextLine(db, which);
  if (!line) {
    await finish(db, row, now);
    return null;
  }
  await settle(bank, db, row, line, starter.language, now);
  const due_at = later(now);
  await db
    .update(bindingImports)
    .set({ due_at })
    .where(and(eq(bindingImports.company_id, row.company_id), eq(bindingImports.import_id, row.import_id)));
  return due_at;
}

/** The person who started it, with the rights that they have now. */
async function starterOf(db: Db, { company_id, user_id }: ImportRow) {
  const [found] = await db
    .select({ user: users, kyc_status: companies.kyc_status })
    .from(users)
    .innerJoin(companies, eq(companies.company_id, users.company_id))
    .where(and(eq(users.company_id, company_id), eq(users.user_id, user_id)));
  const holder = { userType: found?.user.user_type ?? 0, authjson: found?.user.authjson ?? [] };
  const isIn = found?.user.status === 'active' && found.kyc_status === Number(kycApproved);
  return { may: isIn && may(holder, '9-2'), language: readLanguage(found?.user.language ?? 'en') };
}

async function holderOf(db: Db, { company_id, application_id, holder }: Line): Promise<Found> {
  if (application_id !== null) {
    const application = await applicationOf(db, { company_id, application_id });
    return application ? { kind: 'person', application, byEmail: false } : { kind: 'unknown' };
  }
  const [found] = await findHolder(db, company_id, [{ cell: holder }]);
  return found ?? { kind: 'unknown' };
}

async function settle(bank: Bank, db: Db, row: ImportRow, line: Line, language: ReturnType<typeof readLanguage>, now: Date): Promise<void> {
  const { company_id, user_id, name } = row;
  const by = { actor: 'client', user_id, name } as const;
  const judgement = await give(bank, db, { company_id, card_id: line.card_id ?? '', holder: await holderOf(db, line), by, language, now });
  if (judgement.way === 'refuse')
    await settleLine(db, line, { status: 'failed', failure: failureOf(judgement.reason).failure, reason: judgement.reason });
  else await settleLine(db, line, { status: judgement.way === 'bind' ? 'bound' : 'reserved', failure: '', reason: '' });
}

async function finish(db: Db, row: ImportRow, now: Date): Promise<void> {
  const { company_id, user_id, file_name: file } = row;
  await changeImport(db, row, { status: 'done', due_at: null, finished_at: now }, { event: 'finish', actor: 'system', now });
  const { bound, reserved, failed } = await figuresOf(db, row);
  const params = { file, bound: String(bound), reserved: String(reserved), failed: String(failed) };
  await notify(db, { company_id, user_id, kind: 'import_done', params, now });
}

/** Who started it may no longer allocate cards: the company hears of it, and nothing more is bound in their name. */
async function stop(db: Db, row: ImportRow, now: Date): Promise<void> {
  const { company_id, name, file_name: file } = row;
  const happened = { event: 'stop', actor: 'system', reason: 'right taken away', now } as const;
  await changeImport(db, row, { status: 'cancelled', due_at: null, finished_at: now }, happened);
  const { bound } = await figuresOf(db, row);
  const people = await db
    .select()
    .from(users)
    .where(and(eq(users.company_id, company_id), eq(users.status, 'active')));
  for (const { user_id, user_type, authjson } of people)
    if (may({ userType: user_type, authjson }, '9-2'))
      await notify(db, { company_id, user_id, kind: 'import_stopped', params: { file, name, bound: String(bound) }, now });
}
