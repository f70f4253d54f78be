/** The pages before sign-in: the form on a sheet, a drawing beside it where there is room (DES-50). */
import { useEffect, useState } from 'react';
import { Brand } from '@bankside/widgets/kit/icon/brand.tsx';
import { Link } from '@bankside/widgets/kit/action/link.tsx';
import { LanguageRow } from '@bankside/widgets/kit/action/language-row.tsx';
import { LazyPart } from '@bankside/widgets/kit/lazy/lazy-part.tsx';
import { lazy } from '@bankside/widgets/kit/lazy/lazy.ts';
import { useLanguage } from '@bankside/widgets/kit/words.tsx';
import { useChooseLanguage } from '../../choose-language.ts';
import type { FrameProps } from '../../routing/route.ts';
import * as look from './public-frame.css.ts';
import { PublicFoot } from './public-foot.tsx';

export function PublicFrame({ place, children }: Pick<FrameProps, 'place' | 'children'>) {
  const current = useLanguage();
  const choose = useChooseLanguage();
  return (
    <div className={look.frame}>
      <div className={look.sheet}>
        <header className={look.head}>
          <Link to="login" plain>
            <Brand />
          </Link>
        </header>
        <main id="content" className={place === 'login' ? `${look.main} ${look.lowered}` : look.main} tabIndex={-1}>
          {children}
        </main>
        <PublicFoot />
      </div>
      <div className={look.art}>
        <Decoration />
        <div className={look.languages}>
          <LanguageRow value={current} onChange={choose} />
        </div>
      </div>
    </div>
  );
}

const backdrop = lazy(() => import('./backdrop.tsx'));
const afterMs = 1000;

/** Decoration: it comes after the form can be used, and only where it is seen. */
function Decoration() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!matchMedia(look.roomForArt).matches) return undefined;
    const timer = setTimeout(() => setDue(true), afterMs);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? <LazyPart of={backdrop}>{({ Backdrop }) => <Backdrop />}</LazyPart> : null;
}
