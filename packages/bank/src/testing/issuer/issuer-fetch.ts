/** fetch, as the bank's adapter to the issuer uses it, into a simulated issuer without a network. */
import { signatureHeader } from '../../adapters/issuer/event-signature.ts';
import type { Simulator } from '../../issuer-simulator/simulator.ts';

export type Exchange = { readonly path: string; readonly sent: string; readonly answered: string };

/** `heard` gets everything that is said. */
export const fetchFrom =
  (simulator: Simulator, heard: Exchange[] = []): typeof globalThis.fetch =>
  async (url, { body, headers, signal } = {}) => {
    const address = url instanceof Request ? url.url : url.toString();
    const given = new Headers(headers);
    const late = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')), { once: true }));
    const call = {
      path: new URL(address).pathname.slice(1),
      body: typeof body === 'string' ? body : '',
      signature: given.get(signatureHeader),
    };
    const { status, body: text } = await Promise.race([simulator.handle(call), late]);
    heard.push({ path: call.path, sent: call.body, answered: text });
    return new Response(text, { status, headers: { 'content-type': 'application/json' } });
  };
