/** Asks one address over and over on sixteen connections that stay open. Answers requests per second. */
import { Agent, request } from 'node:http';

export type Target = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: () => string;
  readonly isWell: (body: string) => boolean;
};

function ask(agent: Agent, { url, headers, body, isWell }: Target): Promise<void> {
  const payload = body();
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      { agent, method: 'POST', headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload), ...headers } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => (isWell(text) ? resolve() : reject(new Error(`${url} answered ${text.slice(0, 300)}`))));
      },
    );
    asked.on('error', reject);
    asked.end(payload);
  });
}

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
