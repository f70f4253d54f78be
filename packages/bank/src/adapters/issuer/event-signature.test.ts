import { expect, test } from 'vitest';
import { signatureOf, verifySignature } from './event-signature.ts';

const at = new Date('2025-11-18T01:46:00Z');
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000);
const signed = { name: 'block', body: '{"card_id":"one"}' };
const header = signatureOf('a secret', signed, at);

test.each([
  ['the same', header, signed, at, true],
  ['five minutes later', header, signed, later(300), true],
  ['five minutes too early', header, signed, later(-300), true],
  ['older', header, signed, later(301), false],
  ['too early', header, signed, later(-301), false],
  ['with another time', header.replace(/t=\d+/, `t=${at.getTime() / 1000 + 1}`), signed, at, false],
  ['of another body', header, { ...signed, body: '{"card_id":"two"}' }, at, false],
  ['of another call', header, { ...signed, name: 'unblock' }, at, false],
  ['with another secret', signatureOf('another secret', signed, at), signed, at, false],
  ['cut short', header.slice(0, -1), signed, at, false],
  ['with more', `${header}0`, signed, at, false],
  ['twice', [header, header], signed, at, false],
  ['none', undefined, signed, at, false],
])('a signature: %s', (_what, given, of, now, good) => expect(verifySignature('a secret', given, of, now)).toBe(good));
