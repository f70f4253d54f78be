import { useState } from 'react';
import { IconButton } from '../button.tsx';
import { useT } from '../words.tsx';
import { FieldFrame } from './field-frame.tsx';
import * as look from './form.css.ts';
import { inputProps, type TextFieldProps } from './text-field.tsx';
import { useField } from './use-form.ts';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'maxLength' | 'readOnly' | 'placeholder'>;

/** With an eye that shows what is typed; it hides again when the form is sent. */
export function PasswordField({
  aside,
  autoComplete = 'current-password',
  children,
  ...props
}: PasswordFieldProps & { readonly children?: React.ReactNode }) {
  const field = useField(props);
  const t = useT('form');
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame field={field} aside={aside} {...props}>
      <div className={look.held}>
        <input
          {...inputProps(field)}
          name={props.name}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          className={`${look.control} ${look.withEnd}`}
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
        />
        <span className={look.inEnd}>
          <IconButton
            icon={shown ? 'eyeOff' : 'eye'}
            label={t(shown ? 'hidePassword' : 'showPassword')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        </span>
      </div>
      {children}
    </FieldFrame>
  );
}
