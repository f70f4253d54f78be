/** Who you are to the bank, and what you may change of it (PRO-01). Each part is saved on its own (D-132). */
import { kycApproved } from '@bankside/core/rules/access/company-status.ts';
import { may, userTypes } from '@bankside/core/rules/access/permissions.ts';
import type { UserInfo } from '@bankside/core/session/person.ts';
import { PageHead } from '../../kit/nav/heading.tsx';
import { Loading, SkeletonRows } from '../../kit/feedback/skeleton.tsx';
import { useT } from '../../kit/words.tsx';
import { useUserInfo } from '../../runtime/user.ts';
import { AccountPart } from './account-part.tsx';
import { DetailsPart } from './details-part.tsx';
import { EmailPart } from './email-part.tsx';
import { KycPart } from './kyc-part.tsx';
import { OwnCardsPart } from './own-cards-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { PrefixPart } from './prefix-part.tsx';
import { RightsPart } from './rights-part.tsx';
import { ApprovalsPart } from './approvals-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { WebhooksPart } from './webhooks-part.tsx';

export function ProfilePage() {
  const t = useT('profile');
  const info = useUserInfo();
  return (
    <>
      <PageHead title={t('title')} lead={info?.project_name} ruled />
      {info ? (
        <Parts info={info} />
      ) : (
        <Loading what={t('loading')}>
          <SkeletonRows rows={8} />
        </Loading>
      )}
    </>
  );
}

function Parts({ info }: { readonly info: UserInfo }) {
  const isMain = info.userType === userTypes.main;
  const isVerified = info.kyc_status === kycApproved;
  return (
    <>
      <AccountPart info={info} />
      <KycPart info={info} />
      <DetailsPart info={info} />
      <RightsPart />
      <PasswordPart />
      {isMain && <EmailPart email={info.email} />}
      {isMain && <ApprovalsPart isOpen={isVerified} />}
      {may(info, '9') && <PrefixPart prefix={info.company_abbreviation} isOpen={isVerified} />}
      {info.webhook_api && <WebhooksPart links={info.webhook_api} />}
      {isVerified && <OwnCardsPart />}
      <SessionsPart />
    </>
  );
}
