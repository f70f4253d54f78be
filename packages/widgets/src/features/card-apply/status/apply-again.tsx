import { ButtonLink } from '../../../kit/action/link.tsx';
import { useT } from '../../../kit/words.tsx';
import type { Application } from './stage.ts';

/** A refused applicant applies again by the link that they came by. Without one the company applies for them. */
export function ApplyAgain({ application: { link } }: { readonly application: Application }) {
  const t = useT('apply-status');
  if (!link) return null;
  return (
    <ButtonLink compact to="applyByLink" params={{ link_path: link.link_path }}>
      {t('applyAgain')}
    </ButtonLink>
  );
}
