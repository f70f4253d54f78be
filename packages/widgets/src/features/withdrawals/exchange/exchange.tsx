/** One's own money from one currency into another, at a rate that is shown (A29, A93): amounts, review, done. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { policy } from '@bankside/core/rules/policy.ts';
import { useRef } from 'react';
import { CallView } from '../../../kit/call-view.tsx';
import { PageHead } from '../../../kit/heading.tsx';
import { useRemote } from '../../../kit/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../parts/bank.tsx';
import { frame } from '../steps/steps.css.ts';
import { ExchangeSteps } from './exchange-steps.tsx';

/** At once at the quoted rate, or as a request that a person at the bank answers (A93). */
export type ExchangeKind = 'fx' | 'otc';
export type ExchangeDetails = OutOf<'/withdraw/details'>;

type ExchangeProps = {
  /** Within another page, which has the heading. */
  readonly compact?: boolean;
  readonly kind?: ExchangeKind;
};

export function Exchange({ compact = false, kind = 'fx' }: ExchangeProps) {
  const t = useT('withdrawals');
  const bank = useBank();
  const known = useRef(false);
  const details = useRemote(
    ['withdrawDetails', 'currency'],
    async (signal) => {
      const answer = await bank.call('/withdraw/details', { transfer_type: 'currency' }, { signal, background: known.current });
      known.current = true;
      return answer;
    },
    { every: policy.rates.refreshSec * 1000 }, // G-068
  );
  const body = (
    <CallView of={details} what={t('exchange.loading')} failed={t('exchange.failed')}>
      {(data) => <ExchangeSteps details={data} kind={kind} />}
    </CallView>
  );
  if (compact) return body;
  return (
    <div className={frame}>
      <PageHead title={t(`exchange.title.${kind}`)} lead={t(`exchange.lead.${kind}`)} />
      {body}
    </div>
  );
}
