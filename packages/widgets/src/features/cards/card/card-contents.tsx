/** One card: its picture, what is on it, what can be done with it, what it may be used for, what it was used for. */
import { cardText } from '@bankside/core/i18n/amounts.ts';
import { Amount } from '../../../kit/data/amount.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { CardArt } from '../../../kit/icon/card-art.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import type { Remote } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { kindOf } from '../list/card-columns.tsx';
import { RefreshCards } from '../refresh-cards.tsx';
import type { Card } from '../use-cards.ts';
import { BalanceNote } from './balance-note.tsx';
import { CardActs } from './card-acts.tsx';
import { CardFacts } from './card-facts.tsx';
import { CardHistory } from './card-history.tsx';
import { CardStatus } from './card-status.tsx';
import { cardLook } from './card-state.ts';
import * as look from './card.css.ts';
import { LatestPurchases } from './latest-purchases.tsx';
import { MoneyLinks } from './money-links.tsx';

type Props = { readonly of: Remote<Card>; readonly heading: 1 | 2 };

export function CardContents({ of, heading }: Props) {
  const t = useT('cards');
  if (of.state === 'failed' && (of.failure.refusal === 'notFound' || of.failure.refusal === 'invalid'))
    return <EmptyState title={t('card.unknown.title')}>{t('card.unknown.text')}</EmptyState>;
  return (
    <CallView of={of} what={t('card.loading')} failed={t('card.failed')}>
      {(card) => <Contents card={card} heading={heading} />}
    </CallView>
  );
}

function Contents({ card, heading }: { readonly card: Card; readonly heading: 1 | 2 }) {
  const t = useT('cards');
  const listed = useT('card-list');
  const Heading = `h${heading}` as const;
  const isPlain = cardLook(card) === card.tier;
  return (
    <div className={look.view}>
      <div className={isPlain ? look.art : `${look.art} ${look.stopped}`}>
        <CardArt
          tier={card.tier}
          brand={t('shared:brand')}
          tierName={listed(`tiers.${card.tier}`)}
          network={listed(`classes.${card.card_class}`)}
          name={card.name_on_card}
          number={cardText(card.last4)}
        />
      </div>
      <div className={look.balance}>
        <Heading>
          {card.holder_name} <bdi>{cardText(card.last4)}</bdi>
        </Heading>
        <p className={look.faint}>{kindOf(listed, card)}</p>
        <p className={look.topLine}>
          <span>{t('card.balance')}</span>
          <CardStatus status={card.status} />
        </p>
        <Amount size="figure" amount={card.balance} currency={card.currency} />
        <BalanceNote card={card} />
      </div>
      <CardActs card={card} />
      <CardFacts card={card} />
      <LatestPurchases id={card.card_id} />
      <MoneyLinks card={card} />
      {card.timeline.length > 0 && (
        <Section title={t('card.history')}>
          <CardHistory card={card} />
        </Section>
      )}
      <RefreshCards cards={[card]} />
    </div>
  );
}
