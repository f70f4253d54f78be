import type { MouseEvent, ReactNode } from 'react';
import { link, linkButton, plain } from '../../../kit/action/link.css.ts';
import { useWizard, type WizardPlace } from './wizard-context.tsx';

type Props = {
  readonly to: WizardPlace;
  /** A path to focus there. */ readonly field?: string | undefined;
  readonly plainly?: boolean;
  readonly children: ReactNode;
};

/** A link where the host has addresses, a button where it has none. */
export function WizardLink({ to, field, plainly = false, children }: Props) {
  const { navigate, hrefOf } = useWizard();
  if (!hrefOf)
    return (
      <button type="button" className={plainly ? `${linkButton} ${plain}` : linkButton} onClick={() => navigate(to, field)}>
        {children}
      </button>
    );
  const go = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to, field);
  };
  return (
    <a href={hrefOf(to, field)} className={plainly ? plain : link} onClick={go}>
      {children}
    </a>
  );
}
