/** The bank's quote for an OTC request: accepted once more by its figures, or declined (TRF-22). */
import type { MoneyRecord, Offer } from '@bankside/core/contract/money.ts';
import { exactAmount } from '@bankside/core/i18n/amounts.ts';
import { useState } from 'react';
import { Amount } from '../../kit/data/amount.tsx';
import { Button } from '../../kit/action/button.tsx';
import { FailureNote } from '../../kit/remote/call-view.tsx';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { Fact, Facts } from '../../kit/data/facts.tsx';
import { useAction } from '../../kit/remote/use-action.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { ConversionRows } from './conversion-rows.tsx';

type Props = { readonly record: MoneyRecord; readonly offer: Offer; readonly onChanged: () => void };
type Asking = 'accept' | 'decline';

export function OfferActions({ record, offer, onChanged }: Props) {
  const t = useT('money');
  const [asking, setAsking] = useState<Asking | null>(null);
  const { bought } = sumsOf(record, offer);
  const done = () => {
    setAsking(null);
    onChanged();
  };
  return (
    <>
      <Button variant="primary" compact onClick={() => setAsking('accept')}>
        {t('offer.accept', { bought })}
      </Button>
      <Button compact onClick={() => setAsking('decline')}>
        {t('offer.decline')}
      </Button>
      {asking && <AnswerDialog is={asking} record={record} offer={offer} onDone={done} onClose={() => setAsking(null)} />}
    </>
  );
}

const sumsOf = ({ sold_amount, sold_currency, currency }: MoneyRecord, { received }: Offer) => ({
  sold: exactAmount((sold_amount ?? '0').replace(/^-/, ''), sold_currency ?? currency),
  bought: exactAmount(received, currency),
});

type DialogProps = {
  readonly is: Asking;
  readonly record: MoneyRecord;
  readonly offer: Offer;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

function AnswerDialog({ is, record, offer, onDone, onClose }: DialogProps) {
  const t = useT('money');
  const bank = useBank();
  const { sold, bought } = sumsOf(record, offer);
  const answer = useAction(
    (input: { readonly id: string; readonly quote_id: string; readonly accept: boolean }, { key }) =>
      bank.call('/withdraw/otc/answer', input, { key }),
    { says: is === 'accept' ? t('offer.accepted', { sold, bought }) : t('offer.declined'), onDone },
  );
  const { sold_amount, sold_currency, currency, id } = record;
  return (
    <ConfirmDialog
      danger={is === 'decline'}
      title={t(`offer.${is}Title`, { sold, bought })}
      text={t(`offer.${is}Text`)}
      act={is === 'accept' ? t('offer.accept', { bought }) : t('offer.decline')}
      onAct={() => void answer.run({ id, quote_id: offer.quote_id, accept: is === 'accept' })}
      onClose={onClose}
      busy={answer.busy}
    >
      {is === 'accept' && sold_amount && sold_currency && (
        <Facts kind="totals">
          <Fact label={t('totals.sold')}>
            <Amount amount={sold_amount.replace(/^-/, '')} currency={sold_currency} />
          </Fact>
          <ConversionRows
            conversion={offer.conversion}
            rate={offer.rate}
            from={sold_currency}
            received={{ amount: offer.received, currency }}
          />
        </Facts>
      )}
      <FailureNote failure={answer.failure} />
    </ConfirmDialog>
  );
}
