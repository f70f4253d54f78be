/** The payee book (REC-01): favourites first, searched by the address's query, two lines each on a phone. */
import { DataTable, TableSkeleton } from '../../kit/data/data-table.tsx';
import { useLanguage, useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useBookActs } from '../../shared/recipients/book-acts.tsx';
import { BookFrame, useBookQuery } from '../../shared/recipients/book-frame.tsx';
import { usePayees } from '../../shared/recipients/use-recipients.ts';
import { columnsOf, phoneRow } from './payee-columns.tsx';

export function PayeesPage() {
  const t = useT('payees');
  const language = useLanguage();
  const bank = useBank();
  const payees = usePayees(useBookQuery().query);
  const acts = useBookActs('payees', {
    favourite: (change, { key }) => bank.call('/withdraw/payee/edit', change, { key }),
    remove: (id, { key }) => bank.call('/withdraw/payee/del', { id }, { key }),
  });
  const columns = columnsOf(t, language, acts);
  return (
    <BookFrame book="payees" of={payees} trouble={acts.trouble} loading={<TableSkeleton columns={columns} rows={6} />}>
      {(list) => (
        <DataTable name={t('recipients:payees.choose')} columns={columns} rows={list} rowKey={({ id }) => id} phone={phoneRow(acts)} />
      )}
    </BookFrame>
  );
}
