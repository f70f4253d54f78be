/** The way to what each right opens (PER-18). */
import { ButtonLink } from '../../kit/action/link.tsx';
import { useT } from '../../kit/words.tsx';
import { PagePart } from '../../shared/page-part.tsx';

export function RightsPart() {
  const t = useT('profile');
  return (
    <PagePart title={t('rights.title')} text={t('rights.text')}>
      <div>
        <ButtonLink to="rights">{t('rights.act')}</ButtonLink>
      </div>
    </PagePart>
  );
}
