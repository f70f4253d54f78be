/**
 * Webhooks from two processes on PostgreSQL: each event once to a receiver that answers, and after kill -9 at least once, with the same
 * id. EVENTS says how many.
 */
import { testNow } from '@bankside/bank/ledger/fresh-company.ts';
import { seedPeople } from '@bankside/bank/seed/people.ts';
import { openStore } from '@bankside/bank/store/store.ts';
import { startReceiver, type Receiver } from '@bankside/bank/testing/webhooks/receiver.ts';
import { testBank, type TestBank } from '@bankside/bank/testing/test-bank.ts';
import { claimDue, linkWebhooks } from '@bankside/bank/testing/webhooks/webhook-links.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Postgres, postgresPrograms, startPostgres } from '../support/postgres.ts';
import { startWorker } from './workers.ts';

const events = Number(process.env['EVENTS'] ?? 400);
const programs = postgresPrograms();
if (!programs) process.stdout.write('\nSKIPPED: no PostgreSQL on this machine, so webhooks of two processes did not run.\n');

describe.skipIf(!programs)(`${events} webhooks from two processes on PostgreSQL`, () => {
  let postgres: Postgres;
  let test: TestBank;
  let receiver: Receiver;
  let company_id: string;
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
    const store = await openStore({ url: postgres.url });
    await store.tx((db) => seedPeople(db, testNow, 'nobody signs in'));
    test = await testBank({}, store);
    receiver = await startReceiver();
  });
  afterAll(async () => {
    await receiver.stop();
    await test.close();
    await postgres.stop();
  });

  const run = (query: string) => test.bank.store.db.execute(query) as unknown as Promise<{ rows: { n: number }[] }>;
  const left = async () =>
    (await run(`select count(*)::int as n from webhook_events where company_id = '${company_id}' and state <> 'delivered'`)).rows[0]?.n;
  /** Five about each object, by its number. */
  async function fill(count = events): Promise<void> {
    company_id = crypto.randomUUID();
    await linkWebhooks(test.bank, company_id, `${receiver.origin}/${company_id}`);
    await run(`insert into webhook_events (company_id, event_id, kind, link, subject, nth, payload, created_at, queued_at, next_try_at)
      select '${company_id}', gen_random_uuid(), 'card_status', (array['card_status', 'activation', 'kyc_change'])[1 + (n / 5) % 3], 'card ' || n / 5, n % 5,
        json_build_object('card_id', 'card ' || n / 5, 'nth', n % 5)::jsonb, '${testNow.toISOString()}', '${testNow.toISOString()}', '${testNow.toISOString()}'
      from generate_series(0, ${count - 1}) as n`);
  }
  const start = (later = 0) =>
    startWorker({ url: postgres.url, poolSize: 8 }, { do: 'webhooks', company_id, allow: receiver.origin, later });
  const got = () => receiver.received.filter(({ path }) => path === `/${company_id}`);

  it('a flood that the database has no statistics of is claimed at once: nothing compares all with all', async () => {
    await fill(10_000);
    const since = performance.now();
    expect(await claimDue(test.bank)).toHaveLength((3 * test.bank.policy.webhook.atOnce) / 2);
    expect(performance.now() - since).toBeLessThan(4000); // by a join it takes three times as long on a quiet machine
    await run(`delete from webhook_events where company_id = '${company_id}'`);
  });

  it('each is delivered exactly once, and those of one object in their order', async () => {
    await fill();
    const workers = await Promise.all([start(), start()]);
    const since = performance.now();
    const made = (await Promise.all(workers.map((worker) => worker.finish()))).flat();
    const took = (performance.now() - since) / 1000;
    process.stdout.write(`${events} webhooks from two processes in ${took.toFixed(1)} s: ${Math.round(events / took)} a second\n`);
    expect(made.map(({ done }) => done)).toEqual([true, true]);
    expect(await left()).toBe(0);
    expect(got()).toHaveLength(events);
    expect(new Set(got().map(({ id }) => id)).size).toBe(events);
    const orders = new Map<string, number[]>();
    for (const { body } of got()) {
      const { card_id, nth } = (JSON.parse(body) as { data: { card_id: string; nth: number } }).data;
      orders.set(card_id, [...(orders.get(card_id) ?? []), nth]);
    }
    expect([...orders.values()].filter((order) => order.some((nth, at) => nth !== at))).toEqual([]);
  });

  it('after kill -9 in the middle each arrives at least once, with the same id', async () => {
    await fill();
    const doomed = await start();
    doomed.begin();
    await expect.poll(() => got().length, { interval: 2, timeout: 200_000 }).toBeGreaterThan(events / 10);
    await doomed.kill();
    expect(await left()).toBeGreaterThan(0);
    const workers = await Promise.all([start(60), start(60)]);
    await Promise.all(workers.map((worker) => worker.finish()));
    expect(await left()).toBe(0);
    const ids = new Set(got().map(({ id }) => id));
    expect(ids.size).toBe(events);
    expect(got().length - events).toBeLessThanOrEqual(test.bank.policy.webhook.atOnce * 3); // what was on its way
  });
});
