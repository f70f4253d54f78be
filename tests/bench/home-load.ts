/** What a page asks first, with session and permission check, against a plain server on the same database. */
import { spawn } from 'node:child_process';
import type { Path } from '@bankside/core/contract/index.ts';
import { freePort, startBankProcess } from '../support/bank-process.ts';
import { signInByCall } from '../support/client.ts';
import { people } from '../support/people.ts';
import { postgresPrograms, startPostgres } from '../support/postgres.ts';
import { median, requestsPerSecond, type Target } from './lib/http-load.ts';

export type CallFigures = {
  readonly engine: string;
  readonly call: Path;
  readonly ours: number;
  readonly plain: number;
  readonly ratio: number;
};

/** A call with what it is asked, and the plain server's own beside it. */
const compared = [
  ['/dashboard/home', {}, '/row'],
  ['/account/getUserInfo', {}, '/row'],
  ['/transaction/record', { page_size: 20 }, '/list'],
] as const satisfies readonly (readonly [Path, object, string])[];

type Server = { readonly target: (path: string, body: object) => Target; stop(): Promise<void> };

async function startPlain(databaseUrl: string): Promise<Server> {
  const port = await freePort();
  const child = spawn('node_modules/.bin/tsx', ['packages/bank/src/testing/plain-server.ts'], {
    env: { ...process.env, PORT: String(port), DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await new Promise((resolve, reject) => child.once('message', resolve).once('exit', reject));
  let id = 0;
  return {
    target: (path) => ({
      url: `http://127.0.0.1:${port}${path}`,
      headers: {},
      body: () => JSON.stringify({ id: (id++ % 19_000) + 1 }),
      isWell: (body) => body.includes('"id"'),
    }),
    stop: async () => void child.kill(),
  };
}

async function startOurs(databaseUrl: string): Promise<Server> {
  const bank = await startBankProcess({
    from: 'built',
    env: { DATABASE_URL: databaseUrl, NODE_ENV: 'test' },
    asShipped: true,
  });
  const { token, userid } = await signInByCall(bank.url, people.owner);
  return {
    target: (path, body) => ({
      url: `${bank.url.replace('localhost', '127.0.0.1')}/api/v1${path}`,
      headers: { token, userid, language: 'en', device: 'web' },
      body: () => JSON.stringify(body),
      isWell: (text) => text.startsWith('{"code":200'),
    }),
    stop: () => bank.stop(),
  };
}

async function measure(engine: string, databaseUrl: string, rounds: number, ms: number): Promise<CallFigures[]> {
  const [bank, plain] = [await startOurs(databaseUrl), await startPlain(databaseUrl)];
  const figures: CallFigures[] = [];
  try {
    for (const [call, body, path] of compared) {
      const taken: { ours: number; plain: number }[] = [];
      for (let round = 0; round <= rounds; round++) {
        const one = {
          ours: await requestsPerSecond(bank.target(call, body), ms),
          plain: await requestsPerSecond(plain.target(path, {}), ms),
        };
        if (round > 0) taken.push(one); // the first warms both up
      }
      const [ours, theirs] = [median(taken.map((each) => each.ours)), median(taken.map((each) => each.plain))];
      figures.push({ engine, call, ours, plain: theirs, ratio: ours / theirs });
    }
    return figures;
  } finally {
    await plain.stop();
    await bank.stop();
  }
}

export async function homeFigures(rounds = 7, ms = 1500): Promise<CallFigures[]> {
  const figures = await measure('PGlite', '', rounds, ms);
  const programs = postgresPrograms();
  if (!programs) return figures;
  const postgres = await startPostgres(programs);
  try {
    return [...figures, ...(await measure('PostgreSQL', postgres.url, rounds, ms))];
  } finally {
    await postgres.stop();
  }
}
