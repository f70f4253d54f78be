/** The running total of ownership: a figure, a bar whose parts differ by more than their shade, and the same as a list (DES-12). */
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { TextButton } from '../../../kit/action/text-button.tsx';
import { useT } from '../../../kit/words.tsx';
import { shareText, type Ownership } from './ownership.ts';
import * as look from './people.css.ts';

export function OwnershipSoFar({ ownership }: { readonly ownership: Ownership }) {
  const t = useT('kyc');
  const { parts, given, left } = ownership;
  const [whole = '0', decimals] = shareText(given).split('.');
  return (
    <div className={look.total}>
      <h3>{t('people.ownership.title')}</h3>
      <p className={look.figure}>
        {whole}
        <span>{decimals ? `.${decimals}%` : '%'}</span>
      </p>
      <div className={look.bar} role="img" aria-label={t('people.ownership.bar', { given: shareText(given) })}>
        {parts.map(({ person_id, share }) => (
          <i key={person_id} style={{ flexGrow: share }} />
        ))}
        {left > 0 && <i className={look.rest} style={{ flexGrow: left }} />}
      </div>
      <ul className={look.parts}>
        {parts.map(({ person_id, name, share }) => (
          <li key={person_id}>
            <span>{name || t('people.ownership.unnamed')}</span>
            <span>{shareText(share)}%</span>
          </li>
        ))}
        {left > 0 && (
          <li className={look.notGiven}>
            <span>{t('people.ownership.left')}</span>
            <span>{shareText(left)}%</span>
          </li>
        )}
      </ul>
      <WhyWeAsk />
    </div>
  );
}

function WhyWeAsk() {
  const t = useT('kyc');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <p className={look.why}>
      {t('people.ownership.companies')} <TextButton onClick={() => setOpen(true)}>{t('people.ownership.why')}</TextButton>
      {open && (
        <Dialog
          title={t('people.ownership.why')}
          text={t('people.ownership.because')}
          size="narrow"
          onClose={close}
          actions={
            <Button variant="primary" onClick={close} data-autofocus>
              {t('shared:close')}
            </Button>
          }
        />
      )}
    </p>
  );
}
