/** Transfers at the bank: taken up, released, refused, sent, settled or failed, each by its lifecycle. */
import type { backOffice } from '@bankside/core/contract/back-office.ts';
import { isNetwork } from '@bankside/core/rules/networks.ts';
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import { stateOf } from '@bankside/core/rules/lifecycle.ts';
import { and, eq } from 'drizzle-orm';
import type { Ctx, Handlers } from '../../dispatch.ts';
import { transactions } from '../../ledger/ledger-schema.ts';
import { Invalid, Refusal } from '../../refusal.ts';
import { audit } from '../../services/audit.ts';
import { isUuid } from '../../services/ids.ts';
import { readRates } from '../../services/rates.ts';
import { lockRecord, moveRecord, type By, type RecordRow } from '../../services/records.ts';
import { detailsOf, isTransferType } from '../../services/transfer-rights.ts';
import { aboveUsd, endTransfer, leaving, settle } from '../../services/transfers.ts';
import type { Db } from '../../store/store.ts';
import { say } from '../../words.ts';
import type { transferEvents } from './transfer-work.ts';

type Deciding = Ctx<typeof backOffice.decideTransfer>;
export async function transferToDecide(db: Db, company_id: string, id: string, version?: number): Promise<RecordRow> {
  if (!isUuid(company_id) || !isUuid(id)) throw new Refusal('notFound');
  const row = await lockRecord(db, company_id, id, version);
  if (!isTransferType(row.transfer_type)) throw new Refusal('notFound');
  return row;
}

/** A very large one is released by two different people. */
export async function takesTwo(row: RecordRow, { bank, db }: Pick<Deciding, 'bank' | 'db'>): Promise<boolean> {
  const { amount, currency } = leaving(row);
  return aboveUsd(amount, currency, await readRates(db), bank.policy.transfers.secondReviewerAboveUsd);
}

/** The first of two leaves a line and the transfer waits on; null: it goes. */
async function released(row: RecordRow, ctx: Deciding): Promise<RecordRow | null> {
  const { db, person, now } = ctx;
  const details = detailsOf(row);
  const { reviewed_by = [] } = details;
  if (reviewed_by.length > 0 || !(await takesTwo(row, ctx))) {
    if (reviewed_by.includes(person.user_id)) throw new Refusal('ownTransfer');
    return null;
  }
  const { company_id, transaction_id, status, version } = row;
  const [first] = await db
    .update(transactions)
    .set({ details: { ...details, reviewed_by: [person.user_id] }, version: version + 1 })
    .where(and(eq(transactions.company_id, company_id), eq(transactions.transaction_id, transaction_id)))
    .returning();
  const line = { action: 'transaction.review', subject: `transaction:${transaction_id}`, from: status, to: status };
  await audit(db, { company_id, actor: person.user_id, ...line, at: now });
  return first ?? null;
}

const fault = ({ language }: Deciding, field: string, rule: 'blank' | 'invalid') =>
  new Invalid([{ field, rule, msg: say(language, 'rules', rule) }]);

/** The chain has it: from now on its confirmations count. */
function broadcast(row: RecordRow, hash: string, by: By, ctx: Deciding): Promise<RecordRow> {
  if (row.transfer_type !== 'address' || !isNetwork(row.network)) throw new Refusal('wrongState');
  if (!/^[\w-]{8,100}$/.test(hash)) throw fault(ctx, 'hash', hash === '' ? 'blank' : 'invalid');
  const confirmations_needed = ctx.bank.policy.chain.confirmations[row.network];
  return moveRecord(ctx.db, row, {
    event: 'broadcast',
    actor: 'bank',
    by,
    step: 'broadcast',
    now: ctx.now,
    set: { hash, confirmations_needed },
  });
}

type Decision = {
  readonly event: (typeof transferEvents)[number];
  readonly reason: string;
  readonly hash: string;
};

async function decide(row: RecordRow, { event, reason, hash }: Decision, ctx: Deciding): Promise<RecordRow> {
  const { bank, db, now } = ctx;
  const by = { actor: 'bank', user_id: ctx.person.user_id } as const;
  if (event === 'refuse' || event === 'fail') return endTransfer(bank, db, row, { event, by, now, reason });
  if (row.waits_for === 'second_approval') throw new Refusal('wrongState'); // the company has not said all it has to
  if (event === 'broadcast') return broadcast(row, hash, by, ctx);
  if (event === 'settle') {
    if (row.transfer_type === 'address' && row.hash === '') throw new Refusal('wrongState'); // nothing is on the chain yet
    return settle(bank, db, row, by, now, row.confirmations_needed);
  }
  if (event === 'takeUp') return moveRecord(db, row, { event, actor: 'bank', by, step: 'bankReview', now, set: { waits_for: 'bank' } });
  const state = stateOf(transaction, row.status);
  if (state !== 'pendingApproval' && state !== 'adminReview') throw new Refusal('wrongState');
  const first = await released(row, ctx);
  return first ?? moveRecord(db, row, { event, actor: 'bank', by, step: 'processing', now, set: { waits_for: '' } });
}

export const transferDecisions: Pick<Handlers<typeof backOffice>, 'decideTransfer'> = {
  decideTransfer: async ({ company_id, id, version, event, reason = '', hash = '' }, ctx) => {
    const row = await transferToDecide(ctx.db, company_id, id, version);
    const moved = await decide(row, { event, reason, hash: hash.trim() }, ctx);
    return { id, status: moved.status, version: moved.version };
  },
};
