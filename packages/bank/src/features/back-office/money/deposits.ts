/** Money that arrived from outside, as staff take it in: credited, matched with what was announced, looked into; and the sandbox's chain. */
import { randomBytes } from 'node:crypto';
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import type { In } from '@bankside/core/contract/define.ts';
import { currencies } from '@bankside/core/rules/money/currencies.ts';
import { stateOf, step } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import { networks } from '@bankside/core/rules/money/networks.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { desc } from 'drizzle-orm';
import type { Ctx as CtxOf, Handlers } from '../../../platform/dispatch.ts';
import { balances } from '../../../ledger/ledger.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { audit } from '../../../platform/audit.ts';
import { minorOf, recordArrival } from '../../../domain/deposits/deposit-arrivals.ts';
import { shownAmount, tellOfDeposit } from '../../../domain/deposits/deposit-news.ts';
import { currencyOf, doubt, fail, hasCome, receive, refuse, release, settle, type Mover } from '../../../domain/deposits/deposit-steps.ts';
import { bookedUnder } from '../../../domain/records/booked.ts';
import { announcedFor, bookDeposit, depositOf, type Deposit } from '../../../domain/deposits/deposits.ts';
import { isUuid } from '../../../platform/ids.ts';
import { lockRecord, type RecordRow } from '../../../domain/records/records.ts';
import { byTwo } from '../../../domain/staff/second-person.ts';
import { auditLines } from '../../../store/schema.ts';
import type { Db } from '../../../store/store.ts';
import { companyToDecide } from '../company-rows.ts';
import { rowsOf } from '../../../store/rows-of.ts';

type Order = In<typeof backOffice.decideDeposit>;
type Ctx = CtxOf<typeof backOffice.decideDeposit>;

export const deposits: Pick<Handlers<typeof backOffice>, 'creditDeposit' | 'decideDeposit' | 'chainArrival'> = {
  creditDeposit: async (input, ctx) => {
    const { company_id, currency, amount: typed, sender_account_name: sender, reference } = input;
    const { bank, db, person, now: at } = ctx;
    const amount = minorOf(typed, currency);
    const company = await companyToDecide(db, { company_id });
    const key = `deposit ${person.user_id} ${ctx.key}`;
    if (!(await bookedUnder(db, company_id, key))) {
      const facts = { amount: shownAmount(amount, currency), sender, reference: reference || company.reference };
      await byTwo(ctx, { act: 'deposit.credit', path: '/admin/deposit/credit', input, money: { amount, currency }, facts });
    }
    const deposit = { company_id, currency, amount, sender, reference: reference || company.reference, at, key };
    const mover: Mover = { bank, db, by: { actor: 'bank', user_id: person.user_id }, now: at };
    const transaction_id = await credit(mover, deposit);
    const subject = `transaction:${transaction_id}`;
    await audit(db, { company_id, actor: person.user_id, action: 'deposit.credit', subject, to: shownAmount(amount, currency), at });
    const after = (await balances(db, company_id)).find((row) => row.currency === currency);
    return { transaction_id, book_balance: toDecimal(after?.book ?? 0n, currencies[currency].scale) };
  },

  decideDeposit: async (order, ctx) => {
    const { bank, db, person, now } = ctx;
    const { company_id, id, version } = order;
    await companyToDecide(db, { company_id });
    const row = isUuid(id) ? await lockRecord(db, company_id, id, version) : null;
    if (row?.type !== 'deposit') throw new Refusal('notFound');
    const mover: Mover = { bank, db, by: { actor: 'bank', user_id: person.user_id }, now };
    if (order.event !== 'receive' && order.event !== 'doubt') await second(ctx, row, order, order.event);
    const moved = await decide(mover, row, order);
    return { id, status: moved.status, version: moved.version };
  },

  /** Only where nobody else watches: a real bank's arrivals come from its watcher alone. */
  chainArrival: async ({ hash, ...arrival }, { bank, db, now }) => {
    if (!bank.sandbox) throw new Refusal('pairUnsupported');
    const { form } = networks[arrival.network];
    const drawn = `${form === 'evm' ? '0x' : ''}${randomBytes(32).toString('hex')}`;
    const row = await recordArrival(bank, db, { ...arrival, hash: hash || drawn }, now);
    return { hash: row?.hash ?? (hash || drawn), id: row?.transaction_id ?? null, status: row?.status ?? 'unmatched' };
  },
};

/** Nothing is asked of what cannot be done, or where no money has arrived. Who has raised a doubt does not settle it alone. */
async function second(ctx: Ctx, row: RecordRow, input: Order, event: 'release' | 'refuse' | 'settle' | 'fail'): Promise<void> {
  if (!step(transaction, stateOf(transaction, row.status), event, 'bank') || (event === 'settle' && !hasCome(row))) return;
  const { company_id, transaction_id, number } = row;
  const currency = currencyOf(row);
  const amount = event === 'release' || hasCome(row) ? row.amount : 0n;
  const subject = `transaction:${transaction_id}`;
  const facts = { number, amount: shownAmount(row.amount, currency), sender: row.counterparty, reference: row.reference };
  await byTwo(ctx, {
    act: `deposit.${event}`,
    path: '/admin/deposit/decide',
    input,
    subject,
    money: { amount, currency },
    notAlone: event === 'release' && (await doubterOf(ctx.db, company_id, subject)) === ctx.person.user_id,
    facts,
  });
}

/** Who put it under review last: a user's id, or 'system'. */
async function doubterOf(db: Db, company_id: string, subject: string): Promise<string | undefined> {
  const [line] = await db
    .select({ actor: auditLines.actor })
    .from(auditLines)
    .where(rowsOf(auditLines, { company_id, subject, action: 'deposit.doubt' }))
    .orderBy(desc(auditLines.seq))
    .limit(1);
  return line?.actor;
}

/** One key, one credit, however late it is repeated; an announced wire that fits is this one. */
async function credit(mover: Mover, deposit: Deposit & { key: string }): Promise<string> {
  const { bank, db, now } = mover;
  const { company_id, sender, key } = deposit;
  const before = await bookedUnder(db, company_id, key);
  if (before && before.amount === deposit.amount && before.currency === deposit.currency) return before.transaction_id;
  const announced = before ? null : await announcedFor(db, deposit);
  if (announced) return (await settle(mover, await receive(mover, announced, { sender }), key)).transaction_id;
  const id = await bookDeposit(db, deposit);
  const row = await depositOf(db, company_id, id);
  if (row) await tellOfDeposit(bank, db, row, 'deposit_credited', { now });
  return id;
}

function decide(mover: Mover, row: RecordRow, { event, amount, sender_account_name: sender, reason = '' }: Order): Promise<RecordRow> {
  const amountCame = amount === undefined ? undefined : minorOf(amount, currencyOf(row));
  const came = { ...(amountCame === undefined ? {} : { amount: amountCame }), ...(sender ? { sender } : {}) };
  const steps: Readonly<Record<Order['event'], () => Promise<RecordRow>>> = {
    receive: () => receive(mover, row, came),
    doubt: () => doubt(mover, row, reason),
    release: () => release(mover, row),
    refuse: () => refuse(mover, row, reason),
    settle: () => settle(mover, row),
    fail: () => fail(mover, row, reason),
  };
  return steps[event]();
}
