/** The file of what the filters show. */
import { useBank } from '../../runtime/host-context.tsx';
import { ExportDialog } from '../../shared/lists/export-dialog.tsx';
import type { FeesQuery } from './fees-query.ts';

type Props = Pick<FeesQuery, 'filter' | 'isFiltered'> & { readonly onClose: () => void };

export function FeesExport({ filter, ...props }: Props) {
  const bank = useBank();
  return <ExportDialog {...props} fetch={(format) => bank.download('/annualFee/download', { ...filter, format })} />;
}
