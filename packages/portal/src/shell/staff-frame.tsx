/** The desk of the bank's staff: its menu, who is signed in, and the page (decisions 12). */
import type { ReactNode } from 'react';
import type { BuiltPlace } from '@bankside/core/rules/places.ts';
import { Link } from '@bankside/widgets/kit/link.tsx';
import { RemoteProvider } from '@bankside/widgets/kit/remote.ts';
import { ToastProvider } from '@bankside/widgets/kit/toast.tsx';
import { useT } from '@bankside/widgets/kit/words.tsx';
import { deskMenu } from '../routes-desk.ts';
import * as look from './main-frame.css.ts';

export function StaffFrame({ children }: { readonly place: BuiltPlace; readonly children: ReactNode }) {
  const t = useT('back-office');
  return (
    <RemoteProvider>
      <ToastProvider>
        <nav>
          {deskMenu.map((each) => (
            <Link key={each} to={each}>
              {t(`places.${each}`)}
            </Link>
          ))}
        </nav>
        <main id="content" className={look.main} tabIndex={-1}>
          {children}
        </main>
      </ToastProvider>
    </RemoteProvider>
  );
}
