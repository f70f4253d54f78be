/** Title, how long it takes, and the card as it will be, with the name as it is typed. */
import { variants } from '@bankside/core/rules/cards/applying.ts';
import { useContext } from 'react';
import { textOf } from '../../kit/form/engine/form-paths.ts';
import { useT } from '../../kit/words.tsx';
import { useApplication, useApplying } from './application-context.ts';
import * as look from './card-apply.css.ts';
import { cardPicture } from './lazy-parts.ts';
import { useLazy } from '../../kit/lazy/lazy.ts';
import { GuestBrandContext } from '../../shared/guest-brand.ts';

export function Header() {
  const t = useT('apply-start');
  const { opened } = useApplying();
  const step = useApplication((state) => state.step);
  const name = useApplication((state) => textOf(state.values['name_on_card']));
  const picture = useLazy(cardPicture);
  const { branding, tier, cardClass, company } = opened;
  const isAlone = useContext(GuestBrandContext) === undefined; // our own page has it in its head
  const isPhone = variants[opened.variant].phone;
  return (
    <div className={look.head}>
      <slot name="header">
        <div>
          {isAlone && branding.logo && <img className={look.logo} src={branding.logo} alt={branding.name ?? company} />}
          {isPhone && company && <p className={look.kicker}>{t('kicker', { company, tier: t(`tiers.${tier}`) })}</p>}
          <h2>{t(isPhone ? `phoneTitles.${step}` : 'title')}</h2>
          {!isPhone && <p className={look.lead}>{t('lead')}</p>}
        </div>
      </slot>
      <div className={look.picture}>
        {picture && (
          <picture.CardArt
            tier={tier}
            brand={branding.name ?? t('shared:brand')}
            tierName={branding.name ? '' : t(`tiers.${tier}`)}
            network={t(`classes.${cardClass}`)}
            name={[branding.prefix, name.toUpperCase()].filter(Boolean).join(' ')}
            ground={branding.card}
          />
        )}
      </div>
    </div>
  );
}
