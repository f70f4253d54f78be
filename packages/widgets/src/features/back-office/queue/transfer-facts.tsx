/** What a decision about a transfer is about: why it waits, where it goes, what the client is debited, who ordered and approved it. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { Fact } from '../../../kit/data/facts.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { mono } from '../../../kit/theme/text.css.ts';
import { useLanguage, useT } from '../../../kit/words.tsx';
import { countryName } from '../../../shared/country-name.ts';
import { RecordFacts } from '../../../shared/money/record-facts.tsx';
import { RecordTimeline } from '../../../shared/money/record-timeline.tsx';
import { RecordTotals } from '../../../shared/money/record-totals.tsx';
import * as look from './queue.css.ts';

export type TransferCase = OutOf<'/admin/transfer/get'>;

export function TransferFacts({ of }: { readonly of: TransferCase }) {
  const t = useT('back-office');
  const language = useLanguage();
  const { record, timeline, account_number, dropped } = of;
  const { name = '', country = '' } = record.recipient ?? {};
  return (
    <div className={look.stack}>
      <div>
        <Waits of={of} />
        <RecordFacts record={record}>
          <Fact label={t('queue.transfer.client')}>
            <span className={mono}>{account_number}</span>
          </Fact>
          {name && <Fact label={t('queue.transfer.recipient')}>{name}</Fact>}
          {country && <Fact label={t('queue.transfer.country')}>{countryName(country, language)}</Fact>}
          {dropped && <Fact label={t('second.facts.dropped')}>{dropped}</Fact>}
        </RecordFacts>
        <RecordTotals record={record} />
      </div>
      <RecordTimeline record={record} timeline={timeline} />
    </div>
  );
}

function Waits({ of: { why } }: { readonly of: TransferCase }) {
  const t = useT('back-office');
  const reasons = why.map((each) => <p key={each}>{t(`queue.transfer.why.${each}`)}</p>);
  return (
    why.length > 0 && (
      <Note tone="attention" title={t('queue.transfer.waits')}>
        {reasons}
      </Note>
    )
  );
}
