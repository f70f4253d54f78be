/** The way to what each right opens (PER-18). */
import { ButtonLink } from '../../kit/action/link.tsx';
import { useT } from '../../kit/words.tsx';
import { Part } from './part.tsx';

export function RightsPart() {
  const t = useT('profile');
  return (
    <Part title={t('rights.title')} text={t('rights.text')}>
      <div>
        <ButtonLink to="rights">{t('rights.act')}</ButtonLink>
      </div>
    </Part>
  );
}
