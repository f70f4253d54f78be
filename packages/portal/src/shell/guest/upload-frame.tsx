/** /upload is between registration and the bank: a header with the ways out, and no menu (ACC-17). */
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { session } from '@bankside/core/session/session.ts';
import { isSignedIn } from '@bankside/core/session/user-session.ts';
import { Brand } from '@bankside/widgets/kit/icon/brand.tsx';
import { RemoteProvider } from '@bankside/widgets/kit/remote/remote.ts';
import { ToastProvider } from '@bankside/widgets/kit/feedback/toast.tsx';
import { LanguageRow } from '@bankside/widgets/kit/action/language-row.tsx';
import { LanguageSwitch } from '@bankside/widgets/kit/action/switches.tsx';
import { media } from '@bankside/widgets/kit/theme/tokens.css.ts';
import { useMedia } from '@bankside/widgets/kit/theme/use-media.ts';
import { AccountMenu } from '../account-menu.tsx';
import { FeedbackButton, NoticesButton } from '../header-acts.tsx';
import * as shellLook from '../main/main-frame.css.ts';
import { useLanguage } from '@bankside/widgets/kit/words.tsx';
import { useChooseLanguage } from '../../choose-language.ts';
import * as look from './upload-frame.css.ts';

export function UploadFrame({ children }: { readonly children: ReactNode }) {
  const current = useLanguage();
  const choose = useChooseLanguage();
  const signedIn = useStore(session, isSignedIn);
  const phone = useMedia(media.phone);
  return (
    <RemoteProvider>
      <ToastProvider>
        <header className={shellLook.header}>
          <div className={look.brand}>
            <Brand />
          </div>
          <div className={look.acts}>
            {!phone && <LanguageSwitch kind="menu" value={current} onChange={choose} />}
            {!phone && signedIn && <FeedbackButton />}
            {signedIn && (
              <>
                <NoticesButton />
                <AccountMenu bare />
              </>
            )}
          </div>
        </header>
        <main id="content" className={look.main} tabIndex={-1}>
          {children}
        </main>
        {phone && (
          <footer className={look.foot}>
            <LanguageRow value={current} onChange={choose} />
            {signedIn && <FeedbackButton />}
          </footer>
        )}
      </ToastProvider>
    </RemoteProvider>
  );
}
