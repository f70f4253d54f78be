/** An account number as people write it: in groups of four where it is an IBAN, in capitals always. */
import { GroupedTextField } from '../../kit/form/fields/grouped-text-field.tsx';
import type { FieldProps } from '../../kit/form/engine/use-form.ts';
import { monoControl } from './recipients.css.ts';

const isIban = (text: string) => /^[A-Z]{2}\d{2}/.test(text);

/** 'gb10nrmb6016' as 'GB10 NRMB 6016'; other numbers keep the spaces that they were typed with. */
export function groupedAccount(typed: string): string {
  const text = typed.normalize('NFKC').toUpperCase();
  const bare = text.replace(/[\s\u3000]+/g, '');
  return isIban(bare) ? (bare.match(/.{1,4}/gu) ?? []).join(' ') : text;
}

export const AccountNumberField = (props: FieldProps) => (
  <GroupedTextField {...props} group={groupedAccount} autoCapitalize="characters" className={monoControl} />
);
