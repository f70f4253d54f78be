import type { ComponentPropsWithRef, ReactNode } from 'react';
import { linkButton } from './link.css.ts';

type TextButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> & { readonly children: ReactNode };

/** An act in running text: "Use another address". */
export function TextButton({ type = 'button', ...rest }: TextButtonProps) {
  return <button {...rest} type={type} className={linkButton} />;
}
