/** A statement of one account (pdf1, pdf2): opening, what went out and came in, closing, and what is on hold apart from it. */
import type { Check, Statement } from '@bankside/core/contract/transactions.ts';
import { formatDay } from '@bankside/core/i18n/dates.ts';
import { grouped, timeOf } from '@bankside/core/i18n/papers/said.ts';
import { figureOf, linesOf, onHoldOf, periodOf, placesOf } from '@bankside/core/i18n/papers/statement.ts';
import { useLanguage, useT } from '../../kit/words.tsx';
import * as look from './paper.css.ts';
import { Sheet } from './sheet.tsx';
import { useReader } from './use-reader.ts';

type SheetProps = { readonly statement: Statement; readonly first: boolean; readonly check: Check };

export function StatementSheet({ statement, first, check }: SheetProps) {
  const t = useT('statement');
  const language = useLanguage();
  const { kind, address, reference } = statement;
  return (
    <Sheet
      issuer={statement.issuer}
      title={t(kind === 'digital' ? 'titleDigital' : 'title')}
      lead={periodOf(statement, { t, language })}
      first={first}
      facts={[
        [
          t('account'),
          <span key="account">
            {statement.account_name}
            <br />
            {address}
          </span>,
        ],
        [t('accountNumber'), grouped(statement.account_number)],
        [t('reference'), reference],
        [t('statement'), statement.number],
      ]}
      foot={useStatementFoot(statement)}
      check={check}
    >
      <Lines statement={statement} />
      <OnHold statement={statement} />
    </Sheet>
  );
}

export function useStatementFoot({ report_within_days, issued_at, issued_to }: Statement): string {
  const t = useT('statement');
  const time = timeOf(issued_at, useReader());
  return `${t('checkStatement', { days: report_within_days })} ${t('printed', { time, name: issued_to })}`;
}

function Lines({ statement }: { readonly statement: Statement }) {
  const t = useT('statement');
  const reader = useReader();
  const { language } = reader;
  const places = placesOf(statement);
  const lines = linesOf(statement, reader);
  const { currency, opening, closing, paid_in, paid_out, date_from, date_to } = statement;
  return (
    <div className={look.lines}>
      <table className={look.table}>
        <thead>
          <tr>
            <th scope="col" className={look.day}>
              {t('date')}
            </th>
            <th scope="col" className={look.details}>
              {t('details')}
            </th>
            <th scope="col" className={look.reference}>
              {t('lineNumber')}
            </th>
            <th scope="col" className={look.out}>
              {t('paidOut')}
            </th>
            <th scope="col" className={look.into}>
              {t('paidIn')}
            </th>
            <th scope="col" className={look.balance}>
              {t('balanceIn', { currency })}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className={look.opening}>
            <td className={look.day}>{formatDay(date_from, language)}</td>
            <td colSpan={4} className={look.details}>
              {t('opening')}
            </td>
            <td className={look.balance}>{figureOf(opening, places)}</td>
          </tr>
          {lines.map((line, index) => (
            <tr key={index}>
              <td className={look.day}>{line.date}</td>
              <td className={look.details}>{line.details}</td>
              <td className={look.reference}>{line.reference}</td>
              <td className={look.out}>{line.paid_out}</td>
              <td className={look.into}>{line.paid_in}</td>
              <td className={look.balance}>{line.balance}</td>
            </tr>
          ))}
          {lines.length === 0 && (
            <tr>
              <td colSpan={6}>{t('noLines')}</td>
            </tr>
          )}
          <tr className={look.closing}>
            <td className={look.day}>{formatDay(date_to, language)}</td>
            <td colSpan={2} className={look.details}>
              {t('closing')}
            </td>
            <td className={look.out}>{figureOf(paid_out, places)}</td>
            <td className={look.into}>{figureOf(paid_in, places)}</td>
            <td className={look.balance}>{figureOf(closing, places)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function OnHold({ statement }: { readonly statement: Statement }) {
  return onHoldOf(statement, useT('statement')).map((sentence) => (
    <p key={sentence} className={look.after}>
      {sentence}
    </p>
  ));
}
