/** Payments from a file (TRF-29): a new one, those before it, or one of them with each of its rows. */
import { paymentRowsMost } from '@bankside/core/rules/money/payment-files.ts';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { useT } from '../../../kit/words.tsx';
import { useQuery } from '../../../runtime/url.ts';
import { FileView } from './file-view.tsx';
import { FilesList } from './files-list.tsx';
import { NewFile } from './new-file.tsx';

export function PaymentFilesPage() {
  const t = useT('payments');
  const [{ id }, go] = useQuery(['id']);
  const open = (file: string) => go({ id: file }, true);
  if (id)
    return (
      <>
        <PageHead title={t('file.one')} crumbs={[{ label: t('file.title'), to: 'paymentFiles' }, { label: t('file.one') }]} />
        <FileView id={id} />
      </>
    );
  return (
    <>
      <PageHead title={t('file.title')} lead={t('file.lead', { rows: paymentRowsMost })} />
      <NewFile onOrdered={open} />
      <FilesList onOpen={open} />
    </>
  );
}
