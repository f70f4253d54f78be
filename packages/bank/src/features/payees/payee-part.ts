/** One field of the form as saving checks it, and what its IBAN or SWIFT code says of the bank (REC-16). */
import type { payees } from '@bankside/core/contract/payees.ts';
import { isCountry } from '@bankside/core/rules/calling-codes.ts';
import type * as z from 'zod/mini';
import { bankOfIban, bankOfSwift, countryOfIban, countryOfSwift } from '../../domain/recipients/bank-accounts.ts';
import type { Ctx } from '../../platform/dispatch.ts';
import { isUuid } from '../../platform/ids.ts';
import { demandAccount, demandCountry, demandSwift, demandUnsaved } from './payee-checks.ts';

type Part = z.output<typeof payees.check.in>;
type Known = z.output<typeof payees.check.out>;
const nothing: Known = { country: '', bank_name: '', bank_code: '' };

/** Without a country a national number can be anything, and an IBAN and a SWIFT code name their own. */
export async function checkedPart(part: Part, ctx: Ctx<typeof payees.check>): Promise<Known> {
  const { bank_account_number: number, swift_code: swift } = part;
  if (part.country) demandCountry(part.country, 'country', ctx.language);
  const ofAccount = number === undefined ? nothing : await accountPart(number, part, ctx);
  const ofSwift = swift === undefined ? nothing : swiftPart(swift, part, ctx);
  return {
    country: ofAccount.country || ofSwift.country,
    bank_name: ofSwift.bank_name || ofAccount.bank_name,
    bank_code: ofAccount.bank_code,
  };
}

async function accountPart(typed: string, { country: chosen, swift_code = '', id = '' }: Part, ctx: Ctx<typeof payees.check>) {
  const { db, person, refuse, language } = ctx;
  const named = countryOfIban(typed);
  const country = chosen ?? named;
  if (!country) return nothing;
  const number = demandAccount(typed, country, 'bank_account_number', refuse, language);
  await demandUnsaved(db, person.company_id, { bank_account_number: number, swift_code }, refuse, isUuid(id) ? { id } : {});
  return named ? { country: isCountry(named) ? named : '', ...bankOfIban(number) } : nothing;
}

function swiftPart(swift: string, { country }: Part, { refuse, language }: Ctx<typeof payees.check>): Known {
  const own = countryOfSwift(swift);
  demandSwift(swift, country ?? own, 'swift_code', refuse, language);
  return { ...nothing, country: isCountry(own) ? own : '', bank_name: bankOfSwift(swift) };
}
