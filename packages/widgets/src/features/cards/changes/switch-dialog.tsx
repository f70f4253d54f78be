import { cardText } from '@bankside/core/i18n/amounts.ts';
import { ConfirmDialog } from '../../../kit/overlay/dialog.tsx';
import { FailureNote } from '../../../kit/remote/call-view.tsx';
import { useRefresh } from '../../../kit/remote/remote.ts';
import { useAction } from '../../../kit/remote/use-action.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import type { ActProps } from '../card/act-props.ts';
import type { Change } from './use-change.ts';

export const BlockDialog = (props: ActProps) => <SwitchDialog {...props} op="block" />;
export const UnblockDialog = (props: ActProps) => <SwitchDialog {...props} op="unblock" />;

/** Undone by the other; the card goes back to the state before the block (CRD-05). A block waits for no newer version; it may be a thief's. */
function SwitchDialog({ card, onClose, op }: ActProps & { readonly op: 'block' | 'unblock' }) {
  const t = useT('cards');
  const bank = useBank();
  const refresh = useRefresh();
  const change = useAction((input: Change, { key }) => bank.call('/card/modifyOpStatus', input, { key }), {
    says: t(`${op}.done`, { number: cardText(card.last4) }),
    refreshes: [['cards']],
    onDone: onClose,
    onFailed: () => refresh(['cards']), // somebody else may have changed it
  });
  return (
    <ConfirmDialog
      title={t(`${op}.title`, { holder: card.holder_name, number: cardText(card.last4) })}
      text={t(`${op}.text`)}
      act={t(`${op}.act`)}
      busy={change.busy}
      onAct={() => void change.run({ card_id: card.card_id, op, ...(op === 'unblock' && { version: card.version }) })}
      onClose={onClose}
    >
      <FailureNote failure={change.failure} />
    </ConfirmDialog>
  );
}
