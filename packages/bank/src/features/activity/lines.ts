/** A line of the trail as people read it. */
import type { activity as calls } from '@bankside/core/contract/security/activity.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { acts, isAct, kindOfAct, type Act } from '@bankside/core/rules/access/acts.ts';
import type { KeyOf, TailOf } from '@bankside/core/i18n/keys.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { exists, translate } from '../../platform/words.ts';
import { subjectOf, type Names } from './names.ts';
import type { LineRow } from './reading.ts';

export type Line = Out<typeof calls.list>['list'][number];
type Group = TailOf<KeyOf<'activity'>, 'refusals'>;

/** Refusals whose own sentence names figures of the moment, which the line does not keep. */
const inShort: Readonly<Record<string, Group>> = {
  tooManyRequests: 'tooMany',
  codeIncorrect: 'wrongCode',
  amountBelowMinimum: 'amount',
  amountAboveMaximum: 'amount',
  dailyLimitExceeded: 'dailyLimit',
  insufficientBalance: 'balance',
  orderBelowMinimum: 'quantity',
  orderAboveAvailable: 'quantity',
  fileTooLarge: 'file',
  fileTypeWrong: 'file',
  tooManyFiles: 'file',
  ibanWrong: 'details',
  swiftWrong: 'details',
  addressWrong: 'details',
  alreadySaved: 'saved',
  ratesStale: 'rates',
  rateHeld: 'rates',
  quotesOpen: 'quotes',
  quotesAbove: 'quotes',
  rangeTooLong: 'range',
  papersUnopened: 'documents',
  noPermission: 'right',
  approversTooFew: 'approvers',
};

export function whyOf(refusal: string, language: Language): string {
  if (refusal === '') return '';
  const short = inShort[refusal];
  if (short) return translate(language, 'activity', `refusals.${short}`);
  return exists('errors', refusal) ? translate(language, 'errors', refusal) : translate(language, 'activity', 'refused');
}

function whoOf({ actor }: LineRow, names: Names): Line['who'] {
  const person = names.person(actor);
  if (person) return { kind: 'person', id: actor, ...person };
  if (actor.startsWith('partner:')) {
    const id = actor.slice('partner:'.length);
    return { kind: 'partner', id, name: names.label({ type: 'partnerKey', id }), email: '' };
  }
  return { kind: actor === 'applicant' ? 'applicant' : 'bank', id: '', name: '', email: '' };
}

/** Null for the bank's own work, which is no company's business. */
export function lineOf(row: LineRow, names: Names, language: Language): Line | null {
  const act = row.action;
  const kind = isAct(act) ? kindOfAct(act) : 'bank';
  if (kind === 'bank') return null;
  const about = subjectOf(row);
  const who = whoOf(row, names);
  const from = who.kind === 'bank' ? { address: '', browser: '' } : row; // the bank's people are not shown, nor where they sit
  return {
    id: String(row.seq),
    at: row.at.toISOString(),
    kind,
    act,
    who,
    about: { ...about, label: names.label(about) },
    result: row.refusal === '' ? 'done' : 'refused',
    why: whyOf(row.refusal, language),
    address: from.address,
    browser: from.browser,
  };
}

export const saidOf = (act: string, language: Language): string => translate(language, 'activity', `acts.${acts[act as Act][1]}`);

export function whoIs({ who }: Pick<Line, 'who'>, language: Language): string {
  if (who.kind === 'person') return who.name;
  if (who.kind === 'partner')
    return who.name ? translate(language, 'activity', 'partner', { name: who.name }) : translate(language, 'activity', 'formerPartner');
  return translate(language, 'activity', who.kind);
}
