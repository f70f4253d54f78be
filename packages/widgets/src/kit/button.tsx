import { useRef, type ComponentPropsWithRef, type ReactNode, type SyntheticEvent } from 'react';
import * as look from './button.css.ts';
import { Icon, type IconName } from './icon.tsx';
import { hidden } from './text.css.ts';
import { useTooltip } from './tooltip.tsx';
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

type IconButtonProps = Omit<Native, 'children' | 'aria-label' | 'ref'> & {
  readonly icon: IconName;
  readonly label: string;
  readonly children?: ReactNode;
};

/** A control with an icon alone; `label` is its name and its tooltip. */
export function IconButton({ icon, label, type = 'button', children, ...rest }: IconButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const { on, tip } = useTooltip(ref, label);
  return (
    <>
      <button {...on} {...rest} ref={ref} type={type} className={look.iconButton} aria-label={label}>
        <Icon name={icon} />
        {children}
      </button>
      {tip}
    </>
  );
}
