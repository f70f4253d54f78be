/** The latest five, and the way to all. */
import type { PurchaseRow } from '@bankside/core/contract/cards/shapes.ts';
import { isBuilt, type Place } from '@bankside/core/rules/places.ts';
import { Link } from '../../../kit/action/link.tsx';
import { Amount } from '../../../kit/data/amount.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { useNames, useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useDates } from '../../../shared/dates.ts';
import { useCardsAround } from '../around.ts';
import { useLive } from '../../../shared/lists/use-live.ts';
import * as look from './card.css.ts';

const all: Place = 'cardTransactions';
/** authorised: held, not booked yet. */
const looks: Readonly<Record<string, 'open' | 'void'>> = { authorised: 'open', declined: 'void', reversed: 'void' };

export function LatestPurchases({ id }: { readonly id: string }) {
  const t = useT('cards');
  const bank = useBank();
  const { leadsAway } = useCardsAround();
  const asked = { card_id: id, page: 1, page_size: 5 };
  const purchases = useLive(['cards', 'purchases', id], {}, (how) => bank.call('/card/transactionDetails', asked, how));
  return (
    <Section
      title={t('purchases.title')}
      action={
        leadsAway &&
        isBuilt(all) && (
          <Link to={all} params={{ card: id }}>
            {t('purchases.all')}
          </Link>
        )
      }
    >
      <CallView
        of={purchases}
        what={t('purchases.loading')}
        failed={t('purchases.failed')}
        empty={<p className={look.faint}>{t('purchases.none')}</p>}
      >
        {({ list }) => (
          <ul className={look.purchases} aria-label={t('purchases.title')}>
            {list.map((purchase) => (
              <Purchase key={purchase.id} of={purchase} />
            ))}
          </ul>
        )}
      </CallView>
    </Section>
  );
}

function Purchase({ of: { merchant, date, status, amount, currency } }: { readonly of: PurchaseRow }) {
  const name = useNames('cards');
  const dates = useDates();
  return (
    <li className={look.purchase}>
      <span className={look.merchant}>
        <span>{merchant}</span>
        <span className={look.faint}>
          {dates.date(date)}
          {status !== 'cleared' && <> · {name('purchases.status', status)}</>}
        </span>
      </span>
      <Amount size="list" amount={amount} currency={currency} state={looks[status] ?? 'settled'} plus />
    </li>
  );
}
