/** The payee of a scheduled payment: the bank searches all of the book while a name, number or bank is typed. */
import { useEffect, useState } from 'react';
import { ComboField } from '../../../kit/form/choices/combo-field.tsx';
import { fieldsOf } from '../../../kit/form/engine/form.tsx';
import { useT } from '../../../kit/words.tsx';
import { maskedAccount, spacedAccount } from '../../../shared/recipients/account-text.ts';
import { usePayee, usePayees, type PayeeList, type PayeeRow } from '../../../shared/recipients/use-recipients.ts';
import type { Remote } from '../../../kit/remote/remote.ts';

const field = fieldsOf<{ readonly payee_id: string }>();
const pauseMs = 250;
const longest = 100;

const optionOf = ({ id, beneficiary_name, bank_account_number, bank_name, bank_address, swift_code }: PayeeRow) => ({
  value: id,
  label: beneficiary_name,
  note: maskedAccount(bank_account_number),
  search: [bank_account_number, spacedAccount(bank_account_number), bank_name, bank_address, swift_code].join(' '),
});

/** `id`: chosen before the form was opened. */
export function PayeeField({ id = '' }: { readonly id?: string }) {
  const t = useT('payments');
  const [typed, setTyped] = useState('');
  const keyword = usePaused(typed.trim().slice(0, longest));
  const chosen = usePayee(id);
  const found = usePayees({ keyword, page: 1, page_size: 50 });
  const known = useKnown(useKnown([], chosen), found);
  return (
    <ComboField
      name={field('payee_id')}
      label={t('column.payee')}
      hint={found.state === 'failed' ? t('form.failed') : t('form.payeeHint')}
      options={known.map(optionOf)}
      onTyped={setTyped}
    />
  );
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** All that was found so far: the one that is chosen keeps its name while something else is searched. */
function useKnown(before: readonly PayeeRow[], of: Remote<PayeeList>): readonly PayeeRow[] {
  const [known, setKnown] = useState<readonly PayeeRow[]>([]);
  const list = of.state === 'ready' ? of.data.list : null;
  const [merged, setMerged] = useState<PayeeList['list'] | null>(null);
  if (list && list !== merged) {
    setMerged(list);
    setKnown([...known, ...list.filter((row) => !known.some(({ id }) => id === row.id))]);
  }
  return [...before.filter((row) => !known.some(({ id }) => id === row.id)), ...known];
}
