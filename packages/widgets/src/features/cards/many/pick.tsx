/** The box of a card, and why it has none to tick. */
import { cardText } from '@bankside/core/i18n/amounts.ts';
import { mostTopUpLines } from '@bankside/core/rules/cards/money.ts';
import { checkShape } from '../../../kit/icon/first-shapes.ts';
import { Drawing } from '../../../kit/icon/drawing.tsx';
import * as boxLook from '../../../kit/form/choices/box.css.ts';
import { useT } from '../../../kit/words.tsx';
import type { Listed } from '../use-cards.ts';
import * as look from './many.css.ts';
import type { PickProps } from './picking.ts';

const whyId = ({ card_id }: Listed) => `pick-${card_id}`;

export function Pick({ card, picking }: PickProps) {
  const t = useT('cards');
  const may = picking.may(card);
  return (
    <span className={boxLook.boxHold}>
      <input
        type="checkbox"
        className={boxLook.box}
        aria-label={t('many.pick', { holder: card.holder_name, number: cardText(card.last4) })}
        aria-describedby={may ? undefined : whyId(card)}
        disabled={!may}
        checked={picking.has(card)}
        onChange={() => picking.toggle(card)}
      />
      <span className={boxLook.tick}>
        <Drawing shape={checkShape} small />
      </span>
    </span>
  );
}

/** In words, because a box that cannot be ticked does not say it. */
export function WhyNot({ card, picking }: PickProps) {
  const t = useT('cards');
  const reason = card.actions.topUp;
  if (picking.may(card)) return null;
  return (
    <span id={whyId(card)} className={look.why}>
      {reason ? t(reason === 'replacementApplied' ? 'reasons.replacing' : `reasons.${reason}`) : t('many.most', { max: mostTopUpLines })}
    </span>
  );
}
