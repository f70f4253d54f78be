/** A server that answers as no bank should, for tests of how a call goes over the line. Of another origin than who asks. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': '*',
  'access-control-max-age': '600',
};

async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  if (request.method === 'OPTIONS') return void reply.writeHead(204, cors).end();
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://odd');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const say = (status: number, type: string, body: string | Buffer, reason = '') =>
    void reply.writeHead(status, reason, { ...cors, 'content-type': type, 'request-id': 'one' }).end(body);
  if (pathname === '/echo')
    return say(200, 'application/json', JSON.stringify({ method: request.method, headers: request.headers, body: bytes.toString() }));
  if (pathname === '/count') return say(200, 'application/json', JSON.stringify({ bytes: bytes.length }));
  if (pathname === '/status') return say(Number(searchParams.get('code')), 'text/html', '<h1>no</h1>', 'Upstream Asleep');
  if (pathname === '/bad-json') return say(200, 'application/json', '{"code":200,"data":');
  if (pathname === '/pdf') return say(200, 'application/pdf', Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff, 0x00]));
  if (pathname === '/reset') return void request.socket.destroy();
  if (pathname === '/half') {
    reply
      .writeHead(200, { ...cors, 'content-type': 'application/json', 'content-length': '1000' })
      .write('{"code":', () => request.socket.destroy());
  } // and /never says nothing
}

export async function startOddServer(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const server = createServer((request, reply) => void answer(request, reply).catch(() => request.socket.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
