/**
 * Transfers per second, as a client's program makes them: a quote, then the transfer under its key, over HTTP with session,
 * permissions, limits, both companies' records, steps, audit lines, notices and mail. Against it, what the ledger alone
 * takes to move the same money: two postings in one transaction. All take turns in each round, medians are answered.
 */
import { randomUUID } from 'node:crypto';
import { auditBooks } from '@bankside/bank/ledger/auditor.ts';
import { post } from '@bankside/bank/ledger/ledger.ts';
import { moneyIn, moneyOut } from '@bankside/bank/ledger/lines.ts';
import { openStore, type Store } from '@bankside/bank/store/store.ts';
import { startBankProcess } from '../support/bank-process.ts';
import { call } from '../support/client.ts';
import { postgresPrograms, startPostgres } from '../support/postgres.ts';
import { sandboxOf, type FreshCompany } from '../support/sandbox.ts';
import { median } from './lib/http-load.ts';

export type TransferFigures = {
  readonly clients: number;
  readonly transfers: number;
  readonly raw: number;
  readonly ratio: number;
};

/** As many payers as clients, so that none waits for another's account; all pay the same company, as suppliers are paid. */
const payers = 16;
const cent = { currency: 'USD', amount: '0.01' } as const;

export async function transferFigures(rounds = 7, ms = 1500): Promise<TransferFigures[]> {
  const programs = postgresPrograms();
  if (!programs) return [];
  const postgres = await startPostgres(programs);
  const bank = await startBankProcess({ from: 'built', env: { DATABASE_URL: postgres.url, NODE_ENV: 'test' } });
  const store = await openStore({ url: postgres.url, poolSize: payers });
  try {
    const { company, settings } = sandboxOf(bank.url);
    await settings({ transfers: { codeForNewRecipient: false } }); // programs have no mailbox
    const payee = await company({ project_name: 'Paid Ltd', balances: { USD: '1.00' } });
    const from = [];
    for (let each = 0; each < payers; each++) from.push(await company({ project_name: `Payer ${each}`, balances: { USD: '1000000.00' } }));
    const figures = [];
    for (const clients of [1, payers]) figures.push(await compare(bank.url, store, from.slice(0, clients), payee, rounds, ms));
    const wrong = (await auditBooks(store)).filter(({ ok }) => !ok);
    if (wrong.length > 0) throw new Error(`the bench broke the books: ${JSON.stringify(wrong)}`);
    return figures;
  } finally {
    await store.close();
    await bank.stop();
    await postgres.stop();
  }
}

async function compare(url: string, store: Store, from: readonly FreshCompany[], to: FreshCompany, rounds: number, ms: number) {
  const transfers: number[] = [];
  const raw: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const taken = [await turn(from, ms, (payer) => transfer(url, payer, to)), await turn(from, ms, (payer) => move(store, payer, to))];
    if (round === 0) continue; // the first warms both up
    transfers.push(taken[0] ?? 0);
    raw.push(taken[1] ?? 0);
  }
  return { clients: from.length, transfers: median(transfers), raw: median(raw), ratio: median(transfers) / median(raw) };
}

/** How often each payer's loop went round, all together, in a second. */
async function turn(from: readonly FreshCompany[], ms: number, once: (payer: FreshCompany) => Promise<unknown>): Promise<number> {
  const since = performance.now();
  let done = 0;
  const loop = async (payer: FreshCompany) => {
    for (; performance.now() - since < ms; done++) await once(payer);
  };
  await Promise.all(from.map(loop));
  return done / ((performance.now() - since) / 1000);
}

async function transfer(url: string, { people: [main] }: FreshCompany, { account_number }: FreshCompany): Promise<void> {
  const asked = { transfer_type: 'account', ...cent, account_number } as const;
  const { quote_id } = await call(url, '/withdraw/crypto/calc', asked, main);
  await call(url, '/withdraw/crypto/withdraw', { ...asked, quote_id, purpose: 'supplier_payment' }, main, {
    'idempotency-key': randomUUID(),
  });
}

const move = (store: Store, payer: FreshCompany, payee: FreshCompany): Promise<unknown> =>
  store.tx(async (db) => {
    const at = new Date();
    await post(db, { company_id: payer.company_id, kind: 'transfer', lines: [moneyOut('USD', 1n)], at });
    await post(db, { company_id: payee.company_id, kind: 'transfer', lines: [moneyIn('USD', 1n)], at });
  });
