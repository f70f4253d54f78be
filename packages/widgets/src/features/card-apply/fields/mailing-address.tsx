/** Where the card is sent: an address of its own, or the one above, which it then follows (APP-08). */
import type { Language } from '@bankside/core/rules/languages.ts';
import { fieldNamed } from '../../../kit/form/engine/field-name.ts';
import { TextArea } from '../../../kit/form/fields/text-area-field.tsx';
import { textOf, type Values } from '../../../kit/form/engine/form-paths.ts';
import { useValues } from '../../../kit/form/engine/use-form.ts';
import { useLanguage, useT } from '../../../kit/words.tsx';
import * as look from '../card-apply.css.ts';
import { countryName } from '../../../shared/country-name.ts';
import { FollowingField } from '../../../wizard/following-field.tsx';
import type { KindProps } from '../../../wizard/kinds.ts';
import type { FieldRow } from './field-rows.ts';

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

export function MailingAddress({ row, ...props }: KindProps<FieldRow>) {
  const t = useT('card-apply');
  const line = oneLine(useValues(), useLanguage());
  return (
    <FollowingField
      name={fieldNamed(row.name)}
      box={fieldNamed('mailing_same')}
      label={t('sameAddress')}
      text={line}
      className={look.legend}
      cell={look.cell}
    >
      <TextArea {...props} rows={2} maxLength={row.max} />
    </FollowingField>
  );
}
