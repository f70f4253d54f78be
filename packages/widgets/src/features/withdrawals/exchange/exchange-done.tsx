/** What became of it, from the bank's record, so that a reload shows the same. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { Amount } from '../../../kit/data/amount.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { ButtonLink } from '../../../kit/action/link.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { useT } from '../../../kit/words.tsx';
import { useHost } from '../../../runtime/host-context.tsx';
import { ConversionRows } from '../../../shared/money/conversion-rows.tsx';
import { wayBack } from '../steps/payment-left.ts';
import { useSentRecord } from '../steps/sent.tsx';
import * as look from '../steps/steps.css.ts';
import type { ExchangeKind } from './exchange-kind.ts';

type Props = { readonly id: string; readonly kind: ExchangeKind; readonly onAnother: () => void };
type MoneyRecord = OutOf<'/withdraw/crypto/get'>['record'];

export function ExchangeDone({ id, kind, onAnother }: Props) {
  const t = useT('withdrawals');
  const left = wayBack(useHost());
  return (
    <>
      <CallView of={useSentRecord(id)} what={t('exchange.loading')} failed={t('exchange.notLoaded')}>
        {({ record }) => <Booked record={record} kind={kind} />}
      </CallView>
      <div className={look.links}>
        {left && (
          <ButtonLink variant="primary" {...left}>
            {t('steps.short.goOn')}
          </ButtonLink>
        )}
        <Button variant={left ? 'secondary' : 'primary'} onClick={onAnother}>
          {t(`exchange.again.${kind}`)}
        </Button>
        <ButtonLink to="transferRecordFiat" params={{ id }}>
          {t('exchange.done.record')}
        </ButtonLink>
      </div>
    </>
  );
}

function Booked({ record, kind }: { readonly record: MoneyRecord; readonly kind: ExchangeKind }) {
  const t = useT('withdrawals');
  const { number, amount, currency, sold_amount, sold_currency, rate, conversion, status } = record;
  const isBooked = status === 'success';
  return (
    <div className={look.main}>
      <Note tone={isBooked ? 'positive' : 'progress'} live="status" title={t(isBooked ? 'exchange.done.title' : 'exchange.done.asked')}>
        {isBooked ? t('exchange.done.text') : t('exchange.done.askedText', { count: policy.leadTimes.rmReplyDays })}
      </Note>
      <Facts kind="totals">
        {sold_amount && sold_currency && (
          <Fact label={t(isBooked ? 'exchange.gave' : 'exchange.give')}>
            <Amount amount={sold_amount.replace(/^-/, '')} currency={sold_currency} />
          </Fact>
        )}
        {conversion && sold_currency ? (
          <ConversionRows
            conversion={conversion}
            rate={rate}
            from={sold_currency}
            received={{ amount, currency }}
            tense={isBooked ? 'done' : 'open'}
          />
        ) : (
          <Fact label={t(isBooked ? 'exchange.got' : 'exchange.getAbout')}>
            <Amount amount={amount} currency={currency} state={isBooked ? 'settled' : 'open'} />
          </Fact>
        )}
        <Fact label={t(kind === 'otc' ? 'exchange.done.request' : 'exchange.done.number')}>{number}</Fact>
      </Facts>
    </div>
  );
}
