/**
 * The bank as <kyc-wizard> reaches it. The one call that its first field waits for is made without the client, which comes
 * after. A session that takes another's place goes on with what was typed, as long as it is the same person's.
 */
import type { Client } from '@bankside/core/client/client.ts';
import type { OutOf } from '@bankside/core/contract/index.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { isLate } from '../../../shared/client/faults.ts';
import type { ElementPort, Session } from '../../../runtime/element-port.ts';
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

export function kycBank(host: ElementPort, session: Session, language: () => Language, hasFirstField: () => boolean): Client {
  let early: Promise<Token> | undefined;
  let isFirst = true;
  const whole = sessionBank(host, { fetchToken: (ended) => takeEarly() ?? session.fetchToken(ended) }, language, hasFirstField);
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

/** The attribute readonly: the file is shown as to somebody who may not edit it. */
export function onlyToRead(bank: Client): Client {
  const call: Client['call'] = async (path, input, options) => {
    const out = await bank.call(path, input, options);
    return path === fileOfKyc ? { ...out, may_edit: false } : out;
  };
  return { ...bank, call };
}
