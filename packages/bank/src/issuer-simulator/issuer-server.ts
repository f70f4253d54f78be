/** The simulated issuer as a program of its own on this machine: answers the bank over HTTP, and pushes events until the bank takes them. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { pushName, signatureHeader, signatureOf } from '../adapters/issuer/event-signature.ts';
import type { IssuerEvent } from '../adapters/issuer/issuer.ts';
import type { Simulator } from './simulator.ts';

const most = 262_144;
const idleMs = 200;
const longestMs = 30_000;

async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

export type IssuerServer = { readonly url: string; pushTo(bank: string): void; stop(): Promise<void> };

export async function startIssuerServer(simulator: Simulator, secret: string, onFault: (fault: unknown) => void): Promise<IssuerServer> {
  const server = createServer((request, reply) => {
    void (async () => {
      const body = await bodyOf(request);
      const path = (request.url ?? '').slice(1);
      const signature = request.headers[signatureHeader];
      const { status, body: text } =
        body === null || request.method !== 'POST' ? { status: 400, body: '{}' } : await simulator.handle({ path, body, signature });
      reply.writeHead(status, { 'content-type': 'application/json' }).end(text);
    })().catch((fault: unknown) => {
      onFault(fault);
      reply.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stopping = new AbortController();
  let loop: Promise<void> = Promise.resolve();
  return {
    url: `http://127.0.0.1:${port}`,
    pushTo: (bank) => {
      const send = pushInto(`${bank}/issuer/events`, secret, stopping.signal);
      loop = keepPushing(simulator, send, onFault, stopping.signal);
    },
    stop: async () => {
      stopping.abort();
      await loop;
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      simulator.close();
    },
  };
}

const pushInto =
  (url: string, secret: string, signal: AbortSignal) =>
  async (events: readonly IssuerEvent[]): Promise<boolean> => {
    const body = JSON.stringify({ events });
    const headers = { 'content-type': 'application/json', [signatureHeader]: signatureOf(secret, { name: pushName, body }) };
    return fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers,
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
  };

/** Soon after something happened; after a push that was not taken in twice the time, up to half a minute. */
async function keepPushing(
  simulator: Simulator,
  send: (events: readonly IssuerEvent[]) => Promise<boolean>,
  onFault: (fault: unknown) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let waitMs = idleMs; !signal.aborted;) {
    let refused = false;
    try {
      while (await simulator.push(async (events) => !(refused = !(await send(events)))));
    } catch (fault) {
      onFault(fault);
    }
    waitMs = refused ? Math.min(waitMs * 2, longestMs) : idleMs;
    await pause(waitMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
