/** How a name is printed: in capitals, and after the company's prefix if it has one (APP-07). */
import { hint } from '../../../kit/form/engine/form.css.ts';
import { useT } from '../../../kit/words.tsx';
import { useApplying } from '../application-context.ts';

export function NameOnCardHint() {
  const t = useT('apply-start');
  const { prefix } = useApplying().opened.branding;
  return <span className={hint}>{prefix ? t('hints.name_on_card_after', { prefix }) : t('hints.name_on_card')}</span>;
}
