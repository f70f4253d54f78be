/** Payments from a file: tried, ordered, agreed to and read (TRF-29, TRF-30). */
import { randomUUID } from 'node:crypto';
import type { paymentFiles as calls } from '@bankside/core/contract/payments/payment-files.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import type { Currency } from '@bankside/core/rules/money/currencies.ts';
import { paymentFaults } from '@bankside/core/rules/money/payment-files.ts';
import { and, desc, eq } from 'drizzle-orm';
import { transactions } from '../../ledger/ledger-schema.ts';
import { demandProof } from '../../domain/identity/proofs.ts';
import { tellOfFile } from '../../domain/payments/file-news.ts';
import { judgeRows, type Judgement } from '../../domain/payments/judging.ts';
import { lockFile, moveFile, paid, payRows, pendingApproval, type FileRow } from '../../domain/payments/payment-files.ts';
import { amountText } from '../../domain/records/amount-text.ts';
import { activePeople } from '../../domain/records/approvers.ts';
import { audit } from '../../platform/audit.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { isUuid } from '../../platform/ids.ts';
import { Invalid, Refusal } from '../../platform/refusal.ts';
import { translate } from '../../platform/words.ts';
import { paymentFileRows, paymentFiles as table } from '../../store/payments/payment-file-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import { users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { columns } from './columns.ts';

type FileAnswer = Out<typeof calls.files>['list'][number];
const most = 100;

const totalsOf = ({ totals }: Judgement) =>
  totals.map(({ currency, count, amount, fees }) => ({
    currency,
    count,
    amount: amountText(amount, currency),
    fees: amountText(fees, currency),
  }));

/** Names of everybody, also of those who have left. */
async function namesIn(db: Db, company_id: string): Promise<ReadonlyMap<string, string>> {
  const people = await db.select({ id: users.user_id, name: users.full_name }).from(users).where(rowsOf(users, { company_id }));
  return new Map(people.map(({ id, name }) => [id, name]));
}

function answer(row: FileRow, { user_id }: Pick<Person, 'user_id'>, names: ReadonlyMap<string, string>): FileAnswer {
  const { file_id: id, version, file_name, status, created_at, created_by, approved_by, approvers: needed, reason } = row;
  const isOpen = status === pendingApproval.wire;
  return {
    id,
    version,
    file_name,
    status,
    created_at: created_at.toISOString(),
    made_by: names.get(created_by) ?? '',
    totals: row.totals.map((total) => ({ ...total, currency: total.currency as Currency })),
    approvals: { needed, by: approved_by.flatMap((each) => names.get(each) ?? []) },
    reason,
    may: { approve: isOpen && created_by !== user_id && !approved_by.includes(user_id), cancel: isOpen && !approved_by.includes(user_id) },
  };
}

