/** What protects a person's sign-in, and what the company asks of everybody (ACC-30 to ACC-35). */
import { ButtonLink } from '../../kit/action/link.tsx';
import { CallView } from '../../kit/remote/call-view.tsx';
import { PageHead } from '../../kit/nav/heading.tsx';
import { useT } from '../../kit/words.tsx';
import { useUserInfo } from '../../runtime/user.ts';
import { SettingsTabs } from '../../shared/settings-tabs.tsx';
import { AppSection } from './app-section.tsx';
import { CodesSection } from './codes-section.tsx';
import { EverywhereSection } from './everywhere-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { RuleSection } from './rule-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { useSecurityState } from './security-state.ts';

export function SecurityPage() {
  const t = useT('security');
  const info = useUserInfo();
  const state = useSecurityState();
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={
          <ButtonLink compact to="activity" params={{ mine: '1', kind: 'signIn' }}>
            {t('shell:places.activity')}
          </ButtonLink>
        }
      />
      {info && <SettingsTabs info={info} here="security" />}
      <PasswordSection />
      <CallView of={state} what={t('loading')} failed={t('failed')}>
        {(known) => (
          <>
            <PasskeysSection state={known} />
            <AppSection state={known} />
            <CodesSection state={known} />
            <SessionsSection />
            {known.may_require && <RuleSection required={known.required} />}
          </>
        )}
      </CallView>
      <EverywhereSection />
    </>
  );
}
