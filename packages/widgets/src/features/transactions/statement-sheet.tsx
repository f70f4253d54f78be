/** A statement of one account (pdf1, pdf2): opening, what went out and came in, closing, and what is on hold apart from it. */
import type { Statement } from '@bankside/core/contract/transactions.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { formatDay } from '@bankside/core/i18n/dates.ts';
import { stateOf } from '@bankside/core/rules/lifecycle.ts';
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import { useLanguage, useT } from '../../kit/words.tsx';
import { useDates } from '../../parts/dates.ts';
import * as look from './paper.css.ts';
import { Sheet } from './sheet.tsx';
import { figureOf, movedOf, placesOf } from './statement-figures.ts';

const grouped = (number: string) => number.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');

export function StatementSheet({ statement, first }: { readonly statement: Statement; readonly first: boolean }) {
  const t = useT('statement');
  const language = useLanguage();
  const { kind, currency, date_from, date_to, address, reference } = statement;
  return (
    <Sheet
      issuer={statement.issuer}
      title={t(kind === 'digital' ? 'titleDigital' : 'title')}
      lead={t('period', {
        from: formatDay(date_from, language),
        to: formatDay(date_to, language),
        currency: t(`options:currencies.${currency}`),
      })}
      first={first}
      facts={[
        [t('account'), statement.account_name],
        [t('accountNumber'), grouped(statement.account_number)],
        [t('reference'), reference || address],
        [t('statement'), statement.number],
      ]}
      foot={useStatementFoot(statement)}
    >
      <Lines statement={statement} />
      <OnHold statement={statement} />
    </Sheet>
  );
}

export function useStatementFoot({ report_within_days, issued_at, issued_to }: Statement): string {
  const t = useT('statement');
  const dates = useDates();
  return `${t('checkStatement', { days: report_within_days })} ${t('printed', { time: dates.dateTime(issued_at), name: issued_to })}`;
}

function Lines({ statement }: { readonly statement: Statement }) {
  const t = useT('statement');
  const language = useLanguage();
  const dates = useDates();
  const places = placesOf(statement);
  const { lines, currency, opening, closing, paid_in, paid_out, date_from, date_to } = statement;
  return (
    <div className={look.scroll}>
      <table className={look.table}>
        <thead>
          <tr>
            <th scope="col">{t('date')}</th>
            <th scope="col">{t('details')}</th>
            <th scope="col">{t('reference')}</th>
            <th scope="col" className={look.figure}>
              {t('paidOut')}
            </th>
            <th scope="col" className={look.figure}>
              {t('paidIn')}
            </th>
            <th scope="col" className={look.figure}>
              {t('balanceIn', { currency })}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className={look.opening}>
            <td className={look.day}>{formatDay(date_from, language)}</td>
            <td colSpan={4}>{t('opening')}</td>
            <td className={look.figure}>{figureOf(opening, places)}</td>
          </tr>
          {lines.map((line, index) => (
            <tr key={index}>
              <td className={look.day}>{dates.date(line.at)}</td>
              <td className={look.details}>{detailsOf(t, line)}</td>
              <td className={look.reference}>{line.number}</td>
              <td className={look.figure}>{movedOf(line.paid_out, places)}</td>
              <td className={look.figure}>{movedOf(line.paid_in, places)}</td>
              <td className={look.figure}>{figureOf(line.balance, places)}</td>
            </tr>
          ))}
          {lines.length === 0 && (
            <tr>
              <td colSpan={6}>{t('noLines')}</td>
            </tr>
          )}
          <tr className={look.closing}>
            <td className={look.day}>{formatDay(date_to, language)}</td>
            <td colSpan={2}>{t('closing')}</td>
            <td className={look.figure}>{figureOf(paid_out, places)}</td>
            <td className={look.figure}>{figureOf(paid_in, places)}</td>
            <td className={look.figure}>{figureOf(closing, places)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

type Line = Statement['lines'][number];
/** 'Lindqvist Freight AB, invoice 5520'. */
function detailsOf(t: ReturnType<typeof useT>, { what, counterparty, note }: Line): string {
  const line = t(`lines.${what}`, { counterparty });
  return note ? t('transactions:paper.withNote', { line, note }) : line;
}

function OnHold({ statement: { on_hold, currency } }: { readonly statement: Statement }) {
  const t = useT('statement');
  return on_hold.map(({ number, counterparty, status, amount }) => (
    <p key={number} className={look.after}>
      {t(counterparty ? 'onHoldTo' : 'onHold', {
        amount: formatAmount(amount, currency),
        number,
        counterparty,
        status: t(`options:states.transaction.${stateOf(transaction, status)}`),
      })}
    </p>
  ));
}
