/**
 * A bank process of its own for the fault tests: does one task many times at once and writes each outcome as a line of
 * JSON as soon as it is known. Started by `startWorker`; waits for a line on its input before it begins.
 */
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { capture, hold, type Line, Overdraft, post, release } from '@bankside/bank/ledger/ledger.ts';
import { moneyIn, moneyOut } from '@bankside/bank/ledger/lines.ts';
import { chanceOf } from '@bankside/bank/demo/chance.ts';
import { runImports } from '@bankside/bank/testing/programmes/allocation.ts';
import { payDue } from '@bankside/bank/testing/schedules.ts';
import { printBatches } from '@bankside/bank/testing/programmes/telling.ts';
import { openStore, type Store, type StoreAt } from '@bankside/bank/store/store.ts';
import { askOver, watchedStore, type AtPoint } from '@bankside/bank/testing/cards/dying-bank.ts';
import { cardJobs } from '@bankside/bank/testing/cards/jobs.ts';
import { cardMoneyPolicy } from '@bankside/bank/testing/cards/sample-cards.ts';
import { transferPolicy } from '@bankside/bank/testing/sample-transfers.ts';
import { deliverTo } from '@bankside/bank/testing/webhooks/webhook-links.ts';
import { testBank, type TestBank } from '@bankside/bank/testing/test-bank.ts';
import { writeKyc } from './kyc-writer.ts';
import type { BankCall, CardJob, Task, Outcome, Payer } from './workers.ts';

const at = new Date('2025-11-18T01:46:00Z');
/** Straight to the pipe: what was reported has left this process, whatever happens to it next. */
const tell = (outcome: Outcome) => writeSync(1, `${JSON.stringify(outcome)}\n`);

async function attempt(task: () => Promise<{ id: string; replayed?: boolean }>): Promise<void> {
  try {
    tell({ done: true, ...(await task()) });
  } catch (fault) {
    tell({ done: false, why: fault instanceof Overdraft ? 'overdraft' : String(fault) });
  }
}

const { store: where, task } = JSON.parse(process.env['WORKER'] ?? '') as { store: StoreAt; task: Task };
const together = (times: number, once: (turn: number) => Promise<void>) =>
  Promise.all(Array.from({ length: times }, (_, turn) => once(turn)));

const posted = async (store: Store, lines: Line[], key?: string) => {
  const { journal_id, replayed } = await store.tx((db) =>
    post(db, { company_id: task.company_id, kind: task.do, lines, at, ...(key ? { key } : {}) }),
  );
  return { id: journal_id, replayed };
};

const tasks: { [K in Task['do']]: (store: Store, task: Extract<Task, { do: K }>) => Promise<unknown> } = {
  withdraw: (store, { times, amount, key }) => together(times, () => attempt(() => posted(store, [moneyOut('USD', BigInt(amount))], key))),
  hold: (store, { times, amount, company_id }) =>
    together(times, () =>
      attempt(async () => ({ id: await store.tx((db) => hold(db, { company_id, currency: 'USD', amount: BigInt(amount), at })) })),
    ),
  /** Two journals in one transaction, in the order given: two workers with opposite orders wait for each other. */
  cross: (store, { times, order, company_id }) =>
    together(times, () =>
      attempt(() =>
        store.tx(async (db) => {
          let id = '';
          for (const currency of order)
            ({ journal_id: id } = await post(db, { company_id, kind: 'cross', lines: [moneyIn(currency, 1n)], at }));
          return { id };
        }),
      ),
    ),
  desk: async (store, { issuer }) => {
    const bank = await testBank(transferPolicy, store);
    if (issuer) askOver(bank, issuer);
    for await (const line of createInterface({ input: process.stdin })) {
      const calls = JSON.parse(line) as BankCall[];
      writeSync(1, `${JSON.stringify(await Promise.all(calls.map((call) => ask(bank, call))))}\n`);
    }
  },
  transfers: async (store, { by, writers, seed }) => {
    const bank = await testBank(transferPolicy, store);
    await together(writers, (writer) => pay(bank, by, `${seed} ${writer}`, chanceOf(seed * 100 + writer)));
  },
  kyc: async (store, { by, seed }) => {
    const bank = await testBank({}, store);
    let left = by.dies_after;
    const asked = async (call: BankCall): Promise<Outcome> => {
      const outcome = await ask(bank, call);
      if (outcome.done && call.key !== '' && --left === 0) process.kill(process.pid, 'SIGKILL'); // saved, and nobody knows
      return outcome;
    };
    await together(by.steps.length, (nth) => {
      const step = by.steps[nth] ?? 'corporate';
      return writeKyc(by, step, `${step} ${seed}`, { ask: asked, tell, chance: chanceOf(seed * 100 + nth) });
    });
  },
  card: async (store, { job }) => {
    const atPoint = mortal(job.dies_at);
    const bank = await testBank(cardMoneyPolicy, watchedStore(store, atPoint));
    bank.later(job.later);
    askOver(bank, job.url, { atPoint });
    tell(await ask(bank, job.call));
    for (let round = 0; round < 4; round++, bank.later(60)) await cardJobs(bank.bank);
  },
  imports: async (store, { dies_after = 0, later = 0 }) => {
    let left = dies_after;
    const atPoint: AtPoint = (point) => {
      if (point === 'after commit' && --left === 0) process.kill(process.pid, 'SIGKILL');
    };
    const bank = await testBank({}, watchedStore(store, atPoint));
    bank.later(later);
    let worked = 0;
    for (let done = 1; done > 0; worked += done) done = await runImports(bank.bank);
    tell({ done: true, id: String(worked) });
  },
  schedules: async (store) => {
    const { bank } = await testBank(transferPolicy, store);
    for (;;) tell({ done: true, id: String(await payDue(bank)) });
  },

  printing: async (store, { url, dies_at }) => {
    const atPoint = mortal(dies_at);
    const bank = await testBank({}, watchedStore(store, atPoint));
    askOver(bank, url, { atPoint });
    while ((await printBatches(bank.bank)) > 0);
  },
  webhooks: async (store, { allow, later }) => {
    const bank = await testBank({}, store);
    bank.later(later);
    const made = await deliverTo(bank.bank, allow);
    tell(bank.faults.length === 0 ? { done: true, id: String(made) } : { done: false, why: bank.faults.join() });
  },
  load: (store, { writers, seed }) => together(writers, (writer) => work(store, `${seed} ${writer}`, chanceOf(seed * 100 + writer))),
};

