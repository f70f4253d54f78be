/** The way to a simulated issuer over real HTTP, which a test can cut: everything that goes over it is counted. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureHeader } from '../../adapters/issuer/event-signature.ts';
import type { Simulator } from '../../issuer-simulator/simulator.ts';

export type IssuerLine = {
  readonly url: string;
  /** Calls that came, by their path, also those that were cut. */
  readonly calls: Map<string, number>;
  cut(isCut: boolean): void;
  stop(): Promise<void>;
};

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

export async function issuerLine(simulator: Simulator): Promise<IssuerLine> {
  const calls = new Map<string, number>();
  let isCut = false;
  const server = createServer((request, reply) => {
    const path = (request.url ?? '').slice(1);
    calls.set(path, (calls.get(path) ?? 0) + 1);
    if (isCut) return void request.socket.destroy();
    void (async () => {
      const { status, body } = await simulator.handle({ path, body: await textOf(request), signature: request.headers[signatureHeader] });
      reply.writeHead(status, { 'content-type': 'application/json' }).end(body);
    })().catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    cut: (cut) => void (isCut = cut),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
