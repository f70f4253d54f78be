/** The rules of the payee's form, of the contract. What belongs to an intermediary that is not used is not looked at. */
import type { Schema } from '../../kit/form/engine/form-errors.ts';
import type { Values } from '../../kit/form/engine/form-paths.ts';
import type { InOf } from '@bankside/core/contract/index.ts';

export type PayeeInput = InOf<'/withdraw/payee/add'>;
export const intermediaryFields = [
  'intermediary_bank_name',
  'intermediary_country',
  'intermediary_swift_code',
  'intermediary_address',
] as const;

export const used = (values: Values): Values => {
  if (values['use_intermediary'] === true) return values;
  const unused: readonly string[] = intermediaryFields;
  return Object.fromEntries(Object.entries(values).filter(([name]) => !unused.includes(name)));
};

export async function payeeSchema(): Promise<Schema<PayeeInput>> {
  const { payees } = await import('@bankside/core/contract/payees.ts');
  return { safeParse: (values) => payees.add.in.safeParse(used(values as Values)) };
}
