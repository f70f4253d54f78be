/** The links that are known of the person, kept up to date after each change. */
import { person, tellPerson, type UserInfo } from '@bankside/core/session/person.ts';

export type Links = NonNullable<UserInfo['webhook_api']>;

/** What the bank answered becomes what is known of the person. */
export function keepLinks(links: Omit<Links, 'has_secret'>, has_secret: boolean): void {
  const { info } = person.getState();
  if (info) tellPerson({ ...info, webhook_api: { ...links, has_secret } });
}
