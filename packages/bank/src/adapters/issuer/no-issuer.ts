/** Where no issuer is set, every call says that it does not answer: cards can be applied for and wait. */
import { issuerCalls, type CallName } from './issuer-calls.ts';
import { IssuerUnavailable, type Issuer } from './issuer.ts';

const none = async (): Promise<never> => {
  throw new IssuerUnavailable('no ISSUER_URL is set');
};
export const noIssuer: Issuer = Object.fromEntries(Object.keys(issuerCalls).map((name) => [name, none])) as Record<CallName, typeof none>;
