import type { CardLimits } from '@bankside/core/contract/cards/shapes.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { formatDay } from '@bankside/core/i18n/dates.ts';
import { Link } from '../../../kit/action/link.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { mono } from '../../../kit/theme/text.css.ts';
import { useLocale, useT, type T } from '../../../kit/words.tsx';
import { useCardsAround } from '../around.ts';
import type { Card } from '../use-cards.ts';
import { monthOf } from './card-state.ts';

const bounds = ['per_purchase', 'per_day', 'per_month'] as const;
export const uses = ['online', 'atm', 'abroad'] as const;

/** "5,000.00 USD · 310.00 USD spent today". */
function boundText(t: T<'cards'>, { limits, spent }: Card, bound: (typeof bounds)[number]): string {
  const limit = limits[bound];
  const used = { per_purchase: undefined, per_day: spent.today, per_month: spent.month }[bound];
  const text = limit === null ? t('limits.none') : formatAmount(limit, 'USD');
  return used === undefined
    ? text
    : t(bound === 'per_day' ? 'limits.usedToday' : 'limits.usedMonth', { limit: text, used: formatAmount(used, 'USD') });
}

const usesText = (t: T<'cards'>, limits: CardLimits) => {
  const on = uses.filter((use) => limits[use]).map((use) => t(`limits.${use}`));
  return on.length > 0 ? on.join(' · ') : t('limits.nowhere');
};

export function CardFacts({ card }: { readonly card: Card }) {
  const t = useT('cards');
  const locale = useLocale();
  const { leadsAway } = useCardsAround();
  const { kit_number, expiry, renewal_due, tracking, application_id, application_no, replaces, replaced_by } = card;
  return (
    <Facts>
      <Fact label={t('fact.number')}>•••• •••• •••• {card.last4}</Fact>
      <Fact label={t('fact.nameOnCard')}>{card.name_on_card}</Fact>
      {expiry && <Fact label={t('fact.expiry')}>{monthOf(expiry)}</Fact>}
      {kit_number && (
        <Fact label={t('fact.kit')}>
          <span className={mono}>{kit_number}</span>
        </Fact>
      )}
      {bounds.map((bound) => (
        <Fact key={bound} label={t(`limits.${bound}`)}>
          {boundText(t, card, bound)}
        </Fact>
      ))}
      <Fact label={t('limits.where')}>{usesText(t, card.limits)}</Fact>
      {renewal_due && <Fact label={t('fact.renewal')}>{formatDay(renewal_due, locale)}</Fact>}
      {card.status === 'consolidating' && <Fact label={t('fact.delivery')}>{t('fact.weeks', { weeks: card.delivery_weeks })}</Fact>}
      {tracking && (
        <Fact label={t('fact.tracking')}>
          <span className={mono}>{tracking}</span>
        </Fact>
      )}
      {replaces && (
        <Fact label={t('fact.replaces')}>
          <Link to="cards" params={{ id: replaces }}>
            {t('fact.earlier')}
          </Link>
        </Fact>
      )}
      {replaced_by && (
        <Fact label={t('fact.replacedBy')}>
          <Link to="cards" params={{ id: replaced_by }}>
            {t('fact.later')}
          </Link>
        </Fact>
      )}
      {application_id && leadsAway && (
        <Fact label={t('fact.application')}>
          <Link to="applyCardInfo" params={{ id: application_id }}>
            {application_no}
          </Link>
        </Fact>
      )}
    </Facts>
  );
}
