/** Signatures as others verify them: by the package `standardwebhooks`. */
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { newSecret, signedHeaders } from './signing.ts';

const body = '{"type":"test","data":{"name":"会社"}}';
const secret = newSecret();
const verify = (by: string, headers: Record<string, string>, text = body) => new Webhook(by).verify(text, headers);

describe('a signature', () => {
  it('is what Standard Webhooks says', () => {
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const headers = signedHeaders('id-1', body, [secret], new Date());
    expect(headers).toMatchObject({ 'webhook-id': 'id-1' });
    expect(verify(secret, headers)).toEqual(JSON.parse(body));
  });
  it('fails for another body, id, time or secret', () => {
    const headers = signedHeaders('id-1', body, [secret], new Date());
    expect(() => verify(secret, headers, body.replace('test', 'best'))).toThrow();
    expect(() => verify(secret, { ...headers, 'webhook-id': 'id-2' })).toThrow();
    expect(() => verify(secret, { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1) })).toThrow();
    expect(() => verify(newSecret(), headers)).toThrow();
  });
  it('of ten minutes ago is refused', () => {
    const headers = signedHeaders('id-1', body, [secret], new Date(Date.now() - 600_000));
    expect(() => verify(secret, headers)).toThrow(/too old/);
  });
  it('is made with each of two secrets while both are good', () => {
    const next = newSecret();
    const headers = signedHeaders('id-1', body, [next, secret], new Date());
    expect(headers['webhook-signature']?.split(' ')).toHaveLength(2);
    for (const each of [secret, next]) expect(verify(each, headers)).toEqual(JSON.parse(body));
  });
  it('nothing leaves without one', () => {
    expect(() => signedHeaders('id-1', body, [], new Date())).toThrow('without a secret');
    expect(() => signedHeaders('id-1', body, ['plain'], new Date())).toThrow('no secret of a webhook');
  });
});
