import { cardText } from '@bankside/core/i18n/amounts.ts';
import { Button } from '../../../kit/action/button.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { FailureNote } from '../../../kit/remote/call-view.tsx';
import { useRefresh } from '../../../kit/remote/remote.ts';
import { useAction } from '../../../kit/remote/use-action.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import type { ActProps } from '../card/act-props.ts';
import { SlowNote, useSlow } from './slow-note.tsx';
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
  const slow = useSlow(change.busy);
  const held = change.busy && !slow;
  const act = () => void change.run({ card_id: card.card_id, op, ...(op === 'unblock' && { version: card.version }) });
  const actions = (
    <>
      <Button onClick={onClose} disabled={held}>
        {t(slow ? 'shared:close' : 'shared:cancel')}
      </Button>
      <Button variant="primary" busy={change.busy} onClick={act} data-autofocus>
        {t(`${op}.act`)}
      </Button>
    </>
  );
  return (
    <Dialog
      size="narrow"
      title={t(`${op}.title`, { holder: card.holder_name, number: cardText(card.last4) })}
      text={t(`${op}.text`)}
      busy={held}
      actions={actions}
      onClose={onClose}
    >
      {slow ? <SlowNote /> : <FailureNote failure={change.failure} />}
    </Dialog>
  );
}