export const files: Handlers<typeof calls> = {
  ...columns,

  checkFile: async ({ rows }, ctx) => {
    const judged = await judgeRows(ctx, rows);
    return {
      results: [...judged.results],
      totals: judged.totals.map(({ currency, count, amount, fees, available }) => {
        const total = amount + fees;
        const text = (minor: bigint) => amountText(minor, currency);
        const missing = total > available ? total - available : 0n;
        const sums = { amount: text(amount), fees: text(fees), total: text(total), available: text(available), missing: text(missing) };
        return { currency, count, ...sums };
      }),
      approvers: judged.approvers,
    };
  },

  orderFile: async ({ file_name, rows, proof }, ctx) => {
    const { bank, db, person, now, language } = ctx;
    const { company_id, user_id } = person;
    const judged = await judgeRows(ctx, rows);
    const faults = judged.results.flatMap(({ row, fault, detail }) =>
      fault
        ? [
            {
              field: `rows.${row}.${paymentFaults[fault]}`,
              rule: fault,
              msg: translate(language, 'options', `paymentFaults.${fault}`, { detail }),
            },
          ]
        : [],
    );
    if (faults.length > 0) throw new Invalid(faults);
    await demandProof(bank, db, person, { act: 'transfer', shown: { file_name, rows } }, proof, now);
    const file_id = randomUUID();
    const status = String(judged.approvers > 0 ? pendingApproval.wire : paid.wire);
    const file = { company_id, file_id, file_name, status, totals: totalsOf(judged), approvers: judged.approvers };
    const [kept] = await db
      .insert(table)
      .values({ ...file, created_by: user_id, created_at: now })
      .returning();
    if (!kept) throw new Error('the file was not written');
    const ordered = judged.payments.map(({ row: line, payee_id, payee, bank_account_number, currency, amount, purpose, reference }) => ({
      company_id,
      file_id,
      line,
      payee_id,
      payee,
      bank_account_number,
      currency,
      amount,
      purpose,
      reference,
    }));
    await db.insert(paymentFileRows).values(ordered);
    await audit(db, { company_id, actor: user_id, action: 'paymentFile.order', subject: `paymentFile:${file_id}`, to: status, at: now });
    if (judged.approvers === 0) await payRows(ctx, kept);
    await tellOfFile(bank, db, kept, judged.approvers === 0 ? 'file_paid' : 'file_to_approve', now);
    return { id: file_id, status };
  },

  files: async (_input, { db, person }) => {
    const { company_id } = person;
    const rows = await db.select().from(table).where(rowsOf(table, { company_id })).orderBy(desc(table.created_at)).limit(most);
    const names = await namesIn(db, company_id);
    return { list: rows.map((row) => answer(row, person, names)) };
  },

  file: async ({ id }, { db, person }) => {
    const { company_id } = person;
    const [row] = isUuid(id)
      ? await db
          .select()
          .from(table)
          .where(rowsOf(table, { company_id, file_id: id }))
      : [];
    if (!row) throw new Refusal('notFound');
    const made = and(
      eq(transactions.company_id, paymentFileRows.company_id),
      eq(transactions.transaction_id, paymentFileRows.transaction_id),
    );
    const rows = await db
      .select({ row: paymentFileRows, transaction: transactions })
      .from(paymentFileRows)
      .leftJoin(transactions, made)
      .where(rowsOf(paymentFileRows, { company_id, file_id: id }))
      .orderBy(paymentFileRows.line);
    return {
      file: answer(row, person, await namesIn(db, company_id)),
      rows: rows.map(({ row: { line, payee, bank_account_number, currency: code, amount, reference }, transaction }) => {
        const currency = code as Currency;
        const { transaction_id = '', number = '', status = '', waits_for = '' } = transaction ?? {};
        const became = transaction ? { id: transaction_id, number, status, waits_for } : null;
        return { row: line, payee, bank_account_number, currency, amount: amountText(amount, currency), reference, transaction: became };
      }),
    };
  },

  decideFile: async ({ id, version, event, reason = '' }, ctx) => {
    const { bank, db, person, now } = ctx;
    const { company_id, user_id: by } = person;
    const row = await lockFile(db, company_id, id, version);
    if (row.status !== pendingApproval.wire) throw new Refusal('wrongState');
    if (event !== 'cancel' && row.created_by === by) throw new Refusal('ownTransfer');
    if (row.approved_by.includes(by)) throw new Refusal('alreadyApproved');
    if (event !== 'approve') {
      const ended = await moveFile(db, row, { event, by, now, set: { reason } });
      await tellOfFile(bank, db, ended, 'file_declined', now);
      return { id, status: ended.status, version: ended.version };
    }
    const people = await activePeople(db, company_id);
    const still = row.approved_by.filter((each) => people.some(({ user_id }) => user_id === each)); // who has left does not count
    const approved_by = [...still, by];
    const isLast = approved_by.length >= row.approvers;
    const moved = await moveFile(db, row, { event: isLast ? 'pay' : 'approve', by, now, set: { approved_by } });
    if (isLast) await payRows({ ...ctx, person: await makerIn(people, row, person) }, moved);
    await tellOfFile(bank, db, moved, isLast ? 'file_paid' : 'file_to_approve', now);
    return { id, status: moved.status, version: moved.version };
  },
};

/** Transfers are their orderer's, whose own limit counts. Refuses noPermission where that person has left. */
async function makerIn(people: Awaited<ReturnType<typeof activePeople>>, { created_by }: FileRow, asking: Person): Promise<Person> {
  const maker = people.find(({ user_id }) => user_id === created_by);
  if (!maker) throw new Refusal('noPermission');
  const { user_id, user_type: userType, authjson, email, username, full_name } = maker;
  return { ...asking, user_id, userType, authjson, email, username, full_name };
}
