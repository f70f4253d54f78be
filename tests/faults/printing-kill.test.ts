/** A bank that is killed while it hands a batch to the issuer, which goes on living: every card is made once (PRG-09). */
import { rmSync } from 'node:fs';
import { auditBooks } from '@bankside/bank/ledger/auditor.ts';
import { testNow } from '@bankside/bank/ledger/fresh-company.ts';
import { seedPeople } from '@bankside/bank/seed/people.ts';
import { seedRates } from '@bankside/bank/seed/rates.ts';
import { openStore } from '@bankside/bank/store/store.ts';
import { issuerLine } from '@bankside/bank/testing/cards/issuer-line.ts';
import { decide, pendingOrder, signedContract } from '@bankside/bank/testing/programmes/programmes.ts';
import { printBatches } from '@bankside/bank/testing/programmes/telling.ts';
import { testBank } from '@bankside/bank/testing/test-bank.ts';
import { expect, it } from 'vitest';
import { emptyBooks } from '../support/empty-books.ts';
import { rowsOf } from './kill-rounds.ts';
import { startWorker } from './workers.ts';

/** Of two pieces, of 500 and 100: killed when the second is made by the issuer and not yet written down. */
const cards = 600;
const dies_at = ['after printBatch', 'after printBatch'];

it('a batch is printed on after a kill, and no card twice', { timeout: 120_000 }, async () => {
  const folder = emptyBooks();
  const worldFolder = emptyBooks();
  const world = await testBank({}, await openStore({ folder: worldFolder })); // for its issuer, which outlives every bank
  world.issuer.set({ ship_after: null, deliver_after: null });
  const line = await issuerLine(world.issuer);
  const made = () => [...world.issuer.books.tables.cards.values()].filter(({ batch_id }) => batch_id);
  const open = async () => testBank({}, await openStore({ folder }), { books: world.issuer.books });

  const first = await open();
  await first.bank.store.tx((db) => seedPeople(db, testNow, 'nobody signs in'));
  await seedRates(first.bank.store.db, testNow);
  const programme = await signedContract(first, { contracted: cards });
  const { company_id } = programme;
  await decide(first, programme, await pendingOrder(first, programme, cards));
  await first.close();

  const worker = await startWorker({ folder }, { do: 'printing', company_id, url: line.url, dies_at });
  expect((await worker.finish()).at(-1)).toEqual({ done: false, why: 'after printBatch' });
  expect(made()).toHaveLength(cards);

  const last = await open();
  expect(await rowsOf(last, "select count(*)::int as n from cards where kit_number <> ''")).toEqual([{ n: 500 }]);
  expect(await printBatches(last.bank)).toBe(0); // the dead one's lease
  last.later(61);
  expect([await printBatches(last.bank), await printBatches(last.bank)]).toEqual([100, 0]);
  const ours = await rowsOf<{ card_id: string; kit_number: string }>(last, 'select card_id::text, kit_number from cards');
  expect(new Map(ours.map(({ card_id, kit_number }) => [card_id, kit_number]))).toEqual(
    new Map(made().map(({ card_id, kit_number }) => [card_id, kit_number])),
  );
  expect([ours.length, new Set(ours.map(({ kit_number }) => kit_number)).size]).toEqual([cards, cards]);
  expect((await auditBooks(last.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  expect(last.faults).toEqual([]);
  await last.close();
  await line.stop();
  await world.close();
  for (const each of [folder, worldFolder]) rmSync(each, { recursive: true, force: true });
});
