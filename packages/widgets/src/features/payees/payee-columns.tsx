import type { Language } from '@bankside/core/rules/languages.ts';
import type { Column } from '../../kit/data/data-table.tsx';
import { countryOptions } from '../../kit/form/choices/country-options.ts';
import { mono } from '../../kit/theme/text.css.ts';
import { columnWidth } from '../../kit/theme/tokens.css.ts';
import type { T } from '../../kit/words.tsx';
import { maskedAccount, spacedAccount } from '../../shared/recipients/account-text.ts';
import type { BookActs } from '../../shared/recipients/book-acts.tsx';
import { bookColumns, bookRow } from '../../shared/recipients/book-columns.tsx';
import type { PayeeRow } from '../../shared/recipients/use-recipients.ts';

const listed = (acts: BookActs) => ({ book: 'payees', nameOf: (row: PayeeRow) => row.beneficiary_name, acts }) as const;

export function columnsOf(t: T, language: Language, acts: BookActs): readonly Column<PayeeRow>[] {
  const countryOf = (code: string) => countryOptions(language).find(({ value }) => value === code)?.label ?? code;
  return bookColumns(listed(acts), t('payees:column.name'), [
    {
      key: 'account',
      head: t('payees:column.account'),
      width: columnWidth.accountNumber,
      cell: (row) => <span className={mono}>{spacedAccount(row.bank_account_number)}</span>,
    },
    { key: 'bank', head: t('payees:column.bank'), width: columnWidth.stage, dropAt: 'drawer', cell: (row) => row.bank_name },
    {
      key: 'country',
      head: t('payees:column.country'),
      width: columnWidth.number,
      dropAt: 'panelBelow',
      cell: (row) => countryOf(row.country),
    },
  ]);
}

export const phoneRow = (acts: BookActs) =>
  bookRow(listed(acts), (row) => (
    <>
      <span className={mono}>{maskedAccount(row.bank_account_number)}</span> · {row.bank_name}
    </>
  ));
