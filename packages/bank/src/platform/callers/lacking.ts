/** The refusal of somebody without a right: it names the right, and who can give it (PER-19). */
import { rightsFor } from '@bankside/core/rules/access/admission.ts';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { users } from '../../store/schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import type { Db } from '../../store/store.ts';
import { Refusal } from '../refusal.ts';
import { translate } from '../words.ts';
import type { Person } from './sessions.ts';

/** `who` as the contract's row says it, or the codes of which one is needed. Pages of partners learn no names. */
export async function lacking(
  db: Db,
  person: Pick<Person, 'company_id' | 'userType' | 'embed'>,
  who: readonly string[],
  language: Language,
): Promise<Refusal> {
  if (person.userType !== userTypes.sub || person.embed || who.every((each) => each === 'staff')) return new Refusal('noPermission');
  const giver = await giverOf(db, person.company_id, language);
  const codes = rightsFor({ who });
  if (codes.length === 0) return new Refusal('noPermission', { params: { reason: 'main', giver } });
  const names = codes.map((code) => translate(language, 'options', `permissions.${code}`));
  const right = new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
  return new Refusal('noPermission', { params: { reason: 'right', right, giver, rights: codes.join(' ') } });
}

/** The holder of the main account by name; by that word where it has none. */
export async function giverOf(db: Db, company_id: string, language: Language): Promise<string> {
  const [owner] = await db
    .select({ name: users.full_name })
    .from(users)
    .where(rowsOf(users, { company_id, user_type: userTypes.main }))
    .limit(1);
  return owner?.name || translate(language, 'errors', 'mainAccount');
}
