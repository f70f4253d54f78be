/**
 * The bank as <kyc-wizard> reaches it. The one call that its first field waits for is made without the client, which comes
 * after. A session that takes another's place goes on with what was typed, as long as it is the same person's.
 */
import type { Client } from '@bankside/core/client/client.ts';
import type { OutOf } from '@bankside/core/contract/index.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { useSpoken } from '../../../kit/words.tsx';
import { useGate } from '../../../kit/lazy/gate.ts';
import { isLate } from '../../../shared/client/faults.ts';
import { useLatest, type Latest } from '../../../kit/use-latest.ts';
import type { ElementPort, Session, Settings } from '../../../runtime/element-port.ts';
import { inTime } from '../../../shared/client/in-time.ts';
import { sessionBank } from '../../session/session-bank.ts';
import { fetchedToken, type Token } from '../../session/session-token.ts';

export const fileOfKyc = '/account/kyc/getKycInfo';

/** Undefined when it is no plain yes: the client then asks again and knows what to make of it. */
async function askFirst(origin: string, { token, userid }: Token, language: Language): Promise<OutOf<typeof fileOfKyc> | undefined> {
  const asked = fetch(`${origin}/api/v1${fileOfKyc}`, {
    method: 'POST',
    body: '{}',
    credentials: 'omit',
    headers: { 'content-type': 'application/json', token, userid, language, device: 'widget' },
  }).then((answer) => answer.json() as Promise<{ readonly code: unknown; readonly data: OutOf<typeof fileOfKyc> }>);
  const { code, data } = await inTime(asked, 'the bank');
  return Number(code) === 200 ? data : undefined;
}

function kycBank(host: ElementPort, session: Session, language: () => Language, hasFirstField: () => boolean): Client {
  let early: Promise<Token> | undefined;
  let isFirst = true;
  const whole = sessionBank(host, { fetchToken: () => takeEarly() ?? session.fetchToken() }, language, hasFirstField);
  const takeEarly = () => {
    const taken = early;
    early = undefined;
    return taken;
  };
  const plain = async () => {
    isFirst = false;
    try {
      early = fetchedToken(session, language());
      return await askFirst(host.bankOrigin(), await early, language());
    } catch (error) {
      if (!isLate(error)) return undefined;
      early = undefined; // the next try asks for another
      throw error;
    }
  };
  const call: Client['call'] = async (path, input, options) => {
    const known = isFirst && path === fileOfKyc ? await plain() : undefined;
    return (known as OutOf<typeof path> | undefined) ?? whole.call(path, input, options);
  };
  return { ...whole, call };
}

/** `person`: grows when the page's sessions are somebody else's from now on; what was typed before is not theirs. */
export function useKycBank(
  host: ElementPort,
  session: Settings['session'],
): { readonly bank: Client | undefined; readonly person: number } {
  const speak = useSpoken();
  const { isOpen } = useGate();
  const [known] = useState(() => createStore(() => ({ userid: '', person: 0 })));
  const person = useSyncExternalStore(known.subscribe, () => known.getState().person);
  const given = useMemo(() => {
    if (!session) return undefined;
    const fetchToken = async () => {
      const token = await session.fetchToken();
      const { userid: before, person: count } = known.getState();
      const isSame = !before || before === token.userid;
      known.setState({ userid: token.userid, person: isSame ? count : count + 1 });
      if (isSame) return token;
      throw new Error('the page gave the session of somebody else');
    };
    return kycBank(host, { fetchToken }, speak, isOpen);
  }, [host, session, speak, isOpen, known]);
  const newest = useLatest(given);
  const isThere = session !== undefined;
  const bank = useMemo(() => (isThere ? steady(newest) : undefined), [isThere, newest]);
  return { bank, person };
}

/** The attribute readonly: the file is shown as to somebody who may not edit it. */
export function onlyToRead(bank: Client): Client {
  const call: Client['call'] = async (path, input, options) => {
    const out = await bank.call(path, input, options);
    return path === fileOfKyc ? { ...out, may_edit: false } : out;
  };
  return { ...bank, call };
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
