/** Asked once before cards are bound: how many, and how many rows are left out. */
import { ConfirmDialog } from '../../../kit/overlay/dialog.tsx';
import { useT } from '../../../kit/words.tsx';
import type { Counts } from './rows.ts';

type Props = { readonly counts: Counts; readonly onBind: () => void; readonly onClose: () => void };

export function BindConfirm({ counts: { all, good, reserved }, onBind, onClose }: Props) {
  const t = useT('card-import');
  const left = all - good;
  return (
    <ConfirmDialog
      title={t('bind.title', { count: good })}
      text={
        <>
          <p>{left > 0 ? t('bind.left', { count: left }) : t('bind.whole')}</p>
          {reserved > 0 && <p>{t('bind.reserved', { count: reserved })}</p>}
          <p>{t('bind.text')}</p>
        </>
      }
      act={t('bind.act', { count: good })}
      onAct={onBind}
      onClose={onClose}
    />
  );
}
