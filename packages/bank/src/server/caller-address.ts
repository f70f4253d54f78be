/** Whom a request comes from, behind proxies: what throttles count by. */
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Nobody; the machines so many steps away, the nearest one first; or the networks that proxies are in. */
export type TrustProxy = false | ((address: string, steps: number) => boolean) | string[];

const hopsMax = 10;
const wrong = (text: string) =>
  new Error(
    `TRUST_PROXY must be how many proxies are before the bank (1 to ${hopsMax}) or their addresses and networks, such as 10.0.0.0/8,::1, not ${text}`,
  );

/** From the setting TRUST_PROXY. Throws one sentence for anything that is neither a number nor a list of networks. */
export function readTrustProxy(text: string | undefined): TrustProxy {
  const given = text?.trim() ?? '';
  if (given === '' || given === '0') return false;
  if (/^\d+$/.test(given)) {
    const hops = Number(given);
    if (hops > hopsMax) throw wrong(given);
    return (_address, steps) => steps < hops;
  }
  const networks = given.split(',').map((each) => each.trim());
  if (!networks.every(isNetwork)) throw wrong(given);
  return networks;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const kind = isIP(address);
  if (kind === 0 || address.includes('%') || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128); // /0 would trust every caller
}

/**
 * The address that the outermost trusted proxy saw, without a port; the nearest machine's where what a proxy says is no
 * address. Left of it in X-Forwarded-For is what the caller wrote: it counts for nothing.
 */
export function callerAddress(request: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const said = addressIn(request.ip);
  return said ?? request.socket.remoteAddress ?? '';
}

function addressIn(text: string): string | null {
  const plain = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? (/^([\d.]+):\d+$/.exec(text)?.[1] || text);
  const v4 = /^::ffff:([\d.]+)$/i.exec(plain)?.[1] ?? plain; // one machine, one counter, however its address is written
  return isIP(v4) && !v4.includes('%') ? v4.toLowerCase() : null;
}
