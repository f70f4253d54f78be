/** What happened to each record of the last days, step by step as domain/records/records.ts writes them, and who of the company made it. */
import type { transactions } from '../../ledger/ledger-schema.ts';
import type { transactionSteps } from '../../store/money-schema.ts';
import { seededCompanies, userId } from '../../demo/companies.ts';

type Row = typeof transactions.$inferInsert;
type Step = typeof transactionSteps.$inferInsert;
type SeededStep = Pick<Step, 'step' | 'actor'> & { readonly after: number; readonly note?: string };

const owner = 'owner@harbour-vale.example';
const treasurer = 'jonas.weber@harbour-vale.example';
const clerk = 'clerk@harbour-vale.example';
const digital = 'aiko.hasegawa@harbour-vale.example';

/** Those who hold the code for it; the newest transfer is the owner's, as the pictures have it. */
function makerOf({ type, transfer_type, reference }: Row): string | null {
  if (reference === 'Invoice MF-2291' || type === 'top_up') return owner;
  if (type === 'exchange') return treasurer;
  if (type !== 'transfer' && type !== 'withdrawal') return null;
  return transfer_type === 'address' || type === 'withdrawal' ? digital : clerk;
}
const nameOf = (email: string) =>
  seededCompanies.flatMap(({ people }) => people).find((person) => person.email === email)?.full_name ?? email;

function waitsFor({ type, status }: Row, maker: string | null) {
  if (type === 'top_up') return status === 'processing' ? 'retry' : ''; // the issuer refused the only one
  if (status === 'pending_approval') return maker === owner ? 'second_approval' : 'bank';
  return status === 'admin_review' ? 'bank' : '';
}

/** The record with its maker, and whom it waits for. */
export function made(row: Row): Row {
  const maker = makerOf(row);
  return { ...row, created_by: maker ? userId(maker) : null, waits_for: waitsFor(row, maker) };
}

const minute = 60_000;
const created: SeededStep = { step: 'created', actor: 'client', after: 0 };

function story(row: Row): SeededStep[] {
  const { type, status, kind, reason = '' } = row;
  if (type === 'deposit' && kind === 'digital')
    return status === 'success'
      ? [
          { step: 'seen', actor: 'chain', after: -3 },
          { step: 'success', actor: 'system', after: 0 },
        ]
      : [{ step: 'seen', actor: 'chain', after: 0 }];
  if (type === 'refund' && kind === 'digital') return [{ step: 'returned', actor: 'system', after: 0 }];
  if (type === 'deposit' || type === 'refund' || type === 'fee') return [{ step: 'success', actor: 'bank', after: 0 }];
  if (type === 'top_up' && status === 'processing') return [created];
  if (type === 'exchange' || type === 'top_up') return [created, { step: 'success', actor: 'system', after: 0 }];
  if (status === 'pending_approval') return [created];
  const review: SeededStep = { step: 'bankReview', actor: 'system', after: 0 };
  if (status === 'admin_review') return [created, review];
  if (status === 'rejected') return [created, review, { step: 'rejected', actor: 'bank', after: 120, note: reason }];
  const processing: SeededStep = { step: 'processing', actor: 'system', after: 1 };
  if (status === 'failed') return [created, processing, { step: 'failed', actor: 'bank', after: 120, note: reason }];
  return [created, processing, { step: 'success', actor: 'bank', after: 95 }];
}

/** Its steps, oldest first. */
export function stepsFor(row: Row): Step[] {
  const maker = makerOf(row);
  return story(row).map(({ step, actor, after, note = '' }, at) => ({
    company_id: row.company_id,
    transaction_id: row.transaction_id,
    seq: at + 1,
    step,
    at: new Date(row.date.getTime() + after * minute),
    actor,
    user_id: actor === 'client' && maker ? userId(maker) : null,
    name: actor === 'client' && maker ? nameOf(maker) : '',
    note,
  }));
}
