/** The sections of a person's and a company's settings, each with an address (PRO-01). */
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import type { UserInfo } from '@bankside/core/session/person.ts';
import { TabLinks } from '../kit/nav/tab-links.tsx';
import { useT } from '../kit/words.tsx';

export const profileParts = ['you', 'company', 'approvals', 'developers'] as const;
export type ProfilePart = (typeof profileParts)[number];

/** Those that have something for this person. */
export function isPartOf(part: ProfilePart, info: UserInfo): boolean {
  if (part === 'approvals') return info.userType === userTypes.main;
  if (part === 'developers') return info.webhook_api !== null;
  return true;
}
export function SettingsTabs({ info, here }: { readonly info: UserInfo; readonly here: ProfilePart | 'security' }) {
  const t = useT('shell');
  const [you, ...others] = profileParts;
  const tab = (part: ProfilePart) => ({
    label: t(`settings.${part}`),
    to: 'profile' as const,
    params: part === you ? {} : { part },
    here: here === part,
  });
  const security = { label: t('settings.security'), to: 'security' as const, here: here === 'security' };
  return (
    <TabLinks
      name={t('settings.name')}
      tabs={[tab(you), security, ...others.filter((part) => isPartOf(part, info)).map((part) => tab(part))]}
    />
  );
}
