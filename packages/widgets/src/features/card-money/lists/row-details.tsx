/** One row in full: beside the list where there is room, else over it. */
import type { ReactNode } from 'react';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { media } from '../../../kit/theme/tokens.css.ts';
import { useMedia } from '../../../kit/theme/use-media.ts';
import { useT } from '../../../kit/words.tsx';
import { SidePanel } from '../../../shared/lists/beside.tsx';

type RowDetailsProps = {
  readonly name: string;
  readonly head: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

export const useIsWide = (): boolean => !useMedia(media.panelBelow);

export function RowDetails({ name, head, onClose, children }: RowDetailsProps) {
  const t = useT('card-money');
  return useIsWide() ? (
    <SidePanel name={name} close={t('close')} head={head} onClose={onClose}>
      {children}
    </SidePanel>
  ) : (
    <Dialog form title={name} text={head} onClose={onClose}>
      {children}
    </Dialog>
  );
}
