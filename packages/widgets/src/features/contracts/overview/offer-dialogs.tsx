import type { InOf } from '@bankside/core/contract/index.ts';
import { CheckField } from '../../../kit/form/choices/check-field.tsx';
import { fieldsOf, Form } from '../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import { ConfirmDialog, Dialog } from '../../../kit/overlay/dialog.tsx';
import { FailureNote } from '../../../kit/remote/call-view.tsx';
import { useRefresh } from '../../../kit/remote/remote.ts';
import { useAction } from '../../../kit/remote/use-action.ts';
import { useT } from '../../../kit/words.tsx';
import { useToast } from '../../../kit/feedback/toast.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useIntent } from '../../../runtime/intent.ts';
import { useReloadUser } from '../../../runtime/user.ts';
import { programmeKey, type Contract } from '../use-contracts.ts';

const schema = () => import('@bankside/core/contract/programmes/contracts.ts').then(({ contracts }) => contracts.sign.in);
const field = fieldsOf(schema);
type Props = { readonly contract: Contract; readonly onClose: () => void };

/** Whether there is a contract decides what other pages show. */
function useChanged(onClose: () => void) {
  const refresh = useRefresh();
  const reload = useReloadUser();
  return () => {
    refresh(programmeKey);
    refresh(['home']);
    reload();
    onClose();
  };
}

export function SignDialog({ contract: { contract_id, number, version }, onClose }: Props) {
  const t = useT('contracts');
  const bank = useBank();
  const toast = useToast();
  const intended = useIntent();
  const changed = useChanged(onClose);
  const send = async (values: InOf<'/contract/sign'>) => {
    await intended(values, (key) => bank.call('/contract/sign', values, { key }));
    toast(t('sign.done', { number }));
    changed();
  };
  return (
    <Dialog form title={t('sign.title', { number })} text={t('sign.text')} onClose={onClose}>
      <Form schema={schema} initial={{ contract_id, version, signed_name: '', agreed: false }} onSubmit={send} guarded>
        <TextField name={field('signed_name')} label={t('sign.name')} hint={t('sign.nameHint')} autoComplete="name" />
        <CheckField name={field('agreed')} label={t('sign.agreed')} />
        <SubmitButton wide>{t('sign.act')}</SubmitButton>
      </Form>
    </Dialog>
  );
}

export function DeclineDialog({ contract: { contract_id, number, version }, onClose }: Props) {
  const t = useT('contracts');
  const bank = useBank();
  const changed = useChanged(onClose);
  const decline = useAction((input: InOf<'/contract/decline'>, { key }) => bank.call('/contract/decline', input, { key }), {
    says: t('decline.done', { number }),
    onDone: changed,
  });
  return (
    <ConfirmDialog
      danger
      title={t('decline.title', { number })}
      text={t('decline.text')}
      act={t('decline.act')}
      busy={decline.busy}
      onAct={() => void decline.run({ contract_id, version })}
      onClose={onClose}
    >
      <FailureNote failure={decline.failure} />
    </ConfirmDialog>
  );
}
