/** Transfers at the bank: taken up, released, refused, sent, settled or failed, each by its lifecycle. */
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import type { In } from '@bankside/core/contract/define.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { currencies, isCurrency } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { isNetwork } from '@bankside/core/rules/money/networks.ts';
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import { stateOf, step } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import type { Ctx, Handlers } from '../../../platform/dispatch.ts';
import { Invalid, Refusal } from '../../../platform/refusal.ts';
import { isUuid } from '../../../platform/ids.ts';
import { trustedRates } from '../../../domain/rates/rates.ts';
import { lockRecord, moveRecord, type By, type RecordRow } from '../../../domain/records/records.ts';
import { byTwo } from '../../../domain/staff/second-person.ts';
import { isTransferType } from '../../../domain/records/transfer-rights.ts';
import { droppedBy, mayFail, maySettle, sentAgain } from '../../../domain/transfers/on-chain.ts';
import { isQuotable } from '../../../domain/transfers/otc-quotes.ts';
import { endTransfer, leaving, settle } from '../../../domain/transfers/transfers.ts';
import type { Db } from '../../../store/store.ts';
import { translate } from '../../../platform/words.ts';
import type { transferEvents } from './transfer-work.ts';

type Deciding = Ctx<typeof backOffice.decideTransfer>;
export async function transferToDecide(db: Db, company_id: string, id: string, version?: number): Promise<RecordRow> {
  if (!isUuid(company_id) || !isUuid(id)) throw new Refusal('notFound');
  const row = await lockRecord(db, company_id, id, version);
  if (!isTransferType(row.transfer_type)) throw new Refusal('notFound');
  return row;
}

const countsTowardsSum = ['release', 'settle', 'fail'] as const;

/** The facts by which a second person knows a transfer. */
export const transferFacts = (row: RecordRow): Record<string, string> => {
  const { amount, currency } = leaving(row);
  const { number, counterparty, reference } = row;
  return { number, amount: formatAmount(toDecimal(amount, currencies[currency].scale), currency), recipient: counterparty, reference };
};

/** What ends or sends a large one takes two different people. Of what cannot be done now nobody is asked. */
async function second(row: RecordRow, input: In<typeof backOffice.decideTransfer>, ctx: Deciding): Promise<void> {
  const event = countsTowardsSum.find((each) => each === input.event);
  if (!event || row.waits_for === 'second_approval' || !step(transaction, stateOf(transaction, row.status), event, 'bank')) return;
  const subject = `transaction:${row.transaction_id}`;
  const dropped = droppedBy(row);
  const facts = { ...transferFacts(row), ...(dropped ? { dropped } : {}), ...(input.reason ? { reason: input.reason } : {}) };
  await byTwo(ctx, { act: `transfer.${event}`, path: '/admin/transfer/decide', input, subject, money: leaving(row), facts });
}

const fault = ({ language }: Deciding, field: string, rule: 'blank' | 'invalid') =>
  new Invalid([{ field, rule, msg: translate(language, 'rules', rule) }]);

/** Staff are not the chain: it confirms what is settled, and what it may still include does not fail. */
function demandChain(row: RecordRow, event: Decision['event']): void {
  if (stateOf(transaction, row.status) !== 'processing') return;
  if (event === 'broadcast' && row.confirmations > 0) throw new Refusal('wrongState');
  if (event === 'settle' && !maySettle(row)) throw new Refusal('wrongState', { params: { reason: 'notConfirmed' } });
  if (event === 'fail' && !mayFail(row)) throw new Refusal('wrongState', { params: { reason: 'notDropped' } });
}

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
    set: { ...sentAgain(row, hash), confirmations_needed },
  });
}

/** An exchange over the counter is booked at its own rate, but not while nobody knows what the market is. */
async function wantRates({ sold_currency, currency }: RecordRow, { bank, db, now, language }: Deciding): Promise<void> {
  if (sold_currency === null || !isCurrency(sold_currency) || !isCurrency(currency)) return;
  await trustedRates(bank, db, [sold_currency, currency], { now, language });
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
    await wantRates(row, ctx);
    return settle(bank, db, row, by, now, row.confirmations);
  }
  if (event === 'takeUp') return moveRecord(db, row, { event, actor: 'bank', by, step: 'bankReview', now, set: { waits_for: 'bank' } });
  const state = stateOf(transaction, row.status);
  if (state !== 'pendingApproval' && state !== 'adminReview') throw new Refusal('wrongState');
  return moveRecord(db, row, { event, actor: 'bank', by, step: 'processing', now, set: { waits_for: '' } });
}

export const transferDecisions: Pick<Handlers<typeof backOffice>, 'decideTransfer'> = {
  decideTransfer: async (input, ctx) => {
    const { company_id, id, version, event, reason = '', hash = '' } = input;
    const row = await transferToDecide(ctx.db, company_id, id, version);
    if (isQuotable(row) && event !== 'refuse') throw new Refusal('wrongState'); // its client accepts a rate, or nothing is booked
    demandChain(row, event);
    await second(row, input, ctx);
    const moved = await decide(row, { event, reason, hash: hash.trim() }, ctx);
    return { id, status: moved.status, version: moved.version };
  },
};
