/** What a payee must be beyond its fields' forms: an account that can exist at that bank, not saved already, not taken for another. */
import type { payees } from '@bankside/core/contract/payees.ts';
import { isCountry } from '@bankside/core/rules/calling-codes.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { looksLike } from '@bankside/core/rules/look-alikes.ts';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Ctx } from '../../platform/dispatch.ts';
import { Invalid } from '../../platform/refusal.ts';
import { accountKey, checkedAccount, countryName, countryOfSwift, isSwift, swiftFits } from '../../domain/recipients/bank-accounts.ts';
import { payees as table } from '../../store/money-schema.ts';
import type { Db } from '../../store/store.ts';
import { translate } from '../../platform/words.ts';

type Typed = NonNullable<z.output<typeof payees.edit.in>['form']>;
export type Form = { readonly [K in keyof Typed]-?: NonNullable<Typed[K]> };
/** Of every call that checks a payee; only saving asks what looks like another. */
type Refuse = Ctx<typeof payees.check>['refuse'];
type RefuseLike = Ctx<typeof payees.add>['refuse'];

/** The form as it is kept: numbers without spaces, no intermediary where none is used. `path` is where the form is in the input. */
export function checkedForm(typed: Typed, refuse: Refuse, language: Language, path = ''): Form {
  const { country, swift_code, use_intermediary } = typed;
  const intermediary = {
    intermediary_bank_name: (use_intermediary && typed.intermediary_bank_name) || '',
    intermediary_country: (use_intermediary && typed.intermediary_country) || '',
    intermediary_swift_code: (use_intermediary && typed.intermediary_swift_code) || '',
    intermediary_address: (use_intermediary && typed.intermediary_address) || '',
  };
  demandCountry(country, `${path}country`, language);
  if (use_intermediary) demandCountry(intermediary.intermediary_country, `${path}intermediary_country`, language);
  demandSwift(swift_code, country, `${path}swift_code`, refuse, language);
  const { intermediary_swift_code, intermediary_country } = intermediary;
  if (use_intermediary) demandSwift(intermediary_swift_code, intermediary_country, `${path}intermediary_swift_code`, refuse, language);
  const bank_account_number = demandAccount(typed.bank_account_number, country, `${path}bank_account_number`, refuse, language);
  return { ...typed, ...intermediary, bank_account_number, email: typed.email ?? '' };
}

export function demandCountry(country: string, field: string, language: Language): void {
  if (!isCountry(country)) throw new Invalid([{ field, rule: 'country', msg: translate(language, 'rules', 'country') }]);
}

type Demands = (typed: string, country: string, field: string, refuse: Refuse, language: Language) => string;

/** As it is kept. */
export const demandSwift: Demands = (swift, country, field, refuse, language) => {
  if (isSwift(swift) && swiftFits(swift, country)) return swift;
  throw refuse('swiftWrong', { field, params: { letters: countryOfSwift(swift), country: countryName(country, language) } });
};

export const demandAccount: Demands = (typed, country, field, refuse, language) => {
  const account = checkedAccount(country, typed);
  if ('number' in account) return account.number;
  throw refuse('ibanWrong', { field, params: { ...account, country: countryName(account.country, language) } });
};

/** The payee that is being changed does not count against itself. */
type Own = { readonly id?: string; readonly path?: string };

const others = (db: Db, company_id: string, id: string | undefined) =>
  db
    .select({
      id: table.payee_id,
      name: table.beneficiary_name,
      bank_account_number: table.bank_account_number,
      swift_code: table.swift_code,
      bank: table.bank_name,
    })
    .from(table)
    .where(and(eq(table.company_id, company_id), isNull(table.deleted_at), id ? ne(table.payee_id, id) : undefined));

type Account = Parameters<typeof accountKey>[0];
export async function demandUnsaved(db: Db, company_id: string, form: Account, refuse: Refuse, { id, path = '' }: Own = {}): Promise<void> {
  const key = accountKey(form);
  const same = (await others(db, company_id, id)).find((other) => accountKey(other) === key);
  if (same) throw refuse('alreadySaved', { field: `${path}bank_account_number`, params: { name: same.name } });
}

export async function demandUnlikeOthers(
  db: Db,
  company_id: string,
  form: Form,
  refuse: RefuseLike,
  { id, path = '' }: Own = {},
): Promise<void> {
  const like = (await others(db, company_id, id)).find(({ name }) => looksLike(name, form.beneficiary_name));
  if (!like) return;
  const params = { name: like.name, id: like.id, account: like.bank_account_number, bank: like.bank };
  throw refuse('likeAnother', { field: `${path}beneficiary_name`, params });
}
