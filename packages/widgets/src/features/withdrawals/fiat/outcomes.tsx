/** What a transfer may come to besides being sent: nobody knows yet, or it was sent before. */
import { Button } from '../../../kit/action/button.tsx';
import { Amount } from '../../../kit/data/amount.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { Link } from '../../../kit/action/link.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { useT } from '../../../kit/words.tsx';
import type { SendingState } from '../steps/sending.ts';
import { SendingView } from '../steps/sending-view.tsx';
import type { UseSending } from '../steps/use-sending.ts';

/** Of those who may transfer but see no transactions as well. */
const past = { to: 'transferFiat', params: { to: 'past' } } as const;

export function Checking({ sending }: { readonly sending: UseSending }) {
  const t = useT('withdrawals');
  const { input, state } = sending;
  return (
    <>
      <SendingView state={state} past={past} />
      {input && (
        <Facts>
          <Fact label={t('steps.cost.amount')}>
            <Amount amount={input.amount} currency={input.currency} />
          </Fact>
          {input.reference && <Fact label={t('fiat.facts.reference')}>{input.reference}</Fact>}
        </Facts>
      )}
    </>
  );
}

/** The price was used by another tab, or before Back. */
export const wasSentBefore = (state: SendingState): boolean => state.is === 'refused' && state.error.refusal === 'quoteUsed';

/** Never sent again by a slip: a new one begins from nothing. */
export function SentBefore({ onRestart }: { readonly onRestart: () => void }) {
  const t = useT('withdrawals');
  const link = <Link {...past}>{t('who.past')}</Link>;
  return (
    <>
      <Note tone="attention" live="alert" title={t('fiat.before.title')} action={link}>
        {t('fiat.before.text')}
      </Note>
      <div>
        <Button onClick={onRestart}>{t('fiat.before.restart')}</Button>
      </div>
    </>
  );
}
