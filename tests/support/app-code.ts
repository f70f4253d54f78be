/** The six digits of an authenticator app at a moment (RFC 6238), computed apart from the bank's library, in a browser or Node. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function bytesOf(base32: string): Uint8Array<ArrayBuffer> {
  const bits = [...base32].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => parseInt(byte, 2));
}

export async function appCode(secret: string, at: number): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(Math.floor(at / 30_000)));
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-1' }, false, ['sign']);
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter.buffer));
  const from = mac.getUint8(19) & 15;
  return ((mac.getUint32(from) & 0x7fffffff) % 1_000_000).toString().padStart(6, '0');
}
