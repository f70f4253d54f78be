/** Pages for guests ask the bank without a session, no matter who is signed in beside them (API-02). */
import { useMemo, type ReactNode } from 'react';
import { media } from '../../../kit/theme/tokens.css.ts';
import { useMedia } from '../../../kit/theme/use-media.ts';
import { useLatest } from '../../../kit/use-latest.ts';
import { useLanguage } from '../../../kit/words.tsx';
import { BankProvider, useHost } from '../../../runtime/host-context.tsx';
import { guestClient } from '../../../shared/client/guest-client.ts';

export function GuestBank({ children }: { readonly children: ReactNode }) {
  const now = { language: useLanguage(), phone: useMedia(media.phone) };
  const { bankOrigin: origin } = useHost();
  const asks = useLatest(now);
  const bank = useMemo(
    () => guestClient({ origin, language: () => asks.current.language, device: () => (asks.current.phone ? 'mobile' : 'web') }),
    [origin, asks],
  );
  return <BankProvider value={bank}>{children}</BankProvider>;
}
