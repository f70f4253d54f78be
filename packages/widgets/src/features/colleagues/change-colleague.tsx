import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import { useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { ButtonLink } from '../../kit/action/link.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { Note } from '../../kit/feedback/note.tsx';
import { fieldsOf, Form } from '../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { PageHead } from '../../kit/nav/heading.tsx';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { CallView, FailureNote } from '../../kit/remote/call-view.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { useAction } from '../../kit/remote/use-action.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useStepUp } from '../../shared/proof/use-step-up.tsx';
import * as look from './rights.css.ts';
import { RightsFields } from './rights-fields.tsx';
import { requestsKey, useSent } from './request-sending.ts';

type Colleague = OutOf<'/account/childList'>['list'][number];
type Change = Omit<InOf<'/colleagues/askChange'>, 'id'>;
const schema = () => import('@bankside/core/contract/colleagues/requests.ts').then(({ requests }) => requests.askChange.in);
const field = fieldsOf(schema);

export function ChangeColleague({ id }: { readonly id: string }) {
  const t = useT('colleagues');
  const bank = useBank();
  const found = useRemote(['access', { id }], (signal) => bank.call('/account/childList', { id }, { signal }));
  const missing = (
    <EmptyState title={t('form.missing')} actions={<ButtonLink to="concealedAccounts">{t('shell:places.concealedAccounts')}</ButtonLink>} />
  );
  return (
    <CallView of={found} what={t('form.loading')} failed={t('form.failed')} empty={missing}>
      {({ list: [person] }) => (person ? <Known person={person} /> : missing)}
    </CallView>
  );
}

function Known({ person }: { readonly person: Colleague }) {
  const t = useT('colleagues');
  const bank = useBank();
  const requests = useRemote(requestsKey, (signal) => bank.call('/colleagues/requests', {}, { signal, background: true }));
  const waits = requests.state === 'ready' && requests.data.list.some((each) => each.user_id === person.id && each.status === 'asked');
  const name = person.full_name || person.username;
  const isActive = person.status === 'active';
  return (
    <>
      <PageHead
        title={t('form.changeTitle', { person: name })}
        lead={isActive ? t('form.changeLead') : t('form.ended', { person: name })}
        crumbs={[{ label: t('shell:places.concealedAccounts'), to: 'concealedAccounts' }, { label: name }]}
        ruled
      />
      <div className={look.stack}>
        {waits ? <Note tone="progress" title={t('form.waits')} /> : <Requests person={person} name={name} />}
      </div>
    </>
  );
}

function Requests({ person, name }: { readonly person: Colleague; readonly name: string }) {
  const isActive = person.status === 'active';
  return (
    <>
      {isActive && <RightsForm person={person} />}
      <StatusAct id={person.id} name={name} kind={isActive ? 'end' : 'resume'} />
    </>
  );
}

function RightsForm({ person: { id, authjson, group, daily_usd } }: { readonly person: Colleague }) {
  const t = useT('colleagues');
  const bank = useBank();
  const sent = useSent();
  const { proving, dialog } = useStepUp();
  const ask = useAction(
    (input: InOf<'/colleagues/askChange'>, { key }) =>
      proving((given) => bank.call('/colleagues/askChange', { ...input, ...given }, { key })),
    { onDone: sent },
  );
  return (
    <>
      <Form
        schema={schema}
        initial={{ id, authjson, group, daily_usd }}
        onSubmit={({ group: typed = '', daily_usd: limit = '', ...values }: Change) =>
          ask.send({ ...values, group: typed, daily_usd: limit, id })
        }
        guarded
        label={t('form.rights')}
      >
        <RightsFields names={{ group: field('group'), rights: field('authjson'), limit: field('daily_usd') }} />
        <div>
          <SubmitButton>{t('form.ask')}</SubmitButton>
        </div>
      </Form>
      {dialog}
    </>
  );
}

function StatusAct({ id, name, kind }: { readonly id: string; readonly name: string; readonly kind: 'end' | 'resume' }) {
  const t = useT('colleagues');
  const bank = useBank();
  const sent = useSent();
  const [asking, setAsking] = useState(false);
  const { proving, dialog } = useStepUp();
  const ask = useAction((_: null, { key }) => proving((given) => bank.call('/colleagues/askStatus', { id, kind, ...given }, { key })), {
    onDone: sent,
  });
  if (kind === 'resume')
    return (
      <div>
        <Button busy={ask.busy} onClick={() => void ask.run(null)}>
          {t('form.resume')}
        </Button>
        <FailureNote failure={ask.failure} />
        {dialog}
      </div>
    );
  return (
    <div>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('form.end')}
      </Button>
      {asking && (
        <ConfirmDialog
          danger
          title={t('form.endTitle', { person: name })}
          text={t('form.endText')}
          act={t('form.end')}
          busy={ask.busy}
          onAct={() => void ask.run(null)}
          onClose={() => setAsking(false)}
        >
          <FailureNote failure={ask.failure} />
        </ConfirmDialog>
      )}
      {dialog}
    </div>
  );
}
