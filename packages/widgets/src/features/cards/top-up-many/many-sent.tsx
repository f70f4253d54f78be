/** What became of each line, asked for again by itself: from here on each is a top-up of its own (CRD-18). */
import type { TopUpRow } from '@bankside/core/contract/cards/shapes.ts';
import { cardText } from '@bankside/core/i18n/amounts.ts';
import { Button } from '../../../kit/action/button.tsx';
import { ButtonLink, Link } from '../../../kit/action/link.tsx';
import { Amount } from '../../../kit/data/amount.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { faint, mono } from '../../../kit/theme/text.css.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { TopUpStatus } from '../../../shared/money/top-up-status.tsx';
import * as look from '../top-up/top-up.css.ts';
import { useLive } from '../../../shared/lists/use-live.ts';

/** As many as one answer holds; what was just made is among the newest. */
const newest = 100;
type Props = { readonly lines: readonly TopUpRow[]; readonly sum: string; readonly onDone: () => void };

export function ManySent({ lines, sum, onDone }: Props) {
  const t = useT('card-money');
  const bank = useBank();
  const now = useLive(['card-money', 'sent', lines[0]?.id], {}, (how) => bank.call('/card/topRecord', { page_size: newest }, how));
  const rowNow = (line: TopUpRow) => (now.state === 'ready' ? now.data.list.find(({ id }) => id === line.id) : undefined) ?? line;
  return (
    <>
      <Note tone="progress" live="status" title={t('topUp.many.sent', { amount: sum, count: lines.length })}>
        {t('topUp.many.states')}
      </Note>
      <ul className={look.sent} aria-label={t('topUp.many.count')}>
        {lines.map(rowNow).map(({ id, number, last4, holder_name, amount, currency, status }) => (
          <li key={id} className={look.sentLine}>
            <span>
              {holder_name} <bdi className={faint}>{cardText(last4)}</bdi>
            </span>
            <Amount amount={amount} currency={currency} />
            <Link to="topUps" params={{ keyword: number }}>
              <span className={mono}>{number}</span>
            </Link>
            <TopUpStatus status={status} />
          </li>
        ))}
      </ul>
      <div className={look.acts}>
        <Button variant="primary" data-autofocus onClick={onDone}>
          {t('topUp.done')}
        </Button>
        <ButtonLink to="topUps">{t('topUp.history')}</ButtonLink>
      </div>
    </>
  );
}
