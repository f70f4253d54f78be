import { policy } from '@bankside/core/rules/policy/policy.ts';
import { StatusGlyph } from '../../icon/glyph.tsx';
import { hidden } from '../../theme/text.css.ts';
import { useT } from '../../words.tsx';
import * as controls from './controls.css.ts';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';
import { useValue } from '../engine/use-form.ts';
import { textOf } from '../engine/form-paths.ts';

/** ACC-04, as the contract's newPassword checks it. */
const rules = [
  { name: 'length', met: (text: string) => text.length >= policy.password.min && text.length <= policy.password.max },
  { name: 'upper', met: (text: string) => /\p{Lu}/u.test(text) },
  { name: 'lower', met: (text: string) => /\p{Ll}/u.test(text) },
  { name: 'digit', met: (text: string) => /\p{Nd}/u.test(text) },
] as const;

/** Shows which parts of the rule are met while the password is typed. */
export function NewPasswordField(props: PasswordFieldProps) {
  const t = useT('form');
  const value = textOf(useValue(props.name));
  return (
    <PasswordField autoComplete="new-password" {...props}>
      <ul className={controls.rules} aria-label={t('password.rules')}>
        {rules.map(({ name, met }) => (
          <li key={name} className={met(value) ? `${controls.rule} ${controls.ruleMet}` : controls.rule}>
            <StatusGlyph glyph={met(value) ? 'tick' : 'dotted'} />
            {t(`password.${name}`, policy.password)}
            {met(value) && <span className={hidden}>{t('password.met')}</span>}
          </li>
        ))}
      </ul>
    </PasswordField>
  );
}
