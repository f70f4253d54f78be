/** Kit numbers with their activation codes, verified with the issuer many at once; wrong tries count as they do one by one (CRD-02, PRG-15). */
import { importRows } from '@bankside/core/rules/programmes/programmes.ts';
import { IssuerUnavailable } from '../../adapters/issuer/issuer.ts';
import type { Bank } from '../../platform/bank.ts';
import { Refusal } from '../../platform/refusal.ts';
import { countCardTry, kitSubject, rightTry, uncountedTry } from '../issued-cards/tries.ts';

export type Pair = { readonly card_id: string; readonly kit_number: string; readonly activation_code: string };
export type CodeAnswer = 'right' | 'wrong' | 'locked';

/** Nothing that could be a code: it is wrong, and nobody is asked. */
const isNone = (code: string) => code.trim() === '' || code.length > 40;

/** Of each pair, in their order. Refuses issuerUnavailable, and then nothing is counted. */
export async function verifyCodes(bank: Bank, company_id: string, pairs: readonly Pair[], now: Date): Promise<CodeAnswer[]> {
  const { db } = bank.store;
  const answers = pairs.map((): CodeAnswer => 'wrong');
  const asked: number[] = [];
  const tried = (at: number) => ({ company_id, subject: kitSubject(pairs[at]?.card_id ?? '') });
  for (const [at, { activation_code }] of pairs.entries()) {
    if (isNone(activation_code)) continue;
    try {
      await countCardTry(bank, db, tried(at), now);
      asked.push(at);
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      answers[at] = 'locked';
    }
  }
  for (let from = 0; from < asked.length; from += importRows.perCall) {
    const piece = asked.slice(from, from + importRows.perCall);
    const found = await bank.issuer.verifyKits(piece.map((at) => codesOf(pairs[at]))).catch(async (fault: unknown) => {
      for (const at of asked.slice(from)) await uncountedTry(db, tried(at), now);
      throw fault instanceof IssuerUnavailable ? new Refusal('issuerUnavailable') : fault;
    });
    for (const [nth, at] of piece.entries()) {
      if (found[nth] !== pairs[at]?.card_id) continue;
      answers[at] = 'right';
      await rightTry(db, tried(at));
    }
  }
  return answers;
}

const codesOf = (pair: Pair | undefined) => ({ kit_number: pair?.kit_number ?? '', activation_code: pair?.activation_code ?? '' });
