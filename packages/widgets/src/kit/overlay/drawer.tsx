import type { ReactNode } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import * as look from './drawer.css.ts';
import { useModal } from './use-modal.ts';
import { useT } from '../words.tsx';

type DrawerProps = {
  readonly name: string;
  readonly onClose: () => void;
  /** Beside the close button: the brand. */ readonly head: ReactNode;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
};

/** The menu of narrow windows (DES-22): Escape and the scrim close it, focus goes back to its button. */
export function Drawer({ name, onClose, head, foot, children }: DrawerProps) {
  const t = useT('shared');
  const ref = useModal(onClose);
  return (
    <dialog ref={ref} className={look.drawer} aria-label={name} onMouseDown={(event) => event.target === event.currentTarget && onClose()}>
      <div className={look.inner}>
        <div className={look.head}>
          {head}
          <IconButton icon="close" label={t('close')} onClick={onClose} />
        </div>
        <div className={look.body}>{children}</div>
        {foot && <div className={look.foot}>{foot}</div>}
      </div>
    </dialog>
  );
}
