/** Who issues the card, and what becomes of what is typed. */
import { TextButton } from '../../kit/action/text-button.tsx';
import { useT } from '../../kit/words.tsx';
import { useLegal } from '../../shared/legal/legal.tsx';
import * as look from './card-apply.css.ts';

export function Foot() {
  const t = useT('apply-start');
  const legal = useLegal();
  return (
    <>
      <slot name="footer" />
      <p className={look.issuer}>
        {t('issuer')} <TextButton onClick={() => legal.show('privacy')}>{t('privacy')}</TextButton> <slot name="legal" />
      </p>
      {legal.dialog}
    </>
  );
}
