import type { Place } from '@bankside/core/rules/places.ts';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { buttonClass, type ButtonVariant } from './plain-button.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { link, plain as plainLink } from './link.css.ts';
import { hidden } from '../theme/text.css.ts';
import { useT } from '../words.tsx';
import { useLinks, type PlaceParams } from './link-resolver.ts';

type Native = Omit<ComponentPropsWithRef<'a'>, 'href' | 'className' | 'style' | 'target' | 'rel'>;
type Target = { readonly to: Place; readonly params?: PlaceParams | undefined };
type LinkProps = Native & Target & { /** Without underline, in the colour around it. */ readonly plain?: boolean };

/** A new tab, a new window and a saved link stay the browser's own. */
const isPlainClick = (event: MouseEvent) => event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** What makes an `a` lead to a place, whatever it looks like. */
export function useAnchor({ to, params, onClick }: Target & Pick<Native, 'onClick'>) {
  const links = useLinks();
  return {
    href: links.hrefOf(to, params),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      links.go(to, params);
    },
  };
}

export function Link({ to, params, plain = false, onClick, children, ...rest }: LinkProps) {
  return (
    <a {...rest} {...useAnchor({ to, params, onClick })} className={plain ? plainLink : link}>
      {children}
    </a>
  );
}

type ButtonLinkProps = Native &
  Target & { readonly variant?: ButtonVariant; readonly icon?: IconName; readonly compact?: boolean; readonly wide?: boolean };

/** Leads to another page and looks like the act that it begins: "Transfer", "Deposit". */
export function ButtonLink({
  to,
  params,
  variant = 'secondary',
  icon,
  compact = false,
  wide = false,
  onClick,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} {...useAnchor({ to, params, onClick })} className={buttonClass(variant, compact, wide)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

type ExternalLinkProps = Native & { readonly href: string };

/** Leaves the bank: opens beside it, says so, and tells the other side nothing about where it came from. */
export function ExternalLink({ href, children, ...rest }: ExternalLinkProps) {
  const t = useT('shared');
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer" className={link}>
      {children} <Icon name="external" small />
      <span className={hidden}>{t('kit.link.newTab')}</span>
    </a>
  );
}
