/** At the foot of the sheet: what one may want to read first, and how the page looks. */
import { useState, type ComponentType } from 'react';
import { useStore } from 'zustand';
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { TextButton } from '@bankside/widgets/kit/action/text-button.tsx';
import { lazy, useFetchPart } from '@bankside/widgets/kit/lazy/lazy.ts';
import { useT } from '@bankside/widgets/kit/words.tsx';
import { inTime } from '../../routing/chunks.ts';
import { say } from '../../stores.ts';
import { chooseTheme, theme, themes } from '../../theme.ts';
import * as look from './public-foot.css.ts';

type LegalText = 'terms' | 'privacy';
const dialog = lazy(() => import('@bankside/widgets/shared/legal/legal-dialog.tsx'), 'legal');
type Dialog = ComponentType<{ readonly text: LegalText; readonly onClose: () => void }>;

export function PublicFoot() {
  const t = useT('portal');
  const [shown, setShown] = useState<{ readonly Dialog: Dialog; readonly text: LegalText }>();
  const fetchPart = useFetchPart();
  const show = (text: LegalText) => {
    inTime(fetchPart(dialog)).then(
      ({ LegalDialog }) => setShown({ Dialog: LegalDialog, text }),
      () => say(t('notLoaded.title')),
    );
  };
  return (
    <footer className={look.foot}>
      <TextButton onClick={() => show('terms')}>{t('foot.terms')}</TextButton>
      <TextButton onClick={() => show('privacy')}>{t('foot.privacy')}</TextButton>
      <a href={`mailto:${policy.bank.supportEmail}`}>{t('foot.help')}</a>
      <ThemePick />
      {shown && <shown.Dialog text={shown.text} onClose={() => setShown(undefined)} />}
    </footer>
  );
}

/** The browser's own list: a menu of ours would cost the sign-in page more than it is worth. */
function ThemePick() {
  const t = useT('shared');
  const current = useStore(theme, (state) => state.current);
  return (
    <select
      className={look.theme}
      aria-label={t('kit.theme.name')}
      value={current}
      onChange={({ currentTarget: { value } }) => chooseTheme(themes.find((each) => each === value) ?? 'auto')}
    >
      {themes.map((each) => (
        <option key={each} value={each}>
          {t(`kit.theme.${each}`)}
        </option>
      ))}
    </select>
  );
}
