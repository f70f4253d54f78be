/**
 * What open tabs cost that nobody touches: 500 people's tabs ask who is signed in, each minute, and every five seconds while the bank
 * decides. Counted is the processor of the bank's process above what it takes without them; the database of PGlite is in it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { startBankProcess } from '../support/bank-process.ts';
import { signInByCall, type Identity } from '../support/client.ts';
import { people } from '../support/people.ts';
import { postgresPrograms, startPostgres } from '../support/postgres.ts';
import { sandboxOf } from '../support/sandbox.ts';

export type PollFigures = { readonly engine: string; readonly everySec: number; readonly perSecond: number; readonly percent: number };

const tabs = 500;

/** Seconds of processor that the process has taken, by its own metrics. */
async function processorOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

function tab(url: string, { token, userid }: Identity): () => Promise<void> {
  let since = 'none';
  const headers = { 'content-type': 'application/json', token, userid, language: 'en', device: 'web' };
  return async () => {
    const answer = await fetch(`${url}/api/v1/account/getUserInfo`, { method: 'POST', body: '{}', headers: { ...headers, since } });
    const text = await answer.text();
    if (!text.startsWith('{"code":200')) throw new Error(`a poll answered ${text.slice(0, 200)}`);
    since = answer.headers.get('version') ?? 'none';
  };
}

/** Asks in turn, evenly over the time. */
async function share(url: string, asks: readonly (() => Promise<void>)[], everySec: number, ms: number): Promise<number> {
  const before = await processorOf(url);
  const since = performance.now();
  const under: Promise<void>[] = [];
  for (let nth = 0; performance.now() - since < ms; nth++) {
    const due = since + (nth * everySec * 1000) / tabs;
    await pause(Math.max(0, due - performance.now()));
    const ask = asks[nth % asks.length];
    if (ask) under.push(ask());
  }
  await Promise.all(under);
  return (await processorOf(url)) - before;
}

async function measure(engine: string, databaseUrl: string, ms: number): Promise<PollFigures[]> {
  const bank = await startBankProcess({ from: 'built', env: { DATABASE_URL: databaseUrl, NODE_ENV: 'test' }, asShipped: true });
  try {
    const { company } = sandboxOf(bank.url);
    const who: Identity[] = [await signInByCall(bank.url, people.owner)];
    for (let nth = 0; nth < 19; nth++) who.push((await company({ project_name: `Open tab ${nth}` })).people[0]);
    const asks = Array.from({ length: tabs }, (_, nth) => tab(bank.url, who[nth % who.length] as Identity));
    for (const ask of asks) await ask(); // each tab knows its answer
    const before = await processorOf(bank.url);
    await pause(ms);
    const idle = (await processorOf(bank.url)) - before;
    const figures: PollFigures[] = [];
    for (const everySec of [60, 5]) {
      const spent = (await share(bank.url, asks, everySec, ms)) - idle;
      figures.push({ engine, everySec, perSecond: tabs / everySec, percent: (100 * Math.max(0, spent)) / (ms / 1000) });
    }
    return figures;
  } finally {
    await bank.stop();
  }
}

export async function pollFigures(ms = 8000): Promise<PollFigures[]> {
  const figures = await measure('PGlite', '', ms);
  const programs = postgresPrograms();
  if (!programs) return figures;
  const postgres = await startPostgres(programs);
  try {
    return [...figures, ...(await measure('PostgreSQL', postgres.url, ms))];
  } finally {
    await postgres.stop();
  }
}
