/** The page of an invitation: who invites whom, and the password that opens the access; a main account accepts the terms (PER-25, ACC-41). */
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '../../kit/action/link.tsx';
import { fieldsOf, Form } from '../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { NewPasswordField } from '../../kit/form/fields/new-password-field.tsx';
import { PasswordField } from '../../kit/form/fields/password-field.tsx';
import { PageHead } from '../../kit/nav/heading.tsx';
import { CallView } from '../../kit/remote/call-view.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { useAction } from '../../kit/remote/use-action.ts';
import { faint } from '../../kit/theme/text.css.ts';
import { useChangeLanguage, useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { usePathParams } from '../../runtime/url.ts';
import { ZoneProvider } from '../../runtime/user.ts';
import { useDates } from '../../shared/dates.ts';
import { Consent } from '../../shared/legal/consent.tsx';

type Accept = InOf<'/colleagues/acceptInvitation'>;
const schema = () => import('@bankside/core/contract/colleagues/requests.ts').then(({ requests }) => requests.acceptInvitation.in);
const field = fieldsOf(schema);

export function InvitationPage() {
  const t = useT('colleagues');
  const bank = useBank();
  const { token = '' } = usePathParams('invitation');
  const [done, setDone] = useState('');
  const opened = useRemote(['colleagues', 'invitation', token], (signal) => bank.call('/colleagues/invitation', { token }, { signal }), {
    when: token !== '' && done === '',
  });
  const changeLanguage = useChangeLanguage();
  const mailLanguage = opened.state === 'ready' ? opened.data.language : undefined;
  const begun = useRef(false);
  useEffect(() => {
    if (!mailLanguage || begun.current) return;
    begun.current = true; // a language chosen on the page stays
    void changeLanguage(mailLanguage);
  }, [mailLanguage, changeLanguage]);
  const isOver = opened.state === 'failed' && (opened.failure.refusal === 'linkInvalid' || opened.failure.refusal === 'invalid');
  if (done || isOver)
    return (
      <>
        <PageHead
          title={done ? t('invitation.done', { email: done }) : t('invitation.over')}
          lead={done ? undefined : t('invitation.overText')}
        />
        <div>
          <ButtonLink to="login">{t('invitation.toSignIn')}</ButtonLink>
        </div>
      </>
    );
  return (
    <CallView of={opened} what={t('invitation.loading')} failed={t('invitation.failed')}>
      {(invitation) => (
        <ZoneProvider value={invitation.time_zone}>
          <Choose token={token} invitation={invitation} onDone={setDone} />
        </ZoneProvider>
      )}
    </CallView>
  );
}

type ChooseProps = {
  readonly token: string;
  readonly invitation: OutOf<'/colleagues/invitation'>;
  readonly onDone: (email: string) => void;
};

function Choose({ token, invitation: { full_name: name, company, email, is_main, expires_at }, onDone }: ChooseProps) {
  const t = useT('colleagues');
  const bank = useBank();
  const dates = useDates();
  const accept = useAction((input: Accept, { key }) => bank.call('/colleagues/acceptInvitation', input, { key }), {
    onDone: (answer) => onDone(answer.email),
  });
  return (
    <>
      <PageHead title={t('invitation.title', { name })} lead={t(is_main ? 'invitation.leadMain' : 'invitation.lead', { company, email })} />
      <Form schema={schema} initial={{ token }} onSubmit={accept.send} label={t('invitation.act')}>
        <NewPasswordField name={field('new_password')} label={t('invitation.password')} />
        <PasswordField name={field('confirm_password')} label={t('invitation.again')} autoComplete="new-password" />
        {is_main && <Consent name={field('terms_accepted')} label={t('account:register.consent')} sentence={t('account:register.agree')} />}
        <p className={faint}>{t('invitation.until', { until: dates.dateTime(expires_at) })}</p>
        <SubmitButton wide>{t('invitation.act')}</SubmitButton>
      </Form>
    </>
  );
}
