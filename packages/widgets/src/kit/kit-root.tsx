/** What kit needs around a screen, once: its base styles, links, remote data and toasts. */
import './theme/base.css.ts';
import type { ReactNode } from 'react';
import { LinkProvider, type LinkResolver } from './action/link.tsx';
import { RemoteProvider } from './remote/remote.ts';
import { ToastProvider } from './feedback/toast.tsx';

export function KitRoot({ links, children }: { readonly links: LinkResolver; readonly children: ReactNode }) {
  return (
    <LinkProvider value={links}>
      <RemoteProvider>
        <ToastProvider>{children}</ToastProvider>
      </RemoteProvider>
    </LinkProvider>
  );
}
