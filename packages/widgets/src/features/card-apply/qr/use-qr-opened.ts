/** The phone that was led here by a code tells the screen that shows it (A73). */
import { useEffect } from 'react';
import { useLanguage } from '../../../kit/words.tsx';
import { guestClient } from '../../../parts/guest-client.ts';

/** `qrToken` as the address brought it; '' or anything that is no token tells nobody. */
export function useQrOpened(qrToken: string, origin = ''): void {
  const language = useLanguage();
  useEffect(() => {
    if (!/^[\w.-]{20,200}$/.test(qrToken)) return;
    const bank = guestClient({ origin, language: () => language, device: () => 'mobile' });
    // the screen learns of the application anyway: nobody is troubled when this does not arrive
    bank.call('/card/applyStatus', { qr_token: qrToken, opened: true }, { background: true }).catch(() => undefined);
  }, [qrToken, origin, language]);
}
