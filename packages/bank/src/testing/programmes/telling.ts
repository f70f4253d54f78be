/** A batch that the issuer prints, and the events of it so many at a time. */
import { takeEvents } from '../../domain/cards/issuer-events.ts';
import { printBatches } from '../../domain/programmes/batches/printing.ts';
import type { TestBank } from '../test-bank.ts';
import { decide, pendingOrder, readOrder, signedContract } from './programmes.ts';

export { printBatches };

/** An approved order of so many cards, all of them made; answers how many of them the order knows to be printed. */
export async function madeBatch(test: TestBank, cards: number): Promise<() => Promise<number>> {
  const programme = await signedContract(test, { contracted: cards });
  const order_id = await pendingOrder(test, programme, cards);
  await decide(test, programme, order_id);
  for (let left = cards; left > 0;) left -= await printBatches(test.bank);
  return async () => (await readOrder(test, programme, order_id)).printed;
}

export async function tellInPieces(test: TestBank, piece: number): Promise<void> {
  while (
    await test.issuer.push(async (events) => {
      for (let at = 0; at < events.length; at += piece) await takeEvents(test.bank, events.slice(at, at + piece));
      return true;
    })
  );
}
