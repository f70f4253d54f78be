import { networks } from '@bankside/core/rules/money/networks.ts';
import { AddressText } from '../../kit/data/address-text.tsx';
import type { Column } from '../../kit/data/data-table.tsx';
import { Link } from '../../kit/action/link.tsx';
import type { PhoneRow } from '../../kit/data/record-list.tsx';
import { mono } from '../../kit/theme/text.css.ts';
import { columnWidth, size } from '../../kit/theme/tokens.css.ts';
import type { T } from '../../kit/words.tsx';
import { shortAddress } from '../../shared/recipients/account-text.ts';
import { EntryMenu, type BookActs } from '../../shared/recipients/book-acts.tsx';
import { FavouriteMark, FavouriteStar, NewMark } from '../../shared/recipients/recipient-marks.tsx';
import * as look from '../../shared/recipients/recipients.css.ts';
import type { AddressRow } from '../../shared/recipients/use-recipients.ts';

export function columnsOf(t: T, acts: BookActs): readonly Column<AddressRow>[] {
  return [
    {
      key: 'favourite',
      head: '',
      width: size.iconButton,
      cell: ({ id, version, is_favourite, name }) => (
        <FavouriteStar
          name={name}
          on={is_favourite}
          busy={acts.favourite.busy}
          onToggle={() => void acts.favourite.run({ id, version, is_favourite: !is_favourite })}
        />
      ),
    },
    {
      key: 'name',
      head: t('addresses:column.name'),
      clip: true,
      cell: (row) => (
        <span className={look.rowName}>
          <b className={look.clipped}>
            <Link plain to="newAddress" params={{ id: row.id }}>
              {row.name}
            </Link>
          </b>
          {row.is_new && <NewMark />}
        </span>
      ),
    },
    {
      key: 'address',
      head: t('addresses:column.address'),
      width: columnWidth.walletAddress,
      cell: (row) => <AddressText value={row.address} copy={t('addresses:column.address')} />,
    },
    {
      key: 'network',
      head: t('addresses:column.network'),
      width: columnWidth.status,
      dropAt: 'panelBelow',
      cell: (row) => networkName(row),
    },
    {
      key: 'acts',
      head: '',
      numeric: true,
      width: size.iconButton,
      cell: (row) => <EntryMenu book="addresses" entry={row} name={row.name} acts={acts} />,
    },
  ];
}

const networkName = ({ network }: AddressRow) => `${network} · ${networks[network].chain}`;

export const phoneRow =
  (acts: BookActs) =>
  (row: AddressRow): PhoneRow => ({
    lead: (
      <span className={look.rowName}>
        {row.is_favourite && <FavouriteMark />}
        <span className={look.clipped}>{row.name}</span>
        {row.is_new && <NewMark />}
      </span>
    ),
    figure: <EntryMenu book="addresses" entry={row} name={row.name} acts={acts} />,
    detail: (
      <>
        <span className={mono}>{shortAddress(row.address)}</span> · {row.network}
      </>
    ),
  });
