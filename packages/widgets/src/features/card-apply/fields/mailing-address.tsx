/** Where the card is sent: an address of its own, or the one above, which it then follows (APP-08). */
import type { Language } from '@bankside/core/rules/languages.ts';
import { useEffect } from 'react';
import { fieldNamed } from '../../../kit/form/engine/field-name.ts';
import { CheckField } from '../../../kit/form/choices/check-field.tsx';
import { TextArea } from '../../../kit/form/fields/text-area-field.tsx';
import { textOf, type Values } from '../../../kit/form/engine/form-paths.ts';
import { useForm, useValue, useValues } from '../../../kit/form/engine/use-form.ts';
import { useLanguage, useT } from '../../../kit/words.tsx';
import * as look from '../card-apply.css.ts';
import { countryName } from '../../../shared/country-name.ts';
import type { RowProps } from './row-field.tsx';

/** One line, from the small to the large as letters to Singapore or London are written, or as in China and Japan. */
export function oneLine(values: Values, language: Language): string {
  const at = (name: string) => textOf(values[name]).trim();
  const country = at('country') && countryName(at('country'), language);
  const state = at('state') === at('city') ? '' : at('state');
  if (language === 'en')
    return [at('address'), at('city'), [state, at('postal_code')].filter(Boolean).join(' '), country].filter(Boolean).join(', ');
  const postal = at('postal_code') && (language === 'ja' ? `〒${at('postal_code')}` : at('postal_code'));
  return [country, postal, `${state}${at('city')}${at('address')}`].filter(Boolean).join(' ');
}

export function MailingAddress({ row, readOnly: _readOnly, ...props }: RowProps) {
  const t = useT('card-apply');
  const language = useLanguage();
  const form = useForm();
  const same = useValue(fieldNamed('mailing_same')) === true;
  const line = oneLine(useValues(), language);
  useEffect(() => {
    if (same && form.value(props.name) !== line) form.set(props.name, line);
  }, [form, props.name, same, line]);
  return (
    <div className={look.legend}>
      <fieldset disabled={same} className={look.cell}>
        <TextArea {...props} rows={2} maxLength={row.max} />
      </fieldset>
      <CheckField name={fieldNamed('mailing_same')} label={t('sameAddress')} optional />
    </div>
  );
}
