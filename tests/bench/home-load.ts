/** dashboard/home, with its session, permission check and ten balances, against a plain server on the same database. */
import { spawn } from 'node:child_process';
import { freePort, startBankProcess } from '../support/bank-process.ts';
import { signInByCall } from '../support/client.ts';
import { people } from '../support/people.ts';
import { postgresPrograms, startPostgres } from '../support/postgres.ts';
import { median, requestsPerSecond, type Target } from './lib/http-load.ts';

export type HomeFigures = { readonly engine: string; readonly home: number; readonly plain: number; readonly ratio: number };

async function startPlain(databaseUrl: string): Promise<{ target: Target; stop(): void }> {
  const port = await freePort();
  const child = spawn('node_modules/.bin/tsx', ['packages/bank/src/testing/plain-server.ts'], {
    env: { ...process.env, PORT: String(port), DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await new Promise((resolve, reject) => child.once('message', resolve).once('exit', reject));
  let id = 0;
  const target: Target = {
    url: `http://127.0.0.1:${port}/row`,
    headers: {},
    body: () => JSON.stringify({ id: (id++ % 20_000) + 1 }),
    isWell: (body) => body.includes('owner'),
  };
  return { target, stop: () => void child.kill() };
}

async function startHome(databaseUrl: string): Promise<{ target: Target; stop(): Promise<void> }> {
  const bank = await startBankProcess({
    from: 'built',
    env: { DATABASE_URL: databaseUrl, NODE_ENV: 'test' },
    asShipped: true,
  });
  const { token, userid } = await signInByCall(bank.url, people.owner);
  const target: Target = {
    url: `${bank.url.replace('localhost', '127.0.0.1')}/api/v1/dashboard/home`,
    headers: { token, userid, language: 'en', device: 'web' },
    body: () => '{}',
    isWell: (body) => body.startsWith('{"code":200'),
  };
  return { target, stop: () => bank.stop() };
}

async function measure(engine: string, databaseUrl: string, rounds: number, ms: number): Promise<HomeFigures> {
  const [home, plain] = [await startHome(databaseUrl), await startPlain(databaseUrl)];
  try {
    const figures: { home: number; plain: number }[] = [];
    for (let round = 0; round <= rounds; round++) {
      const taken = { home: await requestsPerSecond(home.target, ms), plain: await requestsPerSecond(plain.target, ms) };
      if (round > 0) figures.push(taken); // the first warms both up
    }
    const [ours, theirs] = [median(figures.map((each) => each.home)), median(figures.map((each) => each.plain))];
    return { engine, home: ours, plain: theirs, ratio: ours / theirs };
  } finally {
    plain.stop();
    await home.stop();
  }
}

export async function homeFigures(rounds = 7, ms = 1500): Promise<HomeFigures[]> {
  const figures = [await measure('PGlite', '', rounds, ms)];
  const programs = postgresPrograms();
  if (!programs) return figures;
  const postgres = await startPostgres(programs);
  try {
    return [...figures, await measure('PostgreSQL', postgres.url, rounds, ms)];
  } finally {
    await postgres.stop();
  }
}
