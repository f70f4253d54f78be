/** Activation (CRD-02): the codes from the parcel, then number and identification number, then at once the PIN. */
import { cardText } from '@bankside/core/i18n/amounts.ts';
import { useState } from 'react';
import { Stepper } from '../../../kit/nav/stepper.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { useT } from '../../../kit/words.tsx';
import type { ActProps } from '../card/act-props.ts';
import { steps } from '../card/card.css.ts';
import { KitStep } from './kit-step.tsx';
import { NumberStep } from './number-step.tsx';
import type { Typed, Verified } from './typed.ts';

export function ActivateDialog({ card, onClose, onNext }: ActProps) {
  const t = useT('cards');
  const [verified, setVerified] = useState<Verified>();
  const [typed, setTyped] = useState<Typed>({});
  const [isLate, setLate] = useState(false);
  const keep = (part: Typed) => setTyped((before) => ({ ...before, ...part }));
  const back = (late: boolean) => {
    setLate(late);
    setVerified(undefined);
  };
  return (
    <Dialog form title={t('activate.title', { holder: card.holder_name, number: cardText(card.last4) })} onClose={onClose}>
      <div className={steps}>
        <Stepper
          name={t('activate.steps')}
          steps={[{ label: t('activate.codes') }, { label: t('activate.card') }]}
          current={verified ? 1 : 0}
        />
      </div>
      {verified ? (
        <NumberStep card={card} verified={verified} typed={typed.number} onKeep={keep} onBack={back} onDone={() => onNext('setPin')} />
      ) : (
        <KitStep card={card} typed={typed.kit} isLate={isLate} onKeep={keep} onVerified={setVerified} />
      )}
    </Dialog>
  );
}
