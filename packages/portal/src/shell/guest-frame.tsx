/** The application by link, before anybody is signed in: the bank's name or the partner's, languages, the page, its foot (screen 40). */
import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { chooseLanguage, language } from '@bankside/core/i18n/language.ts';
import { loadWords } from '@bankside/core/i18n/words.ts';
import { Brand } from '@bankside/widgets/kit/brand.tsx';
import { LanguageSwitch } from '@bankside/widgets/kit/switches.tsx';
import { RemoteProvider } from '@bankside/widgets/kit/remote.ts';
import { ToastProvider } from '@bankside/widgets/kit/toast.tsx';
import { useT } from '@bankside/widgets/kit/words.tsx';
import { GuestBrandContext, type GuestBrand } from '@bankside/widgets/parts/guest-brand.ts';
import * as look from './guest-frame.css.ts';
import { PublicFoot } from './public-foot.tsx';

export function GuestFrame({ children }: { readonly children: ReactNode }) {
  const t = useT('portal');
  const current = useStore(language, (state) => state.current);
  const [brand, setBrand] = useState<GuestBrand>();
  useColours(brand);
  return (
    <RemoteProvider>
      <ToastProvider>
        <GuestBrandContext value={setBrand}>
          <div className={look.frame}>
            <header className={look.head}>
              <Brand name={brand?.name} />
              <LanguageSwitch kind="menu" value={current} onChange={(next) => void chooseLanguage(next, loadWords)} />
            </header>
            <main id="content" className={look.main} tabIndex={-1}>
              {children}
            </main>
            <div className={look.foot}>
              {brand?.name && <p className={look.issuer}>{t('foot.issuer', { bank: t('shared:brand') })}</p>}
              <PublicFoot />
            </div>
          </div>
        </GuestBrandContext>
      </ToastProvider>
    </RemoteProvider>
  );
}

/** The partner's colours on the page, as long as it stands (DESIGN.md §16). */
function useColours(brand: GuestBrand | undefined): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const set = Object.entries(brand?.colours ?? {});
    for (const [name, value] of set) style.setProperty(name, value);
    return () => {
      for (const [name] of set) style.removeProperty(name);
    };
  }, [brand]);
}
