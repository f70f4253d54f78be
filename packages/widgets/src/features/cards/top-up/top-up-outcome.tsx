/** After the order: what became of it, or that nobody knows yet. */
import { may } from '@bankside/core/rules/access/permissions.ts';
import { Button } from '../../../kit/action/button.tsx';
import { RefreshButton } from '../../../kit/action/refresh-button.tsx';
import { ButtonLink } from '../../../kit/action/link.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { mono } from '../../../kit/theme/text.css.ts';
import { useT } from '../../../kit/words.tsx';
import { useSession } from '../../../runtime/user.ts';
import { useCardsAround } from '../around.ts';
import { priceText } from '../../../shared/money/price-text.ts';
import * as look from './top-up.css.ts';
import type { Done, Order } from './top-up-fields.tsx';

type SentProps = {
  readonly done: Done;
  readonly order: Order;
  readonly last4: string;
  readonly leadDays: string;
  readonly onDone: () => void;
};

export function Sent({ done, order, last4, leadDays, onDone }: SentProps) {
  const t = useT('card-money');
  const { leadsAway } = useCardsAround();
  const seesTransaction = may(useSession(), '2');
  const amount = priceText(order.amount, order.currency);
  return (
    <>
      <Note tone="progress" live="status" title={t('topUp.sent', { amount, last4 })}>
        {t('topUp.number')} <span className={mono}>{done.number}</span>
        {leadDays && <p>{t('topUp.days', { days: leadDays })}</p>}
      </Note>
      <div className={look.acts}>
        <Button variant="primary" data-autofocus onClick={onDone}>
          {t('topUp.done')}
        </Button>
        {leadsAway && (
          <ButtonLink to="topUps" params={{ keyword: done.number }}>
            {t('topUp.history')}
          </ButtonLink>
        )}
        {seesTransaction && (
          <ButtonLink to="transaction" params={{ id: done.transaction_id }}>
            {t('topUp.transaction')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

export function Unsure({ amount, onAgain }: { readonly amount: string; readonly onAgain: () => void }) {
  const t = useT('card-money');
  return (
    <Note
      tone="attention"
      live="alert"
      title={t('topUp.unsure', { amount })}
      action={
        <RefreshButton compact onClick={onAgain}>
          {t('topUp.ask')}
        </RefreshButton>
      }
    >
      {t('topUp.unsureText')}
    </Note>
  );
}
