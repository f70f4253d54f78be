import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import * as look from './icon-button.css.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { useTooltip } from '../overlay/tooltip.tsx';

type Native = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'aria-busy'>;
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
