/** Paper: nothing around the sheet but what the page itself brings (DES-13). */
import type { ReactNode } from 'react';
import { RemoteProvider } from '@bankside/widgets/kit/remote/remote.ts';
import { ToastProvider } from '@bankside/widgets/kit/feedback/toast.tsx';
import * as look from './print-frame.css.ts';

export function PrintFrame({ children }: { readonly children: ReactNode }) {
  return (
    <RemoteProvider>
      <ToastProvider>
        <main id="content" className={look.sheet} tabIndex={-1}>
          {children}
        </main>
      </ToastProvider>
    </RemoteProvider>
  );
}
