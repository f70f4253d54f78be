/** From a card to its money (CRD-28): its top-ups, and for those who may see them the movements of the account. */
import { may } from '@bankside/core/rules/access/permissions.ts';
import { Link } from '../../../kit/action/link.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { useT } from '../../../kit/words.tsx';
import { useSession } from '../../../runtime/user.ts';
import { useCardsAround } from '../around.ts';
import type { Card } from '../use-cards.ts';
import * as look from './card.css.ts';

export function MoneyLinks({ card: { card_id, last4 } }: { readonly card: Pick<Card, 'card_id' | 'last4'> }) {
  const t = useT('cards');
  const seesAccount = may(useSession(), '2');
  const { leadsAway } = useCardsAround();
  if (last4 === '' || !leadsAway) return null;
  return (
    <Section title={t('card.more')}>
      <ul className={look.purchases}>
        <li className={look.purchase}>
          <Link to="topUps" params={{ card: card_id }}>
            {t('card.topUps')}
          </Link>
        </li>
        {seesAccount && (
          <li className={look.purchase}>
            <Link to="transactions" params={{ card: card_id }}>
              {t('card.movements')}
            </Link>
          </li>
        )}
      </ul>
    </Section>
  );
}
