/** A day that an ID may not state: a tick then puts in what the bank takes for it, and says so (APP-11). */
import { derivedExpiryDate, derivedIssueDate, leastExpiryDate } from '@bankside/core/rules/cards/applying-days.ts';
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { formatDay } from '@bankside/core/i18n/dates.ts';
import { useEffect, useRef } from 'react';
import { fieldNamed } from '../../../kit/form/engine/field-name.ts';
import { CheckField } from '../../../kit/form/choices/check-field.tsx';
import { DateField } from '../../../kit/form/fields/date-field.tsx';
import { FieldFrame } from '../../../kit/form/fields/field-frame.tsx';
import { useField, useForm, useValue } from '../../../kit/form/engine/use-form.ts';
import { useLanguage, useT } from '../../../kit/words.tsx';
import { useApplying } from '../application-context.ts';
import * as look from '../card-apply.css.ts';
import type { KindProps } from '../../../wizard/kinds.ts';
import type { FieldRow } from './field-rows.ts';

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

export function DocumentDay({ row, ...props }: KindProps<FieldRow>) {
  const t = useT('card-apply');
  const language = useLanguage();
  const form = useForm();
  const { opened } = useApplying();
  const isIssue = row.name === 'issue_date';
  const missing = useValue(fieldNamed(`${row.name}_missing`)) === true;
  const birthValue = useValue(fieldNamed('birth_date'));
  const birth = isDay(birthValue) ? birthValue : '';
  const derived = birth && (isIssue ? derivedIssueDate(birth) : derivedExpiryDate(birth, opened.today));
  const before = useRef({ missing, derived });
  useEffect(() => {
    const was = before.current;
    before.current = { missing, derived };
    if (was.missing === missing && was.derived === derived) return;
    if (missing) form.set(props.name, derived); // an expiry may then be changed, but not to an earlier day than the rule's
    else if (was.missing) form.set(props.name, '');
  }, [form, props.name, missing, derived]);
  const params = { day: derived && formatDay(derived, language), years: isIssue ? policy.id.noIssueYears : policy.id.noExpiryMinYears };
  const least = birth && formatDay(leastExpiryDate(birth), language);
  const said = derived
    ? t(isIssue ? 'missing.issue_date' : 'missing.expiry_date', isIssue ? params : { ...params, day: least })
    : t('missing.noBirth');
  return (
    <div className={look.legend}>
      {missing && isIssue ? (
        <TakenDay {...props} day={params.day} hint={said} />
      ) : (
        <DateField {...props} {...(missing && { hint: said })} />
      )}
      <CheckField name={fieldNamed(`${row.name}_missing`)} label={t('missing.tick')} optional />
    </div>
  );
}

/** There is nothing to enter: the day follows from the day of birth. */
function TakenDay({ day, ...props }: Omit<KindProps<FieldRow>, 'row'> & { readonly day: string }) {
  const field = useField(props);
  return (
    <FieldFrame field={field} {...props}>
      <input className={look.taken} id={field.id} value={day} readOnly {...field.aria} />
    </FieldFrame>
  );
}
