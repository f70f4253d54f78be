import type { Language } from '@bankside/core/rules/languages.ts';
import type { Column } from '../../kit/data/data-table.tsx';
import { countryOptions } from '../../kit/form/choices/country-options.ts';
import { Link } from '../../kit/action/link.tsx';
import type { PhoneRow } from '../../kit/data/record-list.tsx';
import { mono } from '../../kit/theme/text.css.ts';
import { columnWidth, size } from '../../kit/theme/tokens.css.ts';
import type { T } from '../../kit/words.tsx';
import { maskedAccount, spacedAccount } from '../../shared/recipients/account-text.ts';
import { EntryMenu, type BookActs } from '../../shared/recipients/book-acts.tsx';
import { FavouriteMark, FavouriteStar, NewMark } from '../../shared/recipients/recipient-marks.tsx';
import * as look from '../../shared/recipients/recipients.css.ts';
import type { PayeeRow } from '../../shared/recipients/use-recipients.ts';

export function columnsOf(t: T, language: Language, acts: BookActs): readonly Column<PayeeRow>[] {
  const countryOf = (code: string) => countryOptions(language).find(({ value }) => value === code)?.label ?? code;
  return [
    {
      key: 'favourite',
      head: '',
      width: size.iconButton,
      cell: ({ id, version, is_favourite, beneficiary_name }) => (
        <FavouriteStar
          name={beneficiary_name}
          on={is_favourite}
          busy={acts.favourite.busy}
          onToggle={() => void acts.favourite.run({ id, version, is_favourite: !is_favourite })}
        />
      ),
    },
    {
      key: 'name',
      head: t('payees:column.name'),
      clip: true,
      cell: (row) => (
        <span className={look.rowName}>
          <b className={look.clipped}>
            <Link plain to="newPayee" params={{ id: row.id }}>
              {row.beneficiary_name}
            </Link>
          </b>
          {row.is_new && <NewMark />}
        </span>
      ),
    },
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
    {
      key: 'acts',
      head: '',
      numeric: true,
      width: size.iconButton,
      cell: (row) => <EntryMenu book="payees" entry={row} name={row.beneficiary_name} acts={acts} />,
    },
  ];
}

export const phoneRow =
  (acts: BookActs) =>
  (row: PayeeRow): PhoneRow => ({
    lead: (
      <span className={look.rowName}>
        {row.is_favourite && <FavouriteMark />}
        <span className={look.clipped}>{row.beneficiary_name}</span>
        {row.is_new && <NewMark />}
      </span>
    ),
    figure: <EntryMenu book="payees" entry={row} name={row.beneficiary_name} acts={acts} />,
    detail: (
      <>
        <span className={mono}>{maskedAccount(row.bank_account_number)}</span> · {row.bank_name}
      </>
    ),
  });
