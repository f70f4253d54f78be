import { useState, type ReactNode } from 'react';
import { IconButton } from '../../action/icon-button.tsx';
import { useT } from '../../words.tsx';
import { FieldFrame } from './field-frame.tsx';
import * as controls from './controls.css.ts';
import * as look from '../engine/form.css.ts';
import { inputProps, type TextFieldProps } from './text-field.tsx';
import { useField } from '../engine/use-form.ts';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'readOnly' | 'placeholder'>;

/** With an eye that shows what is typed. */
export function PasswordField({
  aside,
  autoComplete = 'current-password',
  children,
  ...props
}: PasswordFieldProps & { /** Below the error. */ readonly children?: ReactNode }) {
  const field = useField(props);
  const t = useT('form');
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame field={field} aside={aside} after={children} {...props}>
      <div className={controls.held}>
        <input
          {...inputProps(field)}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          className={`${look.control} ${controls.withEnd}`}
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
        />
        <span className={controls.inEnd}>
          <IconButton
            icon={shown ? 'eyeOff' : 'eye'}
            label={t(shown ? 'hidePassword' : 'showPassword')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        </span>
      </div>
    </FieldFrame>
  );
}
