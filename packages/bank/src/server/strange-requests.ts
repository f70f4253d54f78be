/** Requests that reach no route of ours: what they are answered, in our words and with our headers (SEC-44). */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const plain = { 'content-type': 'text/plain', 'cache-control': 'no-store' } as const;

/** What Node's parser refuses passes no hook, so the answer is written as it is. */
export const unparsed =
  (headers: Readonly<Record<string, string>>) =>
  (fault: NodeJS.ErrnoException, socket: Socket): void => {
    if (fault.code === 'ECONNRESET' || socket.destroyed) return;
    const status = fault.code === 'HPE_HEADER_OVERFLOW' ? 431 : fault.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
    const body = (STATUS_CODES[status] ?? '').toLowerCase();
    const all = { ...headers, ...plain, 'content-length': String(body.length), connection: 'close' };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    if (socket.writable) socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
    socket.destroy();
  };

const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'OPTIONS'];

export function mountUnknown(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    void reply.headers(plain);
    if (methods.includes(request.method)) return reply.code(404).send('not found');
    return reply.code(405).header('allow', methods.join(', ')).send('method not allowed');
  });
}
