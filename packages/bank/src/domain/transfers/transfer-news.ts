/** Whom a transfer notifies, and how: those of the company who may handle it in the bell but for whose act it is, its maker and the main account by mail too. */
import { formatDateTime } from '@bankside/core/i18n/dates.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { currencies, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { readLanguage, type Language } from '@bankside/core/rules/languages.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { may, userTypes } from '@bankside/core/rules/access/permissions.ts';
import { places } from '@bankside/core/rules/places.ts';
import type { Bank } from '../../platform/bank.ts';
import { later, type Writer } from '../../store/transactions/later.ts';
import type { Db } from '../../store/store.ts';
import { activeIn, mayStillApprove, type Hearer } from '../records/approvers.ts';
import { conversionParams } from '../rates/conversion-news.ts';
import { lettersOf, type Letter } from '../messages/mail.ts';
import { noticesOf, type NewNotice } from '../messages/notify.ts';
import type { RecordRow } from '../records/records.ts';
import { detailsOf, mayHandle } from '../records/transfer-rights.ts';

/** Names of mails and of notices alike. */
export type TransferNews =
  | 'transfer_made'
  | 'transfer_to_approve'
  | 'transfer_done'
  | 'transfer_exchanged'
  | 'transfer_cancelled'
  | 'transfer_declined'
  | 'transfer_rejected'
  | 'transfer_failed'
  | 'transfer_returned'
  | 'transfer_received'
  | 'transfer_quoted'
  | 'transfer_quote_declined'
  | 'transfer_quote_lapsed';

const shown = (amount: bigint, currency: string): string =>
  formatAmount(toDecimal(amount < 0n ? -amount : amount, currencies[currency as Currency].scale), currency);

/** What the sentences name: of an exchange what is sold, and what it gives. */
function paramsOf(row: RecordRow, origin: string) {
  const { sold_amount, sold_currency, amount, currency } = row;
  const { rate = '', conversion = null } = detailsOf(row);
  const place = row.kind === 'digital' ? places.transferRecordDigital : places.transferRecordFiat;
  return {
    number: row.number,
    amount: sold_amount !== null && sold_currency !== null ? shown(sold_amount, sold_currency) : shown(amount, currency),
    received: shown(amount, currency),
    to: row.counterparty,
    reason: row.reason,
    ...conversionParams({ currency, sold_currency, rate, conversion }),
    link: `${origin}${place}?id=${row.transaction_id}`,
  };
}

/** `until`: when an offered rate ends; `people`: those of the companies, where they are known already; `by`: whose act it is, when they are at it. */
export type Known = { readonly people?: ReadonlyMap<string, Hearer[]> | undefined };
type More = Known & { readonly until?: Date; readonly by?: string | null | undefined };
type News = More & { readonly bank: Bank; readonly row: RecordRow; readonly kind: TransferNews; readonly now: Date };

/** Who is notified in the bell, and who by mail too. Of money from another client: those who see transactions, and the main account. */
function listeners(people: readonly Hearer[], { row, kind, by }: News): { bell: Hearer[]; mail: Hearer[] } {
  const isMain = ({ user_type }: Hearer) => user_type === userTypes.main;
  if (kind === 'transfer_received') {
    const able = people.filter((user) => may({ ...user, userType: user.user_type }, '2'));
    return { bell: able, mail: able.filter(isMain) };
  }
  if (kind === 'transfer_to_approve') {
    const others = mayStillApprove(people, row);
    return { bell: others, mail: others };
  }
  const able = people.filter((user) => mayHandle({ ...user, userType: user.user_type }, row));
  const others = able.filter(({ user_id }) => user_id !== by); // nobody is notified of what they have just done themselves
  return { bell: others, mail: able.filter((user) => isMain(user) || user.user_id === row.created_by) };
}

/** At the commit: everybody's people are read at once, and all notices and letters are written with the rest. */
const spread: Writer<News> = async (db, all) => {
  const strange = all.filter(({ people: known }) => !known).map(({ row }) => row.company_id);
  const read = strange.length > 0 ? await activeIn(db, strange) : new Map<string, Hearer[]>();
  const bell: NewNotice[] = [];
  const mail: Letter[] = [];
  for (const each of all) {
    const { bank, row, kind, now, until, people = read } = each;
    const { company_id } = row;
    const zone = bank.policy.bank.timeZone;
    const params = paramsOf(row, bank.origin);
    const ending = (language: Language) => (until ? { until: formatDateTime(until, language, zone) } : {});
    const who = listeners(people.get(company_id) ?? [], each);
    bell.push(
      ...who.bell.map(({ user_id, language }) => ({
        company_id,
        user_id,
        kind,
        params: { ...params, ...ending(readLanguage(language)) },
        now,
      })),
    );
    for (const { email: to, language: spoken, full_name: name } of who.mail) {
      const language = readLanguage(spoken);
      const time = formatDateTime(now, language, zone);
      mail.push({ company_id, to, language, template: kind, params: { ...params, ...ending(language), name, time }, now });
    }
  }
  const [first] = all;
  return [...(await noticesOf(db, bell)), ...(first ? await lettersOf(first.bank, db, mail) : [])];
};

export const tellTransfer = (bank: Bank, db: Db, row: RecordRow, kind: TransferNews, now: Date, more: More = {}): Promise<void> =>
  later(db, spread, { bank, row, kind, now, ...more });