/** Tells every point and dies at one. */
function mortal(dies_at: CardJob['dies_at']): AtPoint {
  let passed = 0;
  return (why) => {
    tell({ done: false, why });
    passed += typeof dies_at === 'number' || dies_at[passed] === why ? 1 : 0;
    if (passed === (typeof dies_at === 'number' ? dies_at : dies_at.length)) process.kill(process.pid, 'SIGKILL');
  };
}

/** Writes until it is killed: movements with keys of their own, and holds that are captured or released. */
async function work(store: Store, name: string, chance: ReturnType<typeof chanceOf>): Promise<never> {
  const { company_id } = task;
  for (let turn = 0; ; turn++) {
    const amount = BigInt(chance.between(1, 500));
    const what = chance.pick(['in', 'out', 'hold', 'held-out'] as const);
    const key = `load ${name} ${turn}`;
    try {
      if (what === 'in' || what === 'out') {
        const { journal_id } = await store.tx((db) =>
          post(db, { company_id, kind: 'load', lines: [what === 'in' ? moneyIn('USD', amount) : moneyOut('USD', amount)], at, key }),
        );
        tell({ done: true, id: journal_id, key });
        continue;
      }
      const hold_id = await store.tx((db) => hold(db, { company_id, currency: 'USD', amount, at }));
      tell({ done: true, id: hold_id, hold: 'active' });
      if (what === 'hold') await store.tx((db) => release(db, company_id, hold_id, at));
      else await store.tx((db) => capture(db, hold_id, { company_id, kind: 'load', lines: [moneyOut('USD', amount)], at, key }));
      tell({ done: true, id: hold_id, hold: what === 'hold' ? 'released' : 'captured' });
    } catch (fault) {
      if (!(fault instanceof Overdraft)) await new Promise((resolve) => setTimeout(resolve, 50)); // PostgreSQL is away: nothing is reported, the next turn tries anew
    }
  }
}

/** One call to the bank, as its outcome. */
async function ask(bank: TestBank, { path, body, as, key }: BankCall): Promise<Outcome> {
  const { code, data, refusal } = await bank.call(path as never, body, { as, key });
  const { id = '' } = (data ?? {}) as { id?: string };
  return code === 200 ? { done: true, id, key, answer: data } : { done: false, why: refusal ?? '' };
}

/** Transfers of every kind until it is killed; each is reported before it is made and when it is done, some are taken back. */
async function pay(bank: TestBank, by: Payer, name: string, chance: ReturnType<typeof chanceOf>): Promise<never> {
  for (let turn = 0; ; turn++) {
    const what = chance.pick(['payee', 'taken-back', 'account', 'currency'] as const);
    const transfer_type = what === 'taken-back' ? 'payee' : what;
    const { payee_id, account_number } = by;
    const asked = { transfer_type, currency: 'USD', amount: `${chance.between(10, 90)}.05`, payee_id, account_number, to_currency: 'SGD' };
    const quoted = await ask(bank, { path: '/withdraw/crypto/calc', body: asked, as: by, key: `quote ${name} ${turn}` });
    if (!quoted.done) {
      await new Promise((resolve) => setTimeout(resolve, 50)); // PostgreSQL is away
      continue;
    }
    const { quote_id } = quoted.answer as { quote_id: string };
    const body = { ...asked, quote_id, purpose: 'rent' };
    const intent = { path: '/withdraw/crypto/withdraw', body, as: by, key: `pay ${name} ${turn}` };
    tell({ done: false, why: 'begun', intent });
    const made = await ask(bank, intent);
    if (!made.done) continue;
    tell(made);
    if (what !== 'taken-back') continue;
    const cancelled = await ask(bank, { path: '/withdraw/cancel', body: { id: made.id, version: 1 }, as: by, key: `back ${name} ${turn}` });
    if (cancelled.done) tell(cancelled);
  }
}

const store = await openStore(where);
writeSync(1, 'ready\n');
if (task.do !== 'desk') await new Promise((resolve) => process.stdin.once('data', resolve));
await (tasks[task.do] as (store: Store, task: Task) => Promise<unknown>)(store, task);
await store.close();
process.exit(0);
