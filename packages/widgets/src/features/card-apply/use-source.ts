/** One application for as long as the same one is asked for. */
import { useEffect, useMemo, useRef } from 'react';
import { useLanguage } from '../../kit/words.tsx';
import { useBankAround } from '../../parts/bank.tsx';
import { linkClient } from '../../parts/link-client.ts';
import { useUserInfo } from '../../parts/user-info.ts';
import { ApplicationStore } from './application-store.ts';
import type { CardApplyProps } from './apply-props.ts';
import { warm } from './later-parts.ts';
import { linkSource } from './link-source.ts';
import { ownSource } from './own-source.ts';

export function useApplicationStore(props: CardApplyProps): ApplicationStore {
  const language = useLanguage();
  const around = useBankAround();
  const info = useUserInfo();
  const now = useRef({ language, props, info });
  now.current = { language, props, info };
  const { linkPath, userRef, variant, qrToken, applicationId, bankOrigin = '' } = props;
  const store = useMemo(() => {
    const { keep, on, prefill, device = 'web' } = now.current.props;
    const speak = () => now.current.language;
    const emit: typeof on = (name, detail) => now.current.props.on(name, detail);
    const rest = { on: emit, prefill, prepare: () => warm(speak()) };
    if (linkPath) {
      const bank = linkClient({ origin: bankOrigin, language: speak, device: () => device, linkPath, userRef });
      const source = linkSource({ bank, linkPath, userRef, variant, qrToken, keep, language: speak });
      return new ApplicationStore({ source, ...rest });
    }
    if (!around) throw new Error('an application needs a link, or somebody who is signed in');
    const company = { name: now.current.info?.project_name ?? '', prefix: now.current.info?.company_abbreviation ?? '' };
    return new ApplicationStore({ source: ownSource({ bank: around, applicationId, variant, company, keep }), ...rest });
  }, [linkPath, userRef, variant, qrToken, applicationId, bankOrigin, around]);
  useEffect(() => {
    void store.open();
    return () => {
      void store.keep();
      store.stop();
    };
  }, [store]);
  return store;
}
