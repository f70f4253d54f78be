/** Each state of an order and each event, listed or not; its state by its cards; its papers (PRG-12, PRG-16). */
import { inflateSync } from 'node:zlib';
import { contractOrder, type ContractOrderEvent, type ContractOrderState } from '@bankside/core/rules/lifecycles/contract-order.ts';
import { step } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { orderEvent } from '@bankside/core/rules/programmes/programmes.ts';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { printBatches } from '../../domain/programmes/batches/printing.ts';
import { moveOrder, orderOf, orderWire } from '../../domain/programmes/orders.ts';
import { auditBooks } from '../../ledger/auditor.ts';
import { cards } from '../../store/issued-card-schema.ts';
import { cardOrders } from '../../store/programme-schema.ts';
import { decide, deliveredOrder, pendingOrder, readOrder, signedContract, type Programme } from '../../testing/programmes/programmes.ts';
import { figures } from '../../testing/programmes/figures.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank();
  test.issuer.set({ ship_after: null, deliver_after: null });
});
afterEach(() => test.issuer.set({ issuing: 'open', failing: 0, lost_answers: 0 }));
afterAll(async () => {
  expect(test.faults.filter((fault) => !fault.includes('not asked to print'))).toEqual([]);
  expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  await test.close();
});
const { rowsOf, follow } = figures(() => test);

/** The characters that the fonts of a PDF are said to have. */
function lettersIn(pdf: Buffer): string {
  const found: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 7)) {
    try {
      const text = inflateSync(pdf.subarray(at + 7, pdf.indexOf('\nendstream', at))).toString('latin1');
      for (const [, hex = ''] of text.matchAll(/<((?:[0-9a-f]{4})+)>/gi)) found.push(Buffer.from(hex, 'hex').swap16().toString('utf16le'));
    } catch {
      // not packed: a header
    }
  }
  return found.join('');
}

describe('its state', () => {
  const states = Object.keys(contractOrder.states) as ContractOrderState[];
  const events = Object.keys(contractOrder.events) as ContractOrderEvent[];
  let programme: Programme;
  let order_id: string;
  beforeAll(async () => {
    programme = await signedContract(test, { contracted: 20 });
    order_id = await deliveredOrder(test, programme, 10);
  });
  const set = async (state: ContractOrderState) =>
    test.bank.store.db
      .update(cardOrders)
      .set({ status: orderWire(state) })
      .where(eq(cardOrders.order_id, order_id));

  it.each(states.flatMap((state) => events.map((event) => [state, event] as const)))('%s, %s', async (state, event) => {
    for (const actor of ['client', 'bank', 'system'] as const) {
      await set(state);
      const next = step(contractOrder, state, event, actor);
      const moved = await test.bank.store.tx(async (tx) => {
        const row = await orderOf(tx, { ...programme, order_id }, true);
        if (!row) throw new Error('no order');
        return moveOrder(test.bank, tx, row, { event, by: { actor }, now: test.bank.clock.now() }).then(
          (after) => after.status,
          (fault: unknown) => (fault as { refusal: string }).refusal,
        );
      });
      expect(moved).toBe(next === null ? 'wrongState' : orderWire(next));
    }
  });

  it.each([
    [0, 'approved'],
    [1, 'partiallyAllocated'],
    [9, 'partiallyAllocated'],
    [10, 'allocated'],
  ] as const)('with %d bound is %s, from wherever it was', async (bound, state) => {
    for (const from of ['approved', 'partiallyAllocated', 'allocated'] as const) {
      await set(from);
      const rows = await rowsOf(order_id);
      for (const [at, { card_id }] of rows.entries())
        await test.bank.store.db
          .update(cards)
          .set(
            at < bound
              ? { allocation: 'bound', application_id: card_id, bound_at: test.bank.clock.now() }
              : { allocation: 'unassigned', application_id: null, bound_at: null },
          )
          .where(eq(cards.card_id, card_id));
      await follow(programme, order_id);
      expect((await readOrder(test, programme, order_id)).status).toBe(orderWire(state));
      expect(orderEvent(state, { bound, usable: 10 })).toBeNull();
    }
  });
});

describe('papers', () => {
  it.each(['en', 'zh', 'ja'] as const)('in %s as PDF, once there is something to say', async (language) => {
    const programme = await signedContract(test, { contracted: 20 });
    const { main: as } = programme;
    const waiting = await pendingOrder(test, programme, 10);
    for (const kind of ['order_confirmation', 'delivery_note'] as const)
      expect(await test.refusal('/contract/orderPaper', { order_id: waiting, kind }, { as })).toBe('wrongState');
    await decide(test, programme, waiting);
    const { number } = await readOrder(test, programme, waiting);
    const paper = await test.file('/contract/orderPaper', { order_id: waiting, kind: 'order_confirmation' }, { as, language });
    expect([paper.name, paper.type, paper.bytes.subarray(0, 5).toString()]).toEqual([`order-confirmation-${number}.pdf`, 'application/pdf', '%PDF-']); // prettier-ignore
    await printBatches(test.bank);
    await test.issuerPushes();
    test.issuer.deliverBatch(number, 4);
    await test.issuerPushes();
    const note = await test.file('/contract/orderPaper', { order_id: waiting, kind: 'delivery_note' }, { as, language });
    const [kit = ''] = (await rowsOf(waiting)).filter(({ delivered_at }) => delivered_at).map(({ kit_number }) => kit_number);
    const titles = { en: ['Confirmation of order', 'Delivery note'], zh: ['订单确认书', '送货单'], ja: ['注文確認書', '納品書'] }[language];
    for (const letter of `${titles[0] ?? ''}Singapore 2026`.replace(/\s/g, '')) expect(lettersIn(paper.bytes)).toContain(letter);
    for (const letter of `${titles[1] ?? ''}${kit}`.replace(/\s/g, '')) expect(lettersIn(note.bytes)).toContain(letter);
  });
});
