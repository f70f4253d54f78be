import type { ComponentPropsWithRef, SyntheticEvent } from 'react';
import * as look from './button.css.ts';
import { Icon, type IconName } from './icon.tsx';
import { hidden } from './text.css.ts';
import { useT } from './words.tsx';

export type ButtonVariant = keyof typeof look.button;
type Native = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'aria-busy'>;
export type ButtonProps = Native & {
  /** One primary per view (DESIGN.md §5). */
  readonly variant?: ButtonVariant;
  /** Under way: keeps its words and width, ignores presses. */
  readonly busy?: boolean;
  readonly icon?: IconName;
  readonly compact?: boolean;
  readonly wide?: boolean;
};

export const buttonClass = (variant: ButtonVariant, compact: boolean, wide: boolean): string =>
  [look.button[variant], compact && look.compact, wide && look.wide].filter(Boolean).join(' ');

export function Button({
  variant = 'secondary',
  busy = false,
  icon,
  compact = false,
  wide = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant, compact, wide)}
      part={variant === 'primary' || variant === 'secondary' ? `button ${variant}` : 'button'}
      aria-busy={busy || undefined}
      onClick={busy ? ignore : onClick}
    >
      <Lead icon={icon} busy={busy} />
      {children}
    </button>
  );
}

const ignore = (event: SyntheticEvent) => event.preventDefault();

function Lead({ icon, busy }: { readonly icon: IconName | undefined; readonly busy: boolean }) {
  const t = useT('shared');
  if (!busy) return icon ? <Icon name={icon} /> : null;
  const spinner = <span className={look.spinner} aria-hidden="true" />;
  return (
    <>
      {icon ? spinner : <span className={look.beside}>{spinner}</span>}
      <span className={hidden}>{t('kit.button.busy')}</span>
    </>
  );
}
