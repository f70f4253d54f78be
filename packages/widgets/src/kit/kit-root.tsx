/** What kit needs around a screen, once: its base styles, words, links, remote data and toasts. */
import './theme/base.css.ts';
import type { I18n } from '@bankside/core/i18n/i18n.ts';
import type { ReactNode } from 'react';
import { LinkProvider, type LinkResolver } from './action/link-resolver.ts';
import { RemoteProvider } from './remote/remote.ts';
import { ToastProvider } from './feedback/toast.tsx';
import { I18nProvider } from './words.tsx';

type KitRootProps = { readonly i18n: I18n; readonly links: LinkResolver; readonly children: ReactNode };

export function KitRoot({ i18n, links, children }: KitRootProps) {
  return (
    <I18nProvider i18n={i18n}>
      <LinkProvider value={links}>
        <RemoteProvider>
          <ToastProvider>{children}</ToastProvider>
        </RemoteProvider>
      </LinkProvider>
    </I18nProvider>
  );
}
