/** Contracts for cards as rows: how one is found and locked, and the only way in which its status changes (PRG-01). */
import type { ContractRow } from '@bankside/core/contract/programmes/shapes.ts';
import { cardContract, type CardContractEvent, type CardContractState } from '@bankside/core/rules/lifecycles/card-contract.ts';
import { stateOf, step } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { Refusal } from '../../platform/refusal.ts';
import { versionedRows } from '../../platform/versioned-rows.ts';
import { cardContracts } from '../../store/programme-schema.ts';
import type { Db } from '../../store/store.ts';
import { orderedOf } from './counts.ts';
import { actorOf, noteHappened, type By } from './history.ts';

export type Contract = typeof cardContracts.$inferSelect;
export type WhichContract = { readonly company_id: string; readonly contract_id: string };

export const contractState = ({ status }: Pick<Contract, 'status'>): CardContractState | 'unknown' => stateOf(cardContract, status);
export const contractWire = (state: CardContractState): string => String(cardContract.states[state].wire);

export const { find: contractOf, toChange: contractToChange, change: changeContract } = versionedRows(cardContracts, 'contract_id');

export const mayMoveContract = (row: Contract, event: CardContractEvent, by: By['actor']): boolean =>
  step(cardContract, contractState(row), event, actorOf(by)) !== null;

type Move = {
  readonly event: CardContractEvent;
  readonly by: By;
  readonly note?: string;
  readonly set?: Partial<Contract>;
  readonly now: Date;
};

/** Moves a locked row by its lifecycle and writes its history. Refuses wrongState. */
export async function moveContract(db: Db, row: Contract, { event, by, note = '', set = {}, now }: Move): Promise<Contract> {
  const next = step(cardContract, contractState(row), event, actorOf(by.actor));
  if (!next) throw new Refusal('wrongState');
  const moved = await changeContract(db, row, { ...set, status: contractWire(next), reason: note }, now);
  const subject = { company_id: row.company_id, what: 'contract', id: row.contract_id } as const;
  await noteHappened(db, subject, { event, by, note, from: row.status, to: moved.status, now });
  return moved;
}

/** All of one company, in the order given. */
export async function contractRows(db: Db, rows: readonly Contract[]): Promise<ContractRow[]> {
  const company_id = rows[0]?.company_id;
  if (company_id === undefined) return [];
  const ordered = await orderedOf(
    db,
    company_id,
    rows.map(({ contract_id }) => contract_id),
  );
  return rows.map((row) => ({
    contract_id: row.contract_id,
    number: row.number,
    term_months: row.term_months,
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    contracted_quantity: row.contracted_quantity,
    paid_quantity: row.paid_quantity,
    available_quantity: row.paid_quantity - (ordered.get(row.contract_id) ?? 0),
    min_per_batch: row.min_per_batch,
    price_per_card: toDecimal(row.price_per_card, 2),
    tier: row.tier as ContractRow['tier'],
    card_class: row.card_class as ContractRow['card_class'],
    status: row.status,
    signed_by: row.signed_by,
    signed_at: row.signed_at?.toISOString() ?? null,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    version: row.version,
  }));
}

export async function contractRow(db: Db, row: Contract): Promise<ContractRow> {
  const [answer] = await contractRows(db, [row]);
  if (!answer) throw new Error('a contract has no view');
  return answer;
}
