/** Asks a server over connections that stay open, at little cost of its own: one address over and over, or the calls of a program. */
import { Agent, request } from 'node:http';
import type { InOf, OutOf, Path } from '@bankside/core/contract/index.ts';
import type { Envelope, Identity } from '../../support/client.ts';

export type Target = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: () => string;
  readonly isWell: (body: string) => boolean;
};

type Headers = Readonly<Record<string, string>>;

function post(agent: Agent, url: string, headers: Headers, payload: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      { agent, method: 'POST', headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload), ...headers } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => resolve(text));
      },
    );
    asked.on('error', reject);
    asked.end(payload);
  });
}

async function ask(agent: Agent, { url, headers, body, isWell }: Target): Promise<void> {
  const text = await post(agent, url, headers, body());
  if (!isWell(text)) throw new Error(`${url} answered ${text.slice(0, 300)}`);
}

export type Client = {
  readonly call: <P extends Path>(path: P, body: InOf<P>, who: Identity, more?: Headers) => Promise<OutOf<P>>;
  close(): void;
};

/** A client's program; a call that is refused throws. */
export function clientOf(bank: string, connections: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const url = `${bank.replace('localhost', '127.0.0.1')}/api/v1`;
  return {
    call: async (path, body, { token, userid }, more = {}) => {
      const headers = { token, userid, language: 'en', device: 'web', ...more };
      const text = await post(agent, `${url}${path}`, headers, JSON.stringify(body));
      const { code, data } = JSON.parse(text) as Envelope<OutOf<typeof path>>;
      if (code !== 200) throw new Error(`${path} answered ${text.slice(0, 300)}`);
      return data;
    },
    close: () => agent.destroy(),
  };
}

/** On sixteen connections; requests per second. */
export async function requestsPerSecond(target: Target, ms: number, connections = 16): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const since = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() - since < ms) {
        await ask(agent, target);
        done += 1;
      }
    }),
  );
  agent.destroy();
  return done / ((performance.now() - since) / 1000);
}

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
