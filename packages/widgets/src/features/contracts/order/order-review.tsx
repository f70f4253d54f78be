/** What is ordered, once more and in full, before it goes to the bank. */
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { FailureNote } from '../../../kit/remote/call-view.tsx';
import { failureOf, type Failure } from '../../../kit/remote/failure.ts';
import { useT } from '../../../kit/words.tsx';
import * as look from '../contracts.css.ts';
import { DeliveryFacts } from '../info/delivery-facts.tsx';
import { costOf, figureText, kindOf, usdText } from '../programme.ts';
import type { Config } from '../use-contracts.ts';
import type { OrderInput } from './ordering.ts';

type Props = {
  readonly input: OrderInput;
  readonly config: Config;
  readonly busy: boolean;
  readonly onBack: () => void;
  readonly onSend: () => Promise<void>;
};

export function OrderReview({ input, config, busy, onBack, onSend }: Props) {
  const t = useT('contracts');
  const [failure, setFailure] = useState<Failure | null>(null);
  const { order_quantity: count, delivery_address, contact } = input;
  const send = () => {
    setFailure(null);
    onSend().catch((error: unknown) => setFailure(failureOf(error)));
  };
  const inFields = failure && Object.values(failure.fields)[0];
  return (
    <div className={look.group}>
      <p>{t('order.check')}</p>
      <Facts>
        <Fact label={t('order.quantity')}>
          <b>{figureText(count)}</b>
        </Fact>
        <Fact label={t('fact.kind')}>{kindOf(t, config)}</Fact>
        <Fact label={t('fact.prefix')}>{config.prefix}</Fact>
        <Fact label={t('fact.worth')}>{t('order.paid', { sum: usdText(costOf(config.price_per_card, count)) })}</Fact>
        <Fact label={t('fact.lead')}>{t('order.weeks', { weeks: config.lead_weeks })}</Fact>
        <DeliveryFacts delivery_address={delivery_address} contact={contact} />
      </Facts>
      <FailureNote failure={failure && inFields ? { ...failure, fields: {}, message: inFields } : failure} />
      <div className={look.foot}>
        <Button disabled={busy} onClick={onBack}>
          {t('order.back')}
        </Button>
        <Button variant="primary" busy={busy} data-autofocus onClick={send}>
          {t('order.send', { count })}
        </Button>
      </div>
    </div>
  );
}
