import { ConfirmDialog } from '../../../kit/overlay/dialog.tsx';
import { useT } from '../../../kit/words.tsx';

type Props = { readonly name: string; readonly onRemove: () => void; readonly onClose: () => void };

/** Nobody's entries go by a slip. */
export function RemoveDialog({ name, onRemove, onClose }: Props) {
  const t = useT('kyc');
  return (
    <ConfirmDialog
      danger
      title={t('people.removing', { name })}
      text={t('people.removingText')}
      act={t('people.removeAct')}
      onAct={onRemove}
      onClose={onClose}
    />
  );
}
