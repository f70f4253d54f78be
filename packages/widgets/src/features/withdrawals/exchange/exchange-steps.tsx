/** Amounts, review, done, each with an address of its own; what is typed stays in the tab (DES-06). */
import { exactAmount } from '@bankside/core/i18n/amounts.ts';
import { useEffect, useState } from 'react';
import { useStepArrival } from '../../../kit/nav/arrival.ts';
import { FailureNote } from '../../../kit/remote/call-view.tsx';
import { failureOf } from '../../../kit/remote/failure.ts';
import { useUnsaved } from '../../../kit/form/engine/use-unsaved.ts';
import { useRefresh } from '../../../kit/remote/remote.ts';
import { Stepper } from '../../../kit/nav/stepper.tsx';
import { useT } from '../../../kit/words.tsx';
import { useQuery } from '../../../runtime/url.ts';
import { CostPanel } from '../steps/cost-panel.tsx';
import { SendingView } from '../steps/sending-view.tsx';
import * as look from '../steps/steps.css.ts';
import { useSending } from '../steps/use-sending.ts';
import type { Quote } from '../steps/use-quote.ts';
import { ExchangeAmounts } from './exchange-amounts.tsx';
import { ExchangeDone } from './exchange-done.tsx';
import { ExchangeReview } from './exchange-review.tsx';
import type { ExchangeDetails, ExchangeKind } from './exchange-kind.ts';
import { useExchange } from './use-exchange.ts';
import { useLatest } from '../../../kit/use-latest.ts';

type Props = { readonly details: ExchangeDetails; readonly kind: ExchangeKind };

const steps = ['amounts', 'review', 'done'] as const;

export function ExchangeSteps({ details, kind }: Props) {
  const t = useT('withdrawals');
  const [{ step, id }, go] = useQuery(['step', 'id']);
  const wanted = step === 'done' && id ? 'done' : step === 'review' ? 'review' : 'amounts';
  const exchange = useExchange(details, kind, wanted !== 'review');
  const { quoting, draft, priced } = exchange;
  const at = wanted === 'review' && !priced ? 'amounts' : wanted;
  useStepArrival(at, at === 'amounts' ? '' : t(`exchange.steps.${at}`));
  const { sending, send, lost } = useBooking(kind, (made) => {
    exchange.forget();
    go({ step: 'done', id: made }); // in place of the review: Back must not lead to a quote that is used up
  });
  useUnsaved(at !== 'done' && (draft.amount !== '' || draft.receive !== ''));
  const back = () => go({ step: '', id: '' }, true);
  return (
    <>
      <Stepper
        name={t('exchange.steps.name')}
        steps={steps.map((each) => ({ label: t(`exchange.steps.${each}`), ...(at === 'review' ? { onPress: back } : {}) }))}
        current={at === 'done' ? steps.length : steps.indexOf(at)}
      />
      <div className={at === 'amounts' ? look.columns : look.alone}>
        <div className={look.main}>
          <SendingView state={sending.state} />
          {lost && <FailureNote failure={lost} title={t('exchange.notBooked')} />}
          {at === 'amounts' && (
            <ExchangeAmounts details={details} kind={kind} exchange={exchange} onQuoted={() => go({ step: 'review' }, true)} />
          )}
          {at === 'review' && priced && <ExchangeReview kind={kind} quote={priced} quoting={quoting} onSend={send} onBack={back} />}
          {at === 'done' && <ExchangeDone id={id} kind={kind} onAnother={back} />}
        </div>
        {at === 'amounts' && (
          <aside className={look.aside}>
            <CostPanel quoting={quoting}>
              {(quote) =>
                t('exchange.after', {
                  received: exactAmount(quote.received_amount, quote.received_currency),
                  left: exactAmount(quote.balance_after, quote.asked.currency),
                })
              }
            </CostPanel>
          </aside>
        )}
      </div>
    </>
  );
}

/** Books a quote once, whatever becomes of the answer; what was left open by a reload is found out here too. */
function useBooking(kind: ExchangeKind, onBooked: (id: string) => void) {
  const sending = useSending(kind === 'otc' ? 'otc' : 'currency');
  const refresh = useRefresh();
  const [isAsked, setAsked] = useState(false);
  const { state, forget } = sending;
  const latest = useLatest(onBooked);
  useEffect(() => {
    if (state.is !== 'sent') return;
    forget();
    refresh(); // balances, lists and figures everywhere
    latest.current(state.done.id);
  }, [latest, state, forget, refresh]);
  const send = ({ quote_id, asked: { transfer_type, currency, to_currency, amount, otc } }: Quote) => {
    setAsked(true);
    return sending.send({ transfer_type, currency, to_currency, amount, quote_id, ...(otc ? { otc } : {}) });
  };
  // a refusal that no form waits for any more: it belongs to what was sent before the page was loaded again
  return { sending, send, lost: state.is === 'refused' && !isAsked ? failureOf(state.error) : null };
}
