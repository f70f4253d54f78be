/** One's own money from one currency into another, at a rate that is shown (TRF-02, TRF-21): amounts, review, done. */
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { useRef } from 'react';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { useRemote } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { frame } from '../steps/steps.css.ts';
import type { ExchangeKind } from './exchange-kind.ts';
import { ExchangeSteps } from './exchange-steps.tsx';
import { useLinkedExchange } from './use-linked-exchange.ts';

export function Exchange({ kind = 'fx' }: { readonly kind?: ExchangeKind }) {
  const t = useT('withdrawals');
  const bank = useBank();
  const linked = useLinkedExchange(kind);
  const known = useRef(false);
  const details = useRemote(
    ['withdrawDetails', 'currency'],
    async (signal) => {
      const answer = await bank.call('/withdraw/details', { transfer_type: 'currency' }, { signal, background: known.current });
      known.current = true;
      return answer;
    },
    { every: policy.rates.refreshSec * 1000 }, // TRF-20
  );
  return (
    <div className={frame}>
      <PageHead title={t(`exchange.title.${kind}`)} lead={t(`exchange.lead.${kind}`)} />
      <CallView of={details} what={t('exchange.loading')} failed={t('exchange.failed')}>
        {(data) => linked !== undefined && <ExchangeSteps key={linked} details={data} kind={kind} />}
      </CallView>
    </div>
  );
}
