/** What the whole world knows of a sandbox: its people, their password, its partner keys. Good in a sandbox and nowhere else. */
import { idOf } from './chance.ts';
import { harbourVale, newcoTwo, seededCompanies, userId } from './companies.ts';

/** One password for all people of a sandbox; it prints it at its start. */
export const seededPassword = 'Bankside-2026';

/** Of the demo partner's keys, by company. */
export const seededKeyIds = { [harbourVale]: idOf('partner key kestrel'), [newcoTwo]: idOf('partner key member') };

const people: ReadonlySet<string> = new Set(seededCompanies.flatMap((company) => company.people.map(({ email }) => userId(email))));
const keys: ReadonlySet<string> = new Set(Object.values(seededKeyIds));

type Where = { readonly sandbox: boolean };

/** Is this somebody of the demo, at a bank that is none? */
export const isStrayPerson = ({ sandbox }: Where, user_id: string): boolean => !sandbox && people.has(user_id);
/** The published password opens nothing outside a sandbox. */
export const isStrayPassword = ({ sandbox }: Where, password: string): boolean => !sandbox && password === seededPassword;
/** A key of the demo, or one that acts for somebody of the demo, at a bank that is none. */
export const isStrayKey = (where: Where, key: { readonly key_id: string; readonly user_id: string }): boolean =>
  (!where.sandbox && keys.has(key.key_id)) || isStrayPerson(where, key.user_id);
