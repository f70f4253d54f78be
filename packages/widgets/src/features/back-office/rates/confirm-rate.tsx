/** One rate that jumped, and the question whether it is right: from its confirmation on it is traded on. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { Button } from '../../../kit/action/button.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useDates } from '../../../shared/dates.ts';
import { DecisionNote } from '../deciding/decision-note.tsx';
import { useDecision } from '../deciding/use-decision.ts';
import { changePercent, heldRatesKey, usdText } from './rate-change.ts';

type Props = { readonly held: OutOf<'/admin/rate/held'>['list'][number]; readonly onClose: () => void };

export function ConfirmRate({ held: { currency, usd, before, seen_at }, onClose }: Props) {
  const t = useT('back-office');
  const bank = useBank();
  const dates = useDates();
  const confirm = useDecision((_input: object, { key }) => bank.call('/admin/rate/confirm', { currency, usd }, { key }), {
    says: () => t('rates.confirmed', { currency }),
    shows: heldRatesKey,
    onDone: onClose,
    onAsked: onClose,
  });
  return (
    <Dialog
      title={t('rates.question', { currency, usd: usdText(usd) })}
      text={t('rates.advice')}
      busy={confirm.busy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('shared:cancel')}</Button>
          <Button variant="primary" busy={confirm.busy} onClick={() => void confirm.run({})}>
            {t('rates.confirm')}
          </Button>
        </>
      }
    >
      <DecisionNote of={confirm} />
      <Facts>
        {before && (
          <Fact label={t('rates.before')}>
            {usdText(before.usd)}, {dates.dateTime(before.taken_at)}
          </Fact>
        )}
        <Fact label={t('rates.now')}>
          {usdText(usd)}, {dates.dateTime(seen_at)}
        </Fact>
        {before && <Fact label={t('rates.change')}>{changePercent(before.usd, usd)} %</Fact>}
      </Facts>
    </Dialog>
  );
}
