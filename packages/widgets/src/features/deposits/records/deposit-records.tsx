/** All that came or was announced: the third tab. A row opens its record on a page of its own. */
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { useLinks } from '../../../kit/action/link-resolver.ts';
import { useT } from '../../../kit/words.tsx';
import { RecordBook } from '../../../shared/money/record-book.tsx';

const calls = { list: '/deposit/record', download: '/deposit/download' } as const;
const types = ['deposit'] as const;

export function DepositRecords() {
  const t = useT('deposits');
  const links = useLinks();
  return (
    <RecordBook
      title={t('tabs.records')}
      level="section"
      calls={calls}
      types={types}
      onOpen={({ id }) => links.go('depositRecord', { id })}
      empty={<EmptyState title={t('records.none')}>{t('records.noneText')}</EmptyState>}
    />
  );
}
