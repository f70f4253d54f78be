/** Calls the bank as any program may: POST with token and userid headers. Answers are typed by the contract. */
import { pbkdf2Sync } from 'node:crypto';
import type { BlobPath, InOf, OutOf, Path } from '@bankside/core/contract/index.ts';
import { success } from '@bankside/core/rules/errors.ts';
import { password } from '../../scripts/lib/people.mjs';

export type Identity = { readonly token: string; readonly userid: string };
export type Envelope<T> = { readonly code: number; readonly msg: string; readonly data: T };

/** The whole envelope, whatever its code. */
export async function ask<P extends Path>(
  url: string,
  path: P,
  body: InOf<P>,
  who?: Identity,
  headers: Readonly<Record<string, string>> = {},
): Promise<Envelope<OutOf<P>>> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      token: who?.token ?? '',
      userid: who?.userid ?? '',
      language: 'en',
      device: 'web',
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Envelope<OutOf<P>>;
}

/** What a call answers when it succeeds; throws with its code and message otherwise. */
export async function call<P extends Path>(
  url: string,
  path: P,
  body: InOf<P>,
  who?: Identity,
  headers?: Readonly<Record<string, string>>,
): Promise<OutOf<P>> {
  const { code, msg, data } = await ask(url, path, body, who, headers);
  if (code !== success) throw new Error(`${path} answered ${code} ${msg} ${JSON.stringify(data)}`);
  return data;
}

/** A file as the bank gives it out; throws when it refuses. */
export async function fetchFile<P extends BlobPath>(url: string, path: P, body: InOf<P>, who: Identity): Promise<Buffer> {
  const headers = { 'content-type': 'application/json', token: who.token, userid: who.userid, language: 'en', device: 'web' };
  const response = await fetch(`${url}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (response.headers.get('content-type')?.includes('json')) throw new Error(`${path} answered ${await response.text()}`);
  return Buffer.from(await response.arrayBuffer());
}

type Challenge = {
  readonly parameters: {
    readonly nonce: string;
    readonly salt: string;
    readonly cost: number;
    readonly keyLength?: number;
    readonly keyPrefix: string;
  };
};

/** Does the captcha's work as the browser does it: counts until the derived key starts as asked (ACC-07). */
export async function solveCaptcha(url: string): Promise<string> {
  const challenge = (await call(url, '/init/captcha', {})).challenge as Challenge;
  const { nonce, salt, cost, keyLength = 32, keyPrefix } = challenge.parameters;
  for (let counter = 0; ; counter++) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const key = pbkdf2Sync(Buffer.concat([Buffer.from(nonce, 'hex'), count]), Buffer.from(salt, 'hex'), cost, keyLength, 'sha256').toString(
      'hex',
    );
    if (key.startsWith(keyPrefix))
      return Buffer.from(JSON.stringify({ challenge, solution: { counter, derivedKey: key } })).toString('base64');
  }
}

/** Signs in without a browser. */
export async function signInByCall(url: string, email: string, secret = password): Promise<Identity & { readonly username: string }> {
  const { token, userid, username } = await call(url, '/account/login', { email, password: secret, captcha: await solveCaptcha(url) });
  return { token, userid, username };
}
