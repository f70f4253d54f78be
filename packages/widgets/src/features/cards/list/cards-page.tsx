/** A company's cards in the portal (CRD-01), with the ways to its applications. */
import { cardActions } from '@bankside/core/rules/cards/actions.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../kit/action/link.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { media } from '../../../kit/theme/tokens.css.ts';
import { useT } from '../../../kit/words.tsx';
import { CardsAroundProvider, type CardsAround } from '../around.ts';
import { CardsBook } from './cards-book.tsx';
import { ExportCards } from './export-cards.tsx';

const portal: CardsAround = {
  actions: cardActions,
  alone: media.panelBelow,
  level: 1,
  leadsAway: true,
  many: true,
  pageSize: 20,
  Head,
  Apply,
};

export const CardsPage = () => (
  <CardsAroundProvider value={portal}>
    <CardsBook />
  </CardsAroundProvider>
);

function Head({ lead }: { readonly lead: ReactNode }) {
  const t = useT('shell');
  return (
    <PageHead
      title={t('card-list:title')}
      lead={lead}
      actions={
        <>
          <ExportCards />
          <ButtonLink compact to="applyCardInfo">
            {t('places.applyCardInfo')}
          </ButtonLink>
          <ButtonLink compact variant="primary" to="applyCard">
            {t('places.applyCard')}
          </ButtonLink>
        </>
      }
    />
  );
}

function Apply() {
  const t = useT('shell');
  return <ButtonLink to="applyCard">{t('places.applyCard')}</ButtonLink>;
}
