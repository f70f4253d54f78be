/** The links that are known of the person, kept up to date after each change. */
import type { UserInfo } from '@bankside/core/session/person.ts';
import { useUpdateUser } from '../../runtime/user.ts';

export type Links = NonNullable<UserInfo['webhook_api']>;

/** What the bank answered becomes what is known of the user. */
export function useKeepLinks(): (links: Omit<Links, 'has_secret'>, has_secret: boolean) => void {
  const updateUser = useUpdateUser();
  return (links, has_secret) => updateUser({ webhook_api: { ...links, has_secret } });
}
