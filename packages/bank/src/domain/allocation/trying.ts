/** Rows that bind cards, tried: found, judged, their codes verified. Writes nothing but wrong tries at a code (PRG-18, PRG-24). */
import type { ActResult } from '@bankside/core/contract/programmes/shapes.ts';
import { plainCode } from '@bankside/core/rules/programmes/kit-number.ts';
import type { BindReason } from '@bankside/core/rules/programmes/programmes.ts';
import type { Bank } from '../../platform/bank.ts';
import type { Card } from '../issued-cards/cards.ts';
import { lockedUntil } from '../issued-cards/tries.ts';
import { cardsByKit, findHolder, reservedAmong, type Holder } from './finding.ts';
import { failureOf, judge, type Facts, type Found, type Judgement } from './judge.ts';
import { verifyCodes } from './kit-codes.ts';

export type Wanted = {
  readonly kit_number: string;
  readonly activation_code: string;
  readonly holder: Holder;
  /** The card that is meant, where the caller named it: its kit number has to be this one. */
  readonly card_id?: string | undefined;
};
export type Tried = {
  readonly kit_number: string;
  readonly card: Card | null;
  readonly holder: Found;
  readonly judgement: Judgement;
};

/** `taken`: cards that earlier rows of the same import are about. Refuses issuerUnavailable. */
export async function tryRows(
  bank: Bank,
  company_id: string,
  rows: readonly Wanted[],
  now: Date,
  taken: ReadonlySet<string> = new Set(),
): Promise<Tried[]> {
  const { db } = bank.store;
  const byKit = await cardsByKit(
    db,
    company_id,
    rows.map(({ kit_number }) => kit_number),
  );
  const holders = await findHolder(
    db,
    company_id,
    rows.map(({ holder }) => holder),
  );
  const found = [...byKit.values()];
  const reserved = await reservedAmong(
    db,
    company_id,
    found.map(({ card_id }) => card_id),
  );
  const locked = await lockedUntil(db, found, now);
  const seen = new Set(taken);
  const facts = rows.map((row, at): Facts => {
    const named = byKit.get(plainCode(row.kit_number)) ?? null;
    const card = row.card_id !== undefined && named?.card_id !== row.card_id ? null : named;
    const id = card?.card_id ?? '';
    const fact: Facts = {
      card,
      isReserved: reserved.has(id),
      isLocked: locked.has(id),
      isTwice: seen.has(id),
      holder: holders[at] ?? { kind: 'unknown' },
      code: 'unasked',
    };
    if (card && judge(fact).way !== 'refuse') seen.add(id);
    return fact;
  });
  const open = facts.flatMap((fact, at) => (judge(fact).way === 'refuse' ? [] : [at]));
  const pairs = open.map((at) => ({
    card_id: facts[at]?.card?.card_id ?? '',
    kit_number: facts[at]?.card?.kit_number ?? '',
    activation_code: rows[at]?.activation_code ?? '',
  }));
  const codes = await verifyCodes(bank, company_id, pairs, now);
  return facts.map((fact, at) => {
    const code = codes[open.indexOf(at)] ?? 'unasked';
    return { kit_number: rows[at]?.kit_number ?? '', card: fact.card, holder: fact.holder, judgement: judge({ ...fact, code }) };
  });
}

const nameOf = (holder: Found): string =>
  holder.kind === 'person' ? holder.application.holder_name : holder.kind === 'invite' ? holder.name : '';

export function resultOf({ kit_number, card, holder, judgement }: Tried): ActResult {
  const { way } = judgement;
  const said = { card_id: card?.card_id ?? '', kit_number: card?.kit_number ?? kit_number, holder_name: nameOf(holder) };
  return way === 'refuse'
    ? refused(said, judgement.reason)
    : { ...said, ok: true, failure: '', code: 0, reason: '', reserved: way === 'reserve' };
}

type Said = Pick<ActResult, 'card_id' | 'kit_number' | 'holder_name'>;
export const refused = (said: Said, reason: BindReason): ActResult => ({
  ...said,
  ok: false,
  ...failureOf(reason),
  reason,
  reserved: false,
});
export const done = (said: Said): ActResult => ({ ...said, ok: true, failure: '', code: 0, reason: '', reserved: false });
