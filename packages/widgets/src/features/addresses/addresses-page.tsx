/** The book of wallet addresses (REC-06): favourites first, searched by the address's query, two lines each on a phone. */
import { DataTable, TableSkeleton } from '../../kit/data/data-table.tsx';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useBookActs } from '../../shared/recipients/book-acts.tsx';
import { BookFrame, useBookQuery } from '../../shared/recipients/book-frame.tsx';
import { useAddresses } from '../../shared/recipients/use-recipients.ts';
import { columnsOf, phoneRow } from './address-columns.tsx';

export function AddressesPage() {
  const t = useT('addresses');
  const bank = useBank();
  const addresses = useAddresses(useBookQuery().query);
  const acts = useBookActs('addresses', {
    favourite: (change, { key }) => bank.call('/withdraw/address/edit', change, { key }),
    remove: (id, { key }) => bank.call('/withdraw/address/del', { id }, { key }),
  });
  const columns = columnsOf(t, acts);
  return (
    <BookFrame book="addresses" of={addresses} trouble={acts.trouble} loading={<TableSkeleton columns={columns} rows={6} />}>
      {(list) => (
        <DataTable name={t('recipients:addresses.choose')} columns={columns} rows={list} rowKey={({ id }) => id} phone={phoneRow(acts)} />
      )}
    </BookFrame>
  );
}
