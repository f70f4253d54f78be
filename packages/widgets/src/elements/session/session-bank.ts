/** The bank as a signed-in tag reaches it: by tokens that the page asks its own server for (D-126). */
import type { Client } from '@bankside/core/client/client.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { useMemo } from 'react';
import { useGate } from '../../kit/lazy/gate.ts';
import { useSpoken } from '../../kit/words.tsx';
import type { ElementPort, Session, Settings } from '../../runtime/element-port.ts';
import { lazyClient } from '../../shared/client/lazy-client.ts';
import { fetchedToken } from './session-token.ts';

/** One client for as long as the page gives the same session; undefined without one. */
export function useSessionBank(host: ElementPort, session: Settings['session']): Client | undefined {
  const speak = useSpoken();
  const { isOpen } = useGate();
  return useMemo(() => session && sessionBank(host, session, speak, isOpen), [host, session, speak, isOpen]);
}

export function sessionBank(host: ElementPort, session: Session, language: () => Language, hasFirstField: () => boolean): Client {
  /** Said once for each end: what asks by the clock would say it every few seconds. */
  let isSaid = false;
  return lazyClient(async () =>
    (await import('../../shared/client/link-client.ts')).sessionClient({
      origin: host.bankOrigin(),
      language,
      hasFirstField,
      device: () => 'widget',
      fetchToken: async (ended) => {
        const token = await fetchedToken(session, language(), ended);
        isSaid = false;
        return token;
      },
      expiring: (inMs) => void host.emit('bank-session-expiring', { inMs }),
      expired: () => {
        host.state('expired');
        if (!isSaid) void host.emit('bank-session-expired', {});
        isSaid = true;
      },
    }),
  );
}
