/** A day that an ID may not state: the tick says so, and the day then follows from the day of birth (APP-11). */
import { formatDay } from '@bankside/core/i18n/dates.ts';
import { derivedExpiryDate, derivedIssueDate } from '@bankside/core/rules/cards/applying-days.ts';
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { useEffect, useRef } from 'react';
import { CheckField } from '../../kit/form/choices/check-field.tsx';
import { fieldNamed } from '../../kit/form/engine/field-name.ts';
import { useForm, useField, useValue, type FieldProps } from '../../kit/form/engine/use-form.ts';
import { DateField } from '../../kit/form/fields/date-field.tsx';
import { FieldFrame } from '../../kit/form/fields/field-frame.tsx';
import { useLanguage, useT } from '../../kit/words.tsx';
import * as look from './card-kyc.css.ts';
import { useEditing } from './section-context.ts';

/** Undefined where the day of birth is masked: the bank, which knows it, then derives the day. */
const dayOf = (value: unknown) => (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined);

export function DocumentDay(props: FieldProps<string>) {
  const t = useT('card-kyc');
  const form = useForm();
  const { holder } = useEditing();
  const isIssue = props.name === 'issue_date';
  const missing = useValue(fieldNamed<boolean>(`${props.name}_missing`)) === true;
  const birth = dayOf(holder.member['birth_date']);
  const derived = isIssue ? (birth ? derivedIssueDate(birth) : holder.today) : birth ? derivedExpiryDate(birth, holder.today) : '';
  const before = useRef(missing);
  useEffect(() => {
    if (before.current === missing) return;
    before.current = missing;
    form.set(props.name, missing ? derived : '');
  }, [form, props.name, missing, derived]);
  const years = isIssue ? policy.id.noIssueYears : policy.id.noExpiryMinYears;
  const said = t(isIssue ? 'missing.issue' : 'missing.expiry', { years });
  return (
    <div className={look.pair}>
      {missing && isIssue ? (
        <TakenDay {...props} hint={said} day={birth ? derived : ''} />
      ) : (
        <DateField {...props} {...(missing && { hint: said })} />
      )}
      <CheckField name={fieldNamed(`${props.name}_missing`)} label={t('missing.tick')} optional />
    </div>
  );
}

/** There is nothing to enter. */
function TakenDay({ day, ...props }: FieldProps<string> & { readonly day: string }) {
  const t = useT('card-kyc');
  const language = useLanguage();
  const field = useField(props);
  return (
    <FieldFrame field={field} {...props}>
      <input className={look.taken} id={field.id} value={day ? formatDay(day, language) : t('missing.byBank')} readOnly {...field.aria} />
    </FieldFrame>
  );
}
