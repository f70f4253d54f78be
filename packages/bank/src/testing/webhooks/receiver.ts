/** A company's own server: takes webhooks on this machine, remembers them, and answers as it is set. */
import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

export type Received = { readonly path: string; readonly id: string; readonly headers: IncomingHttpHeaders; readonly body: string };
type Answer = (response: ServerResponse, received: Received) => void;

export type Receiver = {
  /** Its origin, which a bank must be allowed to reach. */
  readonly origin: string;
  readonly received: readonly Received[];
  /** From the next request on. */
  answer(how: Answer): void;
  stop(): Promise<void>;
};

export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): Answer =>
  (response) =>
    void response.writeHead(code, headers).end(`answer ${code}`);

/** Over TLS with a certificate, at the name `localhost`. */
export async function startReceiver(first: Answer = status(200), tls?: { readonly key: string; readonly cert: string }): Promise<Receiver> {
  let answer = first;
  const received: Received[] = [];
  const take: RequestListener = (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const one = {
        path: request.url ?? '',
        id: String(request.headers['webhook-id'] ?? ''),
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      };
      received.push(one);
      answer(response, one);
    });
  };
  const server = tls ? createTlsServer(tls, take) : createServer(take);
  await new Promise<void>((resolve) => server.listen(0, tls ? 'localhost' : '127.0.0.1', resolve));
  return {
    origin: `${tls ? 'https://localhost' : 'http://127.0.0.1'}:${(server.address() as AddressInfo).port}`,
    received,
    answer: (how) => void (answer = how),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
