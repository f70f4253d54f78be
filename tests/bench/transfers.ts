/**
 * Transfers and exchanges per second, as a client's program makes them: a quote, then the transfer under its key, over HTTP with
 * session, permissions, limits, records, steps, audit lines, notices and mail. Against them, what the ledger alone takes to move
 * the same money: its postings in one transaction. All take turns in each round, medians are answered.
 */
import { randomUUID } from 'node:crypto';
import { auditBooks } from '@bankside/bank/ledger/auditor.ts';
import { post } from '@bankside/bank/ledger/ledger.ts';
import { exchange, moneyIn, moneyOut } from '@bankside/bank/ledger/lines.ts';
import { openStore, type Store } from '@bankside/bank/store/store.ts';
import { startBankProcess } from '../support/bank-process.ts';
import { clientOf, median, type Client } from './lib/http-load.ts';
import { postgresPrograms, startPostgres } from '../support/postgres.ts';
import { sandboxOf, type FreshCompany } from '../support/sandbox.ts';

export type TransferFigures = {
  readonly what: string;
  readonly clients: number;
  readonly made: number;
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
  const client = clientOf(bank.url, payers);
  try {
    const { company, settings } = sandboxOf(bank.url);
    await settings({ transfers: { codeForNewRecipient: false } }); // programs have no mailbox
    const payee = await company({ project_name: 'Paid Ltd', balances: { USD: '1.00' } });
    const from = [];
    for (let each = 0; each < payers; each++) from.push(await company({ project_name: `Payer ${each}`, balances: { USD: '1000000.00' } }));
    const figures = [];
    const subjects: readonly Subject[] = [
      { what: 'transfers', made: (payer) => transfer(client.call, payer, payee), raw: (payer) => move(store, payer, payee) },
      { what: 'exchanges', made: (payer) => exchanged(client.call, payer), raw: (payer) => convert(store, payer) },
    ];
    for (const subject of subjects)
      for (const clients of [1, payers]) figures.push(await compare(subject, from.slice(0, clients), rounds, ms));
    const wrong = (await auditBooks(store)).filter(({ ok }) => !ok);
    if (wrong.length > 0) throw new Error(`the bench broke the books: ${JSON.stringify(wrong)}`);
    return figures;
  } finally {
    client.close();
    await store.close();
    await bank.stop();
    await postgres.stop();
  }
}

type Once = (payer: FreshCompany) => Promise<unknown>;
type Subject = { readonly what: string; readonly made: Once; readonly raw: Once };

async function compare(subject: Subject, from: readonly FreshCompany[], rounds: number, ms: number): Promise<TransferFigures> {
  const made: number[] = [];
  const raw: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const taken = [await turn(from, ms, subject.made), await turn(from, ms, subject.raw)];
    if (round === 0) continue; // the first warms both up
    made.push(taken[0] ?? 0);
    raw.push(taken[1] ?? 0);
  }
  return { what: subject.what, clients: from.length, made: median(made), raw: median(raw), ratio: median(made) / median(raw) };
}

/** How often each payer's loop went round, all together, in a second. */
async function turn(from: readonly FreshCompany[], ms: number, once: Once): Promise<number> {
  const since = performance.now();
  let done = 0;
  const loop = async (payer: FreshCompany) => {
    for (; performance.now() - since < ms; done++) await once(payer);
  };
  await Promise.all(from.map(loop));
  return done / ((performance.now() - since) / 1000);
}

async function transfer(call: Client['call'], { people: [main] }: FreshCompany, { account_number }: FreshCompany): Promise<void> {
  const asked = { transfer_type: 'account', ...cent, account_number } as const;
  const { quote_id } = await call('/withdraw/crypto/calc', asked, main);
  await call('/withdraw/crypto/withdraw', { ...asked, quote_id, purpose: 'supplier_payment' }, main, {
    'idempotency-key': randomUUID(),
  });
}

const move = (store: Store, payer: FreshCompany, payee: FreshCompany): Promise<unknown> =>
  store.tx(async (db) => {
    const at = new Date();
    await post(db, { company_id: payer.company_id, kind: 'transfer', lines: [moneyOut('USD', 1n)], at });
    await post(db, { company_id: payee.company_id, kind: 'transfer', lines: [moneyIn('USD', 1n)], at });
  });

async function exchanged(call: Client['call'], { people: [main] }: FreshCompany): Promise<void> {
  const asked = { transfer_type: 'currency', currency: 'USD', to_currency: 'EUR', amount: '1.00' } as const;
  const { quote_id } = await call('/withdraw/crypto/calc', asked, main);
  await call('/withdraw/crypto/withdraw', { ...asked, quote_id }, main, { 'idempotency-key': randomUUID() });
}

const convert = (store: Store, { company_id }: FreshCompany): Promise<unknown> =>
  store.tx(async (db) => {
    const lines = exchange({ currency: 'USD', amount: 100n }, { currency: 'EUR', amount: 85n });
    await post(db, { company_id, kind: 'exchange', lines, at: new Date() });
  });
