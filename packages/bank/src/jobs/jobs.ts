/** What the bank does unasked, in every process: each job takes its work by rows, so that several processes share it. */
import { setMaxListeners } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { faultText } from '../adapters/log.ts';
import type { Outside } from '../adapters/outside.ts';
import { sql } from 'drizzle-orm';
import type { Bank } from '../platform/bank.ts';
import { runImports } from '../domain/allocation/import-job.ts';
import { bindKept } from '../domain/allocation/kept-cards.ts';
import { cleanUp, sweepUploads } from './clean-up.ts';
import { bookFees, openFeeYears, takeDueFees } from '../domain/annual-fees/fee-jobs.ts';
import { closeOldRequests, takeArrivals } from '../domain/deposits/deposit-jobs.ts';
import { runLoads } from '../domain/card-money/loads.ts';
import { catchUp } from '../domain/cards/issuer-events.ts';
import { reconcileCards } from '../domain/cards/reconcile.ts';
import { sendMail } from '../domain/messages/mail-job.ts';
import { expireCards } from '../domain/issued-cards/ending.ts';
import { tellIssuer } from '../domain/issued-cards/issuer-orders.ts';
import { issueApproved } from '../domain/issued-cards/issuing.ts';
import { tellOfBatches } from '../domain/programmes/batches/batch-news.ts';
import { expireContracts } from '../domain/programmes/contract/contract-making.ts';
import { printBatches } from '../domain/programmes/batches/printing.ts';
import { refreshRates } from '../domain/rates/rate-refresh.ts';
import { payDue } from '../domain/payments/schedule-job.ts';
import { followSent } from '../domain/transfers/on-chain.ts';
import { endQuotes } from '../domain/transfers/otc-quotes.ts';
import { deliverDue } from '../domain/webhooks/deliver.ts';

type Job = {
  readonly job: string;
  readonly everyMs: number;
  /** For the first time so long after the start; at once if not said. */
  readonly afterMs?: number;
  readonly run: (bank: Bank, outside: Outside, stop: AbortSignal) => Promise<unknown>;
};

/** What reads every row or file is done when those who waited for the start have been served. */
const afterMs = 60_000;

const jobs: readonly Job[] = [
  { job: 'mail', everyMs: 500, run: (bank, { mail }, stop) => sendMail(bank, mail, stop) },
  { job: 'webhooks', everyMs: 200, run: (bank, { webhooks }, stop) => deliverDue(bank, webhooks, stop) },
  { job: 'rates', everyMs: 5000, run: (bank, { rates }) => refreshRates(bank, rates) },
  { job: 'chain', everyMs: 10_000, run: (bank, { chain }) => takeArrivals(bank, chain) },
  { job: 'sent on chains', everyMs: 10_000, run: (bank, { chain }) => followSent(bank, chain) },
  { job: 'card loads', everyMs: 1000, run: (bank) => runLoads(bank) },
  { job: 'approved cards', everyMs: 2000, run: (bank) => issueApproved(bank) },
  { job: 'imports of bindings', everyMs: 500, run: (bank) => runImports(bank) },
  { job: 'kept cards', everyMs: 2000, run: (bank) => bindKept(bank) },
  { job: 'issuer', everyMs: 500, run: (bank) => tellIssuer(bank) },
  { job: 'batches', everyMs: 1000, run: (bank) => printBatches(bank) },
  { job: 'news of batches', everyMs: 5000, run: (bank) => tellOfBatches(bank) },
  { job: 'contracts over', everyMs: 60_000, run: (bank) => expireContracts(bank) },
  { job: 'expired cards', everyMs: 60_000, run: (bank) => expireCards(bank) },
  { job: 'issuer events', everyMs: 15_000, run: (bank) => catchUp(bank) },
  { job: 'card balances', everyMs: 600_000, afterMs, run: (bank) => reconcileCards(bank) },
  { job: 'otc quotes', everyMs: 1000, run: (bank) => endQuotes(bank) },
  { job: 'scheduled payments', everyMs: 2000, run: (bank) => payDue(bank) },
  { job: 'deposit requests', everyMs: 60_000, run: (bank) => closeOldRequests(bank) },
  { job: 'annual fee payments', everyMs: 2000, run: (bank) => bookFees(bank) },
  { job: 'annual fees due', everyMs: 60_000, run: (bank) => takeDueFees(bank) },
  { job: 'annual fee years', everyMs: 3_600_000, run: (bank) => openFeeYears(bank) },
  { job: 'vacuum', everyMs: 3_600_000, afterMs, run: vacuum },
  { job: 'clean-up', everyMs: 60_000, run: (bank) => cleanUp(bank) },
  { job: 'left uploads', everyMs: 3_600_000, afterMs, run: (bank) => sweepUploads(bank) },
];

/** PGlite has no autovacuum; PostgreSQL needs none of ours. */
async function vacuum({ store }: Bank): Promise<void> {
  if (store.kind === 'pglite') await store.db.execute(sql`vacuum (analyze)`);
}

/** What a job waits for elsewhere may hang; each of its steps is a transaction, so ending amid a job loses nothing. */
const patienceMs = 5000;

/** Starts every job; the answer stops them and waits for those that run, for a while. */
export function startJobs(bank: Bank, outside: Outside): () => Promise<void> {
  const stopping = new AbortController();
  setMaxListeners(jobs.length, stopping.signal); // one for the pause of each job
  const running = jobs.map((job) => repeat(bank, outside, job, stopping.signal));
  return async () => {
    stopping.abort();
    await Promise.race([Promise.all(running), setTimeout(patienceMs, undefined, { ref: false })]);
    outside.mail.close();
  };
}

async function repeat(bank: Bank, outside: Outside, { job, everyMs, afterMs: first = 0, run }: Job, signal: AbortSignal): Promise<void> {
  if (first > 0) await pause(first, signal);
  while (!signal.aborted) {
    try {
      await run(bank, outside, signal);
    } catch (fault) {
      bank.log.error('job failed', { job, fault: faultText(fault) });
    }
    await pause(everyMs, signal);
  }
}

const pause = (ms: number, signal: AbortSignal) => setTimeout(ms, undefined, { signal, ref: false }).catch(() => undefined);
