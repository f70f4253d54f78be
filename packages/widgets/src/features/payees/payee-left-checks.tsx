import type { InOf } from '@bankside/core/contract/index.ts';
import type { ReactNode } from 'react';
import { textOf, type Values } from '../../kit/form/engine/form-paths.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { LeftChecks } from '../../shared/recipients/left-checks.tsx';
import type { LeftQuestion } from '../../shared/recipients/use-bank-answers.ts';
import { payeeSchema } from './payee-schema.ts';

const again = { country: ['bank_account_number', 'swift_code'], intermediary_country: ['intermediary_swift_code'] } as const;

type Props = { readonly id: string | undefined; readonly children: ReactNode };

/** Account number and SWIFT codes, each against its country; what they name fills in country, bank and bank code. */
export function PayeeLeftChecks({ id, children }: Props) {
  const t = useT('payees');
  const bank = useBank();
  const ask = (input: InOf<'/withdraw/payee/check'>, prefix = ''): LeftQuestion => ({
    input,
    ask: async (signal) => {
      const known = await bank.call('/withdraw/payee/check', input, { signal, background: true });
      return prefix ? { [`${prefix}country`]: known.country, [`${prefix}bank_name`]: known.bank_name } : known;
    },
  });
  const question = (name: string, values: Values): LeftQuestion | undefined => {
    const text = textOf(values[name]);
    const at = (country: string) => (textOf(values[country]) ? { country: textOf(values[country]) } : {});
    if (name === 'bank_account_number') return ask({ ...at('country'), bank_account_number: text, ...(id && { id }) });
    if (name === 'swift_code') return ask({ ...at('country'), swift_code: text });
    if (name === 'intermediary_swift_code') return ask({ ...at('intermediary_country'), swift_code: text }, 'intermediary_');
    return undefined;
  };
  return (
    <LeftChecks question={question} again={again} schema={payeeSchema} filledText={t('filled')}>
      {children}
    </LeftChecks>
  );
}
