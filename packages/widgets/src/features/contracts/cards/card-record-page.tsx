/** The life of one card of a batch (PRG-29), found by its kit number or its last four digits. */
import type { InOf } from '@bankside/core/contract/index.ts';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useQuery } from '../../../runtime/url.ts';
import { useLive } from '../../../shared/lists/use-live.ts';
import { SearchBox } from '../../../shared/lists/search-box.tsx';
import * as look from '../contracts.css.ts';
import { isId } from '../use-contracts.ts';
import { CardRecord } from './card-record.tsx';

type Named = InOf<'/contract/orderListByCardInfo'>;

/** Four digits are the last of a number; anything else is a kit. */
function namedBy({ id, keyword }: { readonly id: string; readonly keyword: string }): Named | null {
  const text = keyword
    .normalize('NFKC')
    .replace(/^[•*\s]+/, '')
    .trim()
    .slice(0, 40);
  if (text) return /^\d{4}$/.test(text) ? { last4: text } : { kit_number: text };
  return isId(id) ? { card_id: id } : null;
}

export function CardRecordPage() {
  const t = useT('contracts');
  const bank = useBank();
  const [query, change] = useQuery(['id', 'keyword']);
  const named = namedBy(query);
  const found = useLive(['contracts', 'record', named], { when: named !== null }, (how) =>
    bank.call('/contract/orderListByCardInfo', named ?? {}, how),
  );
  const isMissing = found.state === 'failed' && found.failure.refusal === 'notFound';
  const card = found.state === 'ready' ? found.data : undefined;
  return (
    <>
      {!card && <PageHead title={t('record.title')} />}
      {card && <CardRecord.Head card={card.card} />}
      <div className={look.filters}>
        <SearchBox
          label={t('record.search')}
          value={query.keyword}
          onSearch={(keyword) => change({ keyword, ...(keyword && { id: '' }) })}
        />
      </div>
      {named === null ? (
        <EmptyState title={t('record.which')}>{t('record.whichText')}</EmptyState>
      ) : isMissing ? (
        <EmptyState title={t('record.none')}>{t('record.noneText')}</EmptyState>
      ) : (
        <CallView of={found} what={t('record.loading')} failed={t('record.failed')}>
          {(data) => <CardRecord.Life record={data} />}
        </CallView>
      )}
    </>
  );
}
