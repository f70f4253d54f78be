/**
 * Webhooks per second on PostgreSQL: claimed, signed, posted and kept with their tries, against bare posts of the same bodies to the
 * same receiver, as many at once. Both take turns in each round, medians are answered.
 */
import { randomUUID } from 'node:crypto';
import { testNow } from '@bankside/bank/ledger/fresh-company.ts';
import { openStore } from '@bankside/bank/store/store.ts';
import { startReceiver, type Receiver } from '@bankside/bank/testing/webhooks/receiver.ts';
import { testBank, type TestBank } from '@bankside/bank/testing/test-bank.ts';
import { deliverTo, linkWebhooks, postFor } from '@bankside/bank/testing/webhooks/webhook-links.ts';
import { postgresPrograms, startPostgres } from '../support/postgres.ts';
import { median } from './lib/http-load.ts';

export type WebhookFigures = {
  readonly companies: number;
  readonly delivered: number;
  readonly bare: number;
  readonly ratio: number;
};

const events = 2000;

export async function webhookFigures(rounds = 7): Promise<WebhookFigures[]> {
  const programs = postgresPrograms();
  if (!programs) return [];
  const postgres = await startPostgres(programs);
  const test = await testBank({}, await openStore({ url: postgres.url, poolSize: 16 }));
  const receiver = await startReceiver();
  try {
    const figures = [];
    for (const companies of [1, 20]) figures.push(await compare(test, receiver, companies, rounds));
    if (test.faults.length > 0) throw new Error(test.faults.join('\n'));
    return figures;
  } finally {
    await receiver.stop();
    await test.close();
    await postgres.stop();
  }
}

async function compare(test: TestBank, receiver: Receiver, companies: number, rounds: number): Promise<WebhookFigures> {
  const delivered: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    await fill(test, receiver, companies);
    const taken = [await perSecond(() => deliverTo(test.bank, receiver.origin)), await perSecond(() => postAll(test, receiver, companies))];
    if (round === 0) continue; // the first warms both up
    delivered.push(taken[0] ?? 0);
    bare.push(taken[1] ?? 0);
  }
  return { companies, delivered: median(delivered), bare: median(bare), ratio: median(delivered) / median(bare) };
}

async function perSecond(work: () => Promise<number>): Promise<number> {
  const since = performance.now();
  const made = await work();
  if (made !== events) throw new Error(`${made} of ${events} were sent`);
  return made / ((performance.now() - since) / 1000);
}

/** Events of cards, ten of each card, on a link of each company. */
async function fill(test: TestBank, receiver: Receiver, companies: number): Promise<void> {
  for (let each = 0; each < companies; each++) {
    const company_id = randomUUID();
    await linkWebhooks(test.bank, company_id, `${receiver.origin}/`);
    const at = testNow.toISOString();
    await test.bank.store.db
      .execute(`insert into webhook_events (company_id, event_id, kind, link, subject, nth, payload, created_at, queued_at, next_try_at)
      select '${company_id}', gen_random_uuid(), 'card_status', 'card_status', 'card ' || n / 10, n % 10, ${payload}, '${at}', '${at}', '${at}'
      from generate_series(0, ${events / companies - 1}) as n`);
  }
}
const payload = `jsonb_build_object('card_id', 'card ' || n / 10, 'status', 'active')`;

/** As many at once as the links of so many companies get. */
async function postAll(test: TestBank, receiver: Receiver, companies: number): Promise<number> {
  const post = postFor(test.bank, receiver.origin);
  const body = JSON.stringify({ type: 'card_status', timestamp: testNow.toISOString(), data: { card_id: 'card 1', status: 'active' } });
  let [begun, taken] = [0, 0];
  const lane = async () => {
    for (; begun < events;) {
      begun++;
      if ((await post(`${receiver.origin}/`, {}, body)).fault === '') taken++;
    }
  };
  await Promise.all(Array.from({ length: companies * test.bank.policy.webhook.atOnce }, lane));
  return taken;
}
