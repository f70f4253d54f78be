/** What is refused of one line of several, named as the order names it (CRD-17). */
import type { RefusalName } from '@bankside/core/rules/errors.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { Invalid, Refusal } from '../../platform/refusal.ts';
import { refusalWords } from '../../platform/words.ts';

/** Of the market or of the price as a whole: of no line alone. */
const ofAll: readonly RefusalName[] = ['ratesStale', 'rateHeld', 'rateMoved', 'quoteExpired', 'quoteUsed'];

function ofLine(at: number, fault: Refusal): Refusal {
  if (ofAll.includes(fault.refusal)) return fault;
  const field = `lines.${at}.amount`;
  if (fault instanceof Invalid) return new Invalid(fault.faults.map((each) => ({ ...each, field })));
  const params = at > 0 && fault.refusal === 'insufficientBalance' ? { reason: 'lines' } : fault.params;
  return new Refusal(fault.refusal, { params, field });
}

export async function atLine<T>(at: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (fault) {
    throw fault instanceof Refusal ? ofLine(at, fault) : fault;
  }
}

type Tried<T> = { readonly value: T; readonly fault: null } | { readonly value: null; readonly fault: { rule: string; msg: string } };

/** For a line that may be refused while the others go on. */
export async function tryLine<T>(language: Language, at: number, work: () => Promise<T> | T): Promise<Tried<T>> {
  try {
    return { value: await work(), fault: null };
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    const named = ofLine(at, fault);
    const { rule, msg } = (named instanceof Invalid && named.faults[0]) || refusalWords(language, named);
    return { value: null, fault: { rule, msg } };
  }
}
