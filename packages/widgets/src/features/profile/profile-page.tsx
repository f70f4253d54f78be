/** Who you are to the bank and what your company has set, a section at a time (PRO-01). Each part is saved on its own (D-132). */
import { kycApproved } from '@bankside/core/rules/access/company-status.ts';
import { may, userTypes } from '@bankside/core/rules/access/permissions.ts';
import type { UserInfo } from '@bankside/core/session/person.ts';
import { PageHead } from '../../kit/nav/heading.tsx';
import { Loading, SkeletonRows } from '../../kit/feedback/skeleton.tsx';
import { useT } from '../../kit/words.tsx';
import { useQuery } from '../../runtime/url.ts';
import { useUserInfo } from '../../runtime/user.ts';
import { isPartOf, profileParts, SettingsTabs, type ProfilePart } from '../../shared/settings-tabs.tsx';
import { AccountPart, CompanyPart } from './account-part.tsx';
import { DetailsPart } from './details-part.tsx';
import { EmailPart } from './email-part.tsx';
import { KycPart } from './kyc-part.tsx';
import { OwnCardsPart } from './own-cards-part.tsx';
import { PrefixPart } from './prefix-part.tsx';
import { RightsPart } from './rights-part.tsx';
import { ApprovalsPart } from './approvals-part.tsx';
import { WebhooksPart } from './webhooks-part.tsx';

const names = ['part'] as const;

export function ProfilePage() {
  const t = useT('profile');
  const info = useUserInfo();
  const [{ part }] = useQuery(names);
  const here = profileParts.find((each) => each === part && info && isPartOf(each, info)) ?? 'you';
  return (
    <>
      <PageHead title={t('title')} lead={info?.project_name} />
      {info ? (
        <>
          <SettingsTabs info={info} here={here} />
          <Shown key={here} part={here} info={info} />
        </>
      ) : (
        <Loading what={t('loading')}>
          <SkeletonRows rows={8} />
        </Loading>
      )}
    </>
  );
}

function Shown({ part, info }: { readonly part: ProfilePart; readonly info: UserInfo }) {
  const isVerified = info.kyc_status === kycApproved;
  if (part === 'approvals') return <ApprovalsPart isOpen={isVerified} />;
  if (part === 'developers') return info.webhook_api && <WebhooksPart links={info.webhook_api} />;
  if (part === 'company')
    return (
      <>
        <CompanyPart info={info} />
        <KycPart info={info} />
        {may(info, '9') && <PrefixPart prefix={info.company_abbreviation} isOpen={isVerified} />}
      </>
    );
  return (
    <>
      <AccountPart info={info} />
      <DetailsPart info={info} />
      {info.userType === userTypes.main && <EmailPart email={info.email} />}
      <RightsPart />
      {isVerified && <OwnCardsPart />}
    </>
  );
}
