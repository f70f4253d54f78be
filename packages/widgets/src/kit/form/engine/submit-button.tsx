import type { ReactNode } from 'react';
import { PlainButton, type ButtonVariant } from '../../action/plain-button.tsx';
import { useFormState } from './use-form.ts';

/** Sends the form. Never disabled for what is missing: pressing it shows what that is (DES-20). */
export function SubmitButton({
  children,
  variant = 'primary',
  wide = false,
}: {
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly wide?: boolean;
}) {
  const busy = useFormState((state) => state.busy);
  return (
    <PlainButton type="submit" variant={variant} wide={wide} busy={busy}>
      {children}
    </PlainButton>
  );
}
