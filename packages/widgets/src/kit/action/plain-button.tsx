/** A button of words alone. One with an icon before them is button.tsx's, which brings the drawings. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as look from './button.css.ts';
import { hidden } from '../theme/text.css.ts';
import { useT } from '../words.tsx';

export type ButtonVariant = keyof typeof look.button;
type Native = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'aria-busy'>;
export type PlainButtonProps = Native & {
  /** One primary per view (DES-20). */
  readonly variant?: ButtonVariant;
  /** Under way: keeps its words and width, ignores presses. */
  readonly busy?: boolean;
  readonly compact?: boolean;
  readonly wide?: boolean;
  /** Before the words; a spinner takes its place. */
  readonly lead?: ReactNode;
};

export const buttonClass = (variant: ButtonVariant, compact: boolean, wide: boolean): string =>
  [look.button[variant], compact && look.compact, wide && look.wide].filter(Boolean).join(' ');

export function PlainButton({
  variant = 'secondary',
  busy = false,
  compact = false,
  wide = false,
  type = 'button',
  lead,
  onClick,
  children,
  ...rest
}: PlainButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant, compact, wide)}
      part={variant === 'primary' || variant === 'secondary' ? `button ${variant}` : 'button'}
      aria-busy={busy || undefined}
      // the second of two quick presses may find the next step's button in the same place
      onClick={(event) => (busy || (type === 'submit' && event.detail > 1) ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? <Spinner beside={!lead} /> : lead}
      {children}
    </button>
  );
}

function Spinner({ beside }: { readonly beside: boolean }) {
  const t = useT('shared');
  const spinner = <span className={look.spinner} aria-hidden="true" />;
  return (
    <>
      {beside ? <span className={look.beside}>{spinner}</span> : spinner}
      <span className={hidden}>{t('kit.button.busy')}</span>
    </>
  );
}
