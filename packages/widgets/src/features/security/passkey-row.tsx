/** One passkey: its name, since when, last used; renamed in place, taken away with a proof. */
import { useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { fieldsOf, Form } from '../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { useAction } from '../../kit/remote/use-action.ts';
import { faint } from '../../kit/theme/text.css.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useDates } from '../../shared/dates.ts';
import { ProvenQuestion } from '../../shared/proof/proven-question.tsx';
import { securityKey, type SecurityState } from './security-state.ts';
import * as look from './security.css.ts';

type Passkey = SecurityState['passkeys'][number];
const schema = () => import('@bankside/core/contract/security/security.ts').then((contract) => contract.security.renamePasskey.in);
const field = fieldsOf(schema);

export function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const t = useT('security');
  const { dateTime } = useDates();
  const { name, since, last_used_at, synced } = passkey;
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const close = () => setOpen(undefined);
  return (
    <li className={look.row}>
      <div>
        <p>{name}</p>
        <p className={faint}>
          {last_used_at ? t('app.used', { date: dateTime(last_used_at) }) : t('passkeys.since', { date: dateTime(since) })}
          {synced && ` · ${t('passkeys.synced')}`}
        </p>
      </div>
      <div className={look.acts}>
        <Button compact aria-label={t('passkeys.renameOf', { name })} onClick={() => setOpen('rename')}>
          {t('passkeys.rename')}
        </Button>
        <Button compact variant="dangerQuiet" aria-label={t('passkeys.removeOf', { name })} onClick={() => setOpen('remove')}>
          {t('passkeys.remove')}
        </Button>
      </div>
      {open === 'rename' && <RenameDialog passkey={passkey} onClose={close} />}
      {open === 'remove' && <RemoveDialog passkey={passkey} onClose={close} />}
    </li>
  );
}

type DialogProps = { readonly passkey: Passkey; readonly onClose: () => void };

function RenameDialog({ passkey: { id, name }, onClose }: DialogProps) {
  const t = useT('security');
  const bank = useBank();
  const rename = useAction(
    (values: { readonly id: string; readonly name: string }) => bank.call('/account/security/passkey/rename', values),
    {
      says: t('passkeys.renamed'),
      refreshes: [securityKey],
      onDone: onClose,
    },
  );
  return (
    <Dialog form size="narrow" title={t('passkeys.renameOf', { name })} onClose={onClose} busy={rename.busy}>
      <Form schema={schema} initial={{ id, name }} onSubmit={rename.send} label={t('passkeys.rename')}>
        <TextField name={field('name')} label={t('passkeys.name')} />
        <div>
          <SubmitButton>{t('passkeys.save')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

function RemoveDialog({ passkey: { id, name }, onClose }: DialogProps) {
  const t = useT('security');
  const bank = useBank();
  return (
    <ProvenQuestion
      title={t('passkeys.ask.title', { name })}
      text={t('passkeys.ask.text')}
      act={t('passkeys.remove')}
      cancel={t('passkeys.ask.keep')}
      perform={(given, { key }) => bank.call('/account/security/passkey/remove', { id, ...given }, { key })}
      says={t('passkeys.removed')}
      refreshes={[securityKey]}
      onDone={onClose}
      onClose={onClose}
    />
  );
}
