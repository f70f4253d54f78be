/** A passkey in software, as a browser and its authenticator answer (WebAuthn level 3, ES256, attestation none). */
import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';

type Options = {
  readonly challenge: string;
  readonly rp?: { readonly id?: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
};

const b64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
const uint = (size: 2 | 4, value: number) => {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntBE(value, 0, size);
  return bytes;
};
/** CBOR of bytes up to 65,535 long, in the shortest form: the key is measured by writing it again. */
const cborHead = (length: number) => (length < 24 ? [0x40 + length] : length < 256 ? [0x58, length] : [0x59, length >> 8, length & 255]);
const cborBytes = (bytes: Uint8Array) => Buffer.concat([Buffer.from(cborHead(bytes.length)), bytes]);
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

export class SoftPasskey {
  readonly id = randomBytes(32);
  #key: KeyObject;
  #public: Buffer;
  #handle = '';
  counter = 0;
  origin: string;

  constructor(origin = 'http://localhost:4000') {
    this.origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const point = (label: number, value: string) => Buffer.concat([Buffer.from([label]), cborBytes(Buffer.from(value, 'base64url'))]);
    this.#public = Buffer.concat([Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]), point(0x21, x), point(0x22, y)]); // COSE: an ES256 key on its curve
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  /** `flags`: 0x01 present, 0x04 verified, 0x40 with the key. */
  #authData(rpId: string, flags: number, more: Uint8Array = Buffer.alloc(0)): Buffer {
    return Buffer.concat([sha(rpId), Buffer.from([flags]), uint(4, this.counter), more]);
  }

  register(given: unknown): string {
    const options = given as Options;
    this.#handle = options.user?.id ?? '';
    const key = Buffer.concat([Buffer.alloc(16), uint(2, this.id.length), this.id, this.#public]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(this.#authData(options.rp?.id ?? '', 0x45, key)),
    ]);
    const response = {
      clientDataJSON: b64(this.#client('webauthn.create', options.challenge)),
      attestationObject: b64(attestation),
      transports: ['internal'],
    };
    return JSON.stringify({ id: b64(this.id), rawId: b64(this.id), type: 'public-key', clientExtensionResults: {}, response });
  }

  /** `isVerified`: the device has looked at the person. */
  answer(given: unknown, { isVerified = true } = {}): string {
    const options = given as Options;
    this.counter++;
    const client = this.#client('webauthn.get', options.challenge);
    const data = this.#authData(options.rpId ?? '', isVerified ? 0x05 : 0x01);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha(client)]))
      .sign(this.#key);
    const response = { clientDataJSON: b64(client), authenticatorData: b64(data), signature: b64(signature), userHandle: this.#handle };
    return JSON.stringify({ id: b64(this.id), rawId: b64(this.id), type: 'public-key', clientExtensionResults: {}, response });
  }
}
