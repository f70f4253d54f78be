/** One client over all sessions of a page that are the same person's: a session that takes another's place goes on with what is there. */
import type { Client } from '@bankside/core/client/client.ts';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { useGate } from '../../kit/lazy/gate.ts';
import { useLatest, type Latest } from '../../kit/use-latest.ts';
import { useSpoken } from '../../kit/words.tsx';
import type { ElementPort, Settings } from '../../runtime/element-port.ts';
import { sessionBank } from './session-bank.ts';

type MakeBank = typeof sessionBank;

/** `person`: grows when the page's sessions are somebody else's from now on; what was typed before is not theirs. */
export function usePersonBank(
  host: ElementPort,
  session: Settings['session'],
  make: MakeBank = sessionBank,
): { readonly bank: Client | undefined; readonly person: number } {
  const speak = useSpoken();
  const { isOpen } = useGate();
  const [known] = useState(() => createStore(() => ({ userid: '', person: 0 })));
  const person = useSyncExternalStore(known.subscribe, () => known.getState().person);
  const given = useMemo(() => {
    if (!session) return undefined;
    const fetchToken = async (ended?: string) => {
      const token = await session.fetchToken(ended);
      const { userid: before, person: count } = known.getState();
      const isSame = !before || before === token.userid;
      known.setState({ userid: token.userid, person: isSame ? count : count + 1 });
      if (isSame) return token;
      throw new Error('the page gave the session of somebody else');
    };
    return make(host, { fetchToken }, speak, isOpen);
  }, [host, session, make, speak, isOpen, known]);
  const newest = useLatest(given);
  const isThere = session !== undefined;
  const bank = useMemo(() => (isThere ? steady(newest) : undefined), [isThere, newest]);
  return { bank, person };
}

/** One client for all that come after each other. */
function steady(newest: Latest<Client | undefined>): Client {
  const client = () => {
    if (!newest.current) throw new Error('the page took its session away');
    return newest.current;
  };
  return {
    call: async (path, input, options) => client().call(path, input, options),
    download: async (path, input, options) => client().download(path, input, options),
    send: async (url, form, options) => client().send(url, form, options),
  };
}
