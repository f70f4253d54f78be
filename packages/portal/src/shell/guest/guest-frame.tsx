/** Pages for guests, such as the application by link: the bank's name or the partner's, languages, the page, its foot (DES-51). */
import { useState, type ReactNode } from 'react';
import { Brand } from '@bankside/widgets/kit/icon/brand.tsx';
import { RemoteProvider } from '@bankside/widgets/kit/remote/remote.ts';
import { LanguageSwitch } from '@bankside/widgets/kit/action/switches.tsx';
import { ToastProvider } from '@bankside/widgets/kit/feedback/toast.tsx';
import { GuestBrandContext, type GuestBrand } from '@bankside/widgets/shared/guest-brand.ts';
import { useLanguage } from '@bankside/widgets/kit/words.tsx';
import { useChooseLanguage } from '../../choose-language.ts';
import { useGuestColours } from './guest-colours.ts';
import * as look from './guest-frame.css.ts';
import { PublicFoot } from '../public/public-foot.tsx';

/** The partner's logo says its name to who does not see it; without a partner the bank's own. */
function Whose({ brand }: { readonly brand: GuestBrand | undefined }) {
  if (brand?.logo) return <img className={look.logo} src={brand.logo} alt={brand.name ?? ''} />;
  return brand?.name ? <span className={look.partner}>{brand.name}</span> : <Brand />;
}

export function GuestFrame({ children }: { readonly children: ReactNode }) {
  const current = useLanguage();
  const choose = useChooseLanguage();
  const [brand, setBrand] = useState<GuestBrand>();
  useGuestColours(brand);
  return (
    <RemoteProvider>
      <ToastProvider>
        <GuestBrandContext value={setBrand}>
          <div className={look.frame}>
            <header className={look.head}>
              <Whose brand={brand} />
              <LanguageSwitch kind="menu" value={current} onChange={choose} />
            </header>
            <main id="content" className={look.main} tabIndex={-1}>
              {children}
            </main>
            <div className={look.foot}>
              <PublicFoot />
            </div>
          </div>
        </GuestBrandContext>
      </ToastProvider>
    </RemoteProvider>
  );
}
