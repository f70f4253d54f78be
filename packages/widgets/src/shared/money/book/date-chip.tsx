/** A chip for a span of days in the bank's zone: usual ones at a press, others typed. */
import { formatDay } from '@bankside/core/i18n/dates.ts';
import { useState } from 'react';
import { DateField } from '../../../kit/form/fields/date-field.tsx';
import { fieldsOf, Form } from '../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { useLanguage, useT } from '../../../kit/words.tsx';
import { useDates } from '../../dates.ts';
import { isDay } from './book-query.ts';
import { spans, type Span } from './day-spans.ts';
import { PopupChip } from './multi-chip.tsx';
import * as look from '../record-book.css.ts';

const schema = () => import('@bankside/core/contract/money.ts').then((contract) => contract.DaySpan);
const field = fieldsOf(schema);
type DateChipProps = { readonly from: string; readonly to: string; readonly onChange: (span: Span) => void };

export function DateChip({ from, to, onChange }: DateChipProps) {
  const t = useT('money');
  const language = useLanguage();
  const first = isDay(from) && formatDay(from, language);
  const last = isDay(to) && formatDay(to, language);
  const both = first && last ? spanText(first, last) : undefined;
  const shown = both ?? (first ? t('filter.since', { day: first }) : last ? t('filter.until', { day: last }) : undefined);
  return (
    <PopupChip label={t('filter.date')} shown={shown} bare onClear={() => onChange({ from: '', to: '' })}>
      {(close) => (
        <DayChoices
          from={from}
          to={to}
          onChoose={(span) => {
            onChange(span);
            close();
          }}
        />
      )}
    </PopupChip>
  );
}

/** '01/11 – 18/11/2025': a year that both have is written once, where the year is last. */
function spanText(first: string, last: string): string {
  const year = last.slice(-5);
  return `${year.startsWith('/') && first.endsWith(year) && first !== last ? first.slice(0, -5) : first} – ${last}`;
}

type ChoicesProps = { readonly from: string; readonly to: string; readonly onChoose: (span: Span) => void };

function DayChoices({ from, to, onChoose }: ChoicesProps) {
  const t = useT('money');
  const dates = useDates();
  const [now] = useState(() => new Date());
  const today = dates.day(now);
  const send = (typed: { readonly date_from?: string | undefined; readonly date_to?: string | undefined }) =>
    onChoose({ from: typed.date_from ?? '', to: typed.date_to ?? '' });
  return (
    <div className={look.days}>
      {today && (
        <div className={look.spans}>
          {(['thisMonth', 'lastMonth', 'thirtyDays'] as const).map((name) => (
            <button key={name} type="button" className={look.choice} onClick={() => onChoose(spans[name](today))}>
              {t(`filter.${name}`)}
            </button>
          ))}
        </div>
      )}
      <Form schema={schema} initial={{ date_from: from, date_to: to }} onSubmit={send} label={t('filter.date')}>
        <DateField name={field('date_from')} label={t('filter.from')} optional />
        <DateField name={field('date_to')} label={t('filter.to')} optional />
        <SubmitButton variant="secondary">{t('filter.apply')}</SubmitButton>
      </Form>
    </div>
  );
}
