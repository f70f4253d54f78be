/** Asks the issuer now (CRD-08); says when it was asked last, and why it is not asked again at once. */
import { RefreshButton } from '../../kit/action/refresh-button.tsx';
import { useCountdown } from '../../kit/form/verify/use-countdown.ts';
import { FailureNote } from '../../kit/remote/call-view.tsx';
import { useAction } from '../../kit/remote/use-action.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useDates } from '../../shared/dates.ts';
import { asked, refresh } from './card/card.css.ts';
import type { Listed } from './use-cards.ts';

/** As the bank's policy has it; one that asks for more refuses with its own sentence. */
const everySec = 30;
type Refreshed = Pick<Listed, 'card_id' | 'refreshed_at'>;
const lastOf = (cards: readonly Refreshed[]) =>
  cards
    .flatMap(({ refreshed_at }) => refreshed_at ?? [])
    .toSorted()
    .at(-1);

export function RefreshCards({ cards }: { readonly cards: readonly Refreshed[] }) {
  const t = useT('cards');
  const bank = useBank();
  const dates = useDates();
  const [left, wait] = useCountdown(0);
  const ask = useAction((card_ids: readonly string[], { key }) => bank.call('/card/refreshData', { card_ids: [...card_ids] }, { key }), {
    refreshes: [['cards']],
    onDone: () => wait(everySec),
  });
  const last = lastOf(cards);
  return (
    <div className={refresh}>
      <RefreshButton
        compact
        busy={ask.busy}
        disabled={left > 0}
        aria-describedby="cards-asked"
        onClick={() => void ask.run(cards.map(({ card_id }) => card_id))}
      >
        {t('refresh.act')}
      </RefreshButton>
      <span id="cards-asked" className={asked}>
        {last ? t('refresh.last', { time: dates.time(last), day: dates.date(last) }) : t('refresh.never')}
        {left > 0 && <> {t('refresh.wait', { seconds: left, every: everySec })}</>}
      </span>
      <FailureNote failure={ask.failure} title={t('refresh.failed')} />
    </div>
  );
}
