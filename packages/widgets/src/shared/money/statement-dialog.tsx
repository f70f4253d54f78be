/** Which account, and which month or days (TXN-12): then the statement is shown on its sheet, to print or to save. */
import { formatMonth } from '@bankside/core/i18n/dates.ts';
import { monthsBefore } from '@bankside/core/rules/calendar.ts';
import { currencies, currencyCodes, isCurrency } from '@bankside/core/rules/money/currencies.ts';
import { may } from '@bankside/core/rules/access/permissions.ts';
import { useState } from 'react';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { DateField } from '../../kit/form/fields/date-field.tsx';
import { fieldsOf, Form } from '../../kit/form/engine/form.tsx';
import { pair } from '../../kit/form/fields/controls.css.ts';
import { SelectField } from '../../kit/form/choices/select-field.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { useValue } from '../../kit/form/engine/use-form.ts';
import { useLinks } from '../../kit/action/link-resolver.ts';
import { useLanguage, useT } from '../../kit/words.tsx';
import { useDates } from '../dates.ts';
import { useSession } from '../../runtime/user.ts';
import { monthSpan, spans } from './book/day-spans.ts';

const schema = () => import('@bankside/core/contract/transactions.ts').then((contract) => contract.StatementChoice);
const field = fieldsOf(schema);
/** This month and the twelve before it. */
const monthsOffered = 13;
type Choice = {
  readonly account: string;
  /** '2026-03', or 'custom'. */
  readonly period: string;
  readonly date_from?: string | undefined;
  readonly date_to?: string | undefined;
};

export function StatementDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT('money');
  const language = useLanguage();
  const links = useLinks();
  const dates = useDates();
  const [now] = useState(() => new Date());
  const today = dates.day(now);
  const accounts = useAccounts();
  const show = ({ account, period, date_from, date_to }: Choice) => {
    const { from, to } = period === 'custom' ? { from: date_from ?? '', to: date_to ?? '' } : monthSpan(`${period}-01`, today);
    const kind = isCurrency(account) ? currencies[account].kind : account;
    onClose();
    links.go(kind === 'digital' ? 'statementDigital' : 'statementFiat', { ...(isCurrency(account) && { currency: account }), from, to });
  };
  const { from, to } = spans.thisMonth(today);
  const months = Array.from({ length: monthsOffered }, (_, back) => monthsBefore(from, back));
  return (
    <Dialog form title={t('statements.title')} text={t('statements.text')} onClose={onClose}>
      <Form schema={schema} initial={{ account: 'USD', period: from.slice(0, 7), date_from: from, date_to: to }} onSubmit={show}>
        <SelectField name={field('account')} label={t('statements.account')} options={accounts} />
        <SelectField
          name={field('period')}
          label={t('statements.period')}
          options={[
            ...months.map((first) => ({
              value: first.slice(0, 7),
              label: first === from ? t('statements.soFar', { month: formatMonth(first, language) }) : formatMonth(first, language),
            })),
            { value: 'custom', label: t('statements.custom') },
          ]}
        />
        <Days />
        <SubmitButton>{t('statements.act')}</SubmitButton>
      </Form>
    </Dialog>
  );
}

function Days() {
  const t = useT('money');
  if (useValue(field('period')) !== 'custom') return null;
  return (
    <div className={pair}>
      <DateField name={field('date_from')} label={t('filter.from')} />
      <DateField name={field('date_to')} label={t('filter.to')} />
    </div>
  );
}

/** All of a kind at once needs the dashboard's right; one account is open to everybody who sees transactions. */
function useAccounts() {
  const t = useT('money');
  const all = may(useSession(), '1')
    ? [
        { value: 'fiat', label: t('statements.allFiat') },
        { value: 'digital', label: t('statements.allDigital') },
      ]
    : [];
  return [...currencyCodes.map((value) => ({ value, label: `${value} · ${t(`options:currencies.${value}`)}` })), ...all];
}
