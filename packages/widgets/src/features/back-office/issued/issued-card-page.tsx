/** /back-office/issued-cards/…: one card, what staff may do with it, and what happened to it (CRD-65). */
import { cardText } from '@bankside/core/i18n/amounts.ts';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { usePathParams } from '../../../runtime/url.ts';
import { useLive } from '../../../shared/lists/use-live.ts';
import { CaseView } from '../deciding/case-view.tsx';
import * as desk from '../deciding/deciding.css.ts';
import { SecondNote } from '../deciding/second-person.tsx';
import { CardActs } from './card-acts.tsx';
import { CardLife } from './card-life.tsx';
import { CardFigures, CardStateFacts } from './card-state-facts.tsx';
import { DifferenceCase } from './difference.tsx';
import { issuedKey, type IssuedCard, type Which } from './issued-case.ts';
import { Fees, OpenTopUps } from './open-money.tsx';

export function IssuedCardPage() {
  const { company_id = '', id = '' } = usePathParams('deskIssuedCard');
  return <Case key={id} which={{ company_id, id }} />;
}

function Case({ which }: { readonly which: Which }) {
  const t = useT('back-office');
  const bank = useBank();
  const remote = useLive(issuedKey(which), { keep: true }, (how) => bank.call('/admin/cards/get', which, how));
  return (
    <CaseView of={remote} place="deskIssuedCard" what={t('issued.loading')} failed={t('issued.notLoaded')} unknown={t('issued.unknown')}>
      {(card) => <Whole which={which} of={card} />}
    </CaseView>
  );
}

function Whole({ which, of }: { readonly which: Which; readonly of: IssuedCard }) {
  const t = useT('back-office');
  const { card, project_name, second, difference, top_ups, fees } = of;
  const kind = t('card-list:kind', { tier: t(`card-list:tiers.${card.tier}`), class: t(`card-list:classes.${card.card_class}`) });
  return (
    <>
      <PageHead
        title={`${card.holder_name} ${cardText(card.last4)}`}
        crumbs={[{ label: t('places.deskCards'), to: 'deskCards' }, { label: t('places.deskIssuedCard') }]}
        lead={`${kind} · ${project_name}`}
        ruled
      />
      {second && <SecondNote company_id={which.company_id} of={second} shows={issuedKey(which)} />}
      <div className={desk.columns}>
        <div className={desk.known}>
          <CardStateFacts of={of} />
          <CardFigures which={which} of={of} />
        </div>
        <div className={desk.stack}>
          {difference && <DifferenceCase which={which} of={difference} />}
          <CardActs which={which} of={of} />
          <OpenTopUps which={which} of={top_ups} />
          <Fees which={which} of={fees} />
          <CardLife of={of} />
        </div>
      </div>
    </>
  );
}
