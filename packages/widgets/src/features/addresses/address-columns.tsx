import { networks } from '@bankside/core/rules/money/networks.ts';
import { AddressText } from '../../kit/data/address-text.tsx';
import type { Column } from '../../kit/data/data-table.tsx';
import { mono } from '../../kit/theme/text.css.ts';
import { columnWidth } from '../../kit/theme/tokens.css.ts';
import type { T } from '../../kit/words.tsx';
import { shortAddress } from '../../shared/recipients/account-text.ts';
import type { BookActs } from '../../shared/recipients/book-acts.tsx';
import { bookColumns, bookRow } from '../../shared/recipients/book-columns.tsx';
import type { AddressRow } from '../../shared/recipients/use-recipients.ts';

const listed = (acts: BookActs) => ({ book: 'addresses', nameOf: ({ name }: AddressRow) => name, acts }) as const;

export const columnsOf = (t: T, acts: BookActs): readonly Column<AddressRow>[] =>
  bookColumns(listed(acts), t('addresses:column.name'), [
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
      cell: ({ network }) => `${network} · ${networks[network].chain}`,
    },
  ]);

export const phoneRow = (acts: BookActs) =>
  bookRow(listed(acts), ({ address, network }) => (
    <>
      <span className={mono}>{shortAddress(address)}</span> · {network}
    </>
  ));
