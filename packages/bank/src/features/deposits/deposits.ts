import type { deposits as calls } from '@bankside/core/contract/deposits.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import { isAsset } from '@bankside/core/rules/money/networks.ts';
import { may } from '@bankside/core/rules/access/permissions.ts';
import type { Bank } from '../../platform/bank.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isDust, leastDeposit } from '../../domain/deposits/deposit-arrivals.ts';
import { shownAmount } from '../../domain/deposits/deposit-news.ts';
import { depositOf } from '../../domain/deposits/deposits.ts';
import { recordsFile } from '../../domain/records/record-files.ts';
import { listRecords } from '../../domain/records/record-list.ts';
import { recordOf, timelineOf } from '../../domain/records/record-view.ts';
import type { RecordRow } from '../../domain/records/records.ts';
import { lacking } from '../../platform/callers/lacking.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { translate } from '../../platform/words.ts';
import { configFor } from './config.ts';
import { digitalDetails, fiatDetails } from './details.ts';
import { announce } from './submit.ts';

type Kind = 'fiat' | 'digital';
type Asking = Pick<Person, 'userType' | 'authjson' | 'embed'>;
const codeOf = { fiat: '3-1', digital: '3-2' } as const;

/** The kinds of deposits that this person may see: 3-1 opens fiat, 3-2 digital. A tag on a partner's page is for addresses alone. */
const kindsOf = (person: Asking): Kind[] =>
  (['fiat', 'digital'] as const).filter((kind) => may(person, codeOf[kind]) && (kind === 'digital' || !person.embed));

/** The filter with the one kind that is left to somebody with half of the section. Refuses noPermission for the other. */
function within<F extends { kind?: Kind | undefined }>(person: Asking, filter: F): F {
  const kinds = kindsOf(person);
  if (filter.kind && !kinds.includes(filter.kind)) throw new Refusal('noPermission');
  const [only, another] = kinds;
  return only && !another ? { ...filter, kind: only } : filter;
}

/** A confirmed deposit that stays where it is has a reason that no person gave it. */
function whyNotCredited(bank: Bank, row: RecordRow, language: Language): string {
  const { status, currency, network } = row;
  if (status !== transaction.states.processing.wire || !isAsset(currency) || !isDust(bank, row)) return '';
  const min = shownAmount(leastDeposit(bank, currency), currency);
  return translate(language, 'notifications', 'deposit_below_minimum.body', { network, min });
}

const only = { types: ['deposit'] } as const;

export const deposits: Handlers<typeof calls> = {
  details: async (wanted, { bank, db, person, now, language }) => {
    const { currency, network } = wanted;
    const kind = isAsset(currency) ? 'digital' : 'fiat';
    if (!kindsOf(person).includes(kind)) throw await lacking(db, person, [codeOf[kind]], language);
    const asked = { bank, db, company_id: person.company_id, now };
    return isAsset(currency) ? digitalDetails(asked, currency, network) : fiatDetails(asked, wanted);
  },

  record: async (query, { bank, person }) => listRecords(bank, person.company_id, within(person, query), only),

  get: async ({ id }, { bank, db, person, language, refuse }) => {
    const row = await depositOf(db, person.company_id, id);
    if (!row || !kindsOf(person).includes(row.kind)) throw refuse('notFound');
    const record = await recordOf(bank, db, person, row);
    return {
      record: { ...record, reason: record.reason || whyNotCredited(bank, row, language) },
      timeline: await timelineOf(db, row, bank.policy),
      credited_amount: row.journal_id === null ? null : record.amount,
    };
  },

  download: ({ format, ...filter }, { bank, person, language }) =>
    recordsFile({ bank, person, filter: within(person, filter), only, format, language, name: 'deposits' }),

  submit: announce,

  getConfig: async (_input, { bank, db, person, now }) => configFor(bank, db, person.company_id, now),
};
