/** Reads a receipt of the bank: a JWS that only the bank can have signed. docs/embedding.md shows these lines. */
import { createRemoteJWKSet, jwtVerify } from 'jose';

/** Answers what the bank says in the receipt. Throws when it is changed, of another bank, or for another page. */
export function receiptReader(bank, ownOrigin) {
  const keys = createRemoteJWKSet(new URL('/.well-known/jwks.json', bank));
  return async (receipt) => {
    const { payload } = await jwtVerify(receipt, keys, {
      issuer: bank,
      audience: ownOrigin,
      typ: 'receipt+jwt',
      algorithms: ['EdDSA'],
    });
    return payload;
  };
}
