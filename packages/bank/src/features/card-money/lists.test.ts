/** What people find again of a card's money: lists with their filters, files, sums of a month, notes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runLoads } from '../../domain/card-money/loads.ts';
import { cardMoneyPolicy, giveCard, holder, topUp, type Holder } from '../../testing/cards/sample-cards.ts';
import { noise, pixelsOf, plainPdf } from '../../testing/sample-files.ts';
import { merchant } from '../../testing/issuer/sample-issuer.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let own: Holder;
let second: string;
const buy = (card_id: string, id: string, amount: string, clear = true) => {
  const shop = merchant(id);
  const paid = test.issuer.pay({ card_id, channel: shop.channel, merchant: shop, amount, currency: shop.currency });
  if (clear && paid.state === 'authorised') test.issuer.clear(paid.authorisation_id);
  return paid;
};
beforeAll(async () => {
  test = await testBank(cardMoneyPolicy);
  test.issuer.set({ clear_after: null });
  own = await holder(test);
  second = await giveCard(test, own.company_id, { holder_name: '=Kenji Okabe' });
  await topUp(test, own.main, { card_id: own.card_id, amount: '1000' });
  await topUp(test, own.main, { card_id: second, amount: '500', currency: 'USDT' });
  await runLoads(test.bank);
  test.issuer.set({ loads: 'refused' });
  await topUp(test, own.main, { card_id: second, amount: '50' });
  await runLoads(test.bank);
  buy(own.card_id, 'cloud', '100.00');
  test.later(60);
  buy(own.card_id, 'atm-home', '20.00');
  test.later(60);
  const { authorisation_id } = buy(second, 'cloud', '40.00');
  test.issuer.refund(authorisation_id, '15.00');
  test.later(60);
  buy(second, 'taxi', '10.00', false);
  await test.issuerPushes();
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.close();
});

const topUps = (filter: object = {}) => test.ask('/card/topRecord', filter, { as: own.main });
const purchases = (filter: object = {}) => test.ask('/card/transactionDetails', filter, { as: own.main });

describe('top-ups', () => {
  it('are found by card, state and words, and say what may be done', async () => {
    expect(await topUps()).toMatchObject({ total: 3, next_cursor: null });
    expect((await topUps({ card_id: second })).list.map(({ status }) => status).sort()).toEqual(['retry', 'success']);
    const { list, total } = await topUps({ status: ['retry'] });
    expect([total, list]).toMatchObject([
      1,
      [{ can_retry: true, can_cancel: true, amount: '50.000000', fee: '1.000000', received: '49.75' }],
    ]);
    expect((await topUps({ keyword: 'okabe' })).total).toBe(2);
    expect((await topUps({ keyword: '100%_' })).total).toBe(0);
    expect((await topUps({ date_from: '2025-11-18', date_to: '2025-11-18' })).total).toBe(3);
    expect((await topUps({ date_from: '2025-11-19' })).total).toBe(0);
    const first = await topUps({ page_size: 2 });
    expect((await topUps({ page_size: 2, cursor: first.next_cursor })).list).toHaveLength(1);
  });

  it('are a file of exactly the same, and no cell is a formula', async () => {
    const file = await test.file('/card/download', { format: 'csv', card_id: second }, { as: own.main });
    expect(file.name).toBe('top-ups-2025-11-18.csv');
    const lines = file.bytes.toString().trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('Received (USD)');
    expect(lines.slice(1).every((line) => line.includes("'=Kenji Okabe"))).toBe(true);
    const sheet = await test.file('/card/download', { format: 'xlsx' }, { as: own.main, language: 'ja' });
    expect(sheet.bytes.subarray(0, 2).toString()).toBe('PK');
  });

  it('of another company are nobody’s business', async () => {
    const other = await holder(test);
    expect(await test.refusal('/card/topRecord', { card_id: own.card_id }, { as: other.main })).toBe('notFound');
    expect((await test.ask('/card/topRecord', {}, { as: other.main })).total).toBe(0);
  });
});

describe('purchases', () => {
  it('are found by card, kind, group and words, newest first', async () => {
    const { list, total } = await purchases();
    expect([total, list.map(({ merchant: name }) => name)]).toEqual([
      4,
      ['City Cabs', 'Northwind Cloud', 'ATM Raffles Place', 'Northwind Cloud'],
    ]);
    expect(list[1]).toMatchObject({ amount: '-40.00', refunded: '15.00', status: 'cleared', group: 'software', currency: 'USD' });
    expect((await purchases({ group: ['cash', 'travel'] })).total).toBe(2);
    expect((await purchases({ channel: ['atm'] })).total).toBe(1);
    expect((await purchases({ status: ['authorised'] })).list).toMatchObject([{ merchant: 'City Cabs' }]);
    expect((await purchases({ keyword: 'northwind', card_id: own.card_id })).total).toBe(1);
  });

  it('are a file', async () => {
    const file = await test.file('/card/transactionDownload', { format: 'csv', group: ['software'] }, { as: own.main, language: 'zh' });
    const text = file.bytes.toString();
    expect([text.trim().split('\r\n').length, text.includes('已支付'), text.includes('商户'), text.includes('软件与服务 (')]).toEqual([
      3,
      true,
      true,
      true,
    ]);
  });

  it('of a month sum to the same by group, card and day', async () => {
    const november = await test.ask('/card/spending', { month: '2025-11' }, { as: own.main });
    const sum = (list: readonly { amount: string }[]) => list.reduce((all, { amount }) => all + Math.round(Number(amount) * 100), 0);
    for (const list of [november.by_group, november.by_card, november.by_person, november.by_day])
      expect(sum(list)).toBe(Math.round(Number(november.total) * 100));
    expect(november.by_group[0]).toEqual({ group: 'software', amount: '125.00' });
    expect(november.by_card[0]?.card_id).toBe(own.card_id);
    expect(november.by_person.map(({ holder_name }) => holder_name)).toEqual([november.by_card[0]?.holder_name, '=Kenji Okabe']);
    expect((await test.ask('/card/spending', { month: '2025-11', card_id: second }, { as: own.main })).total).toBe('25.00');
    expect((await test.ask('/card/spending', { month: '2025-10' }, { as: own.main })).total).toBe('0.00');
    for (const asked of [{}, { month: '2031-01' }]) expect(await test.ask('/card/spending', asked, { as: own.main })).toEqual(november);
  });

  it('of a holder with two cards are one line by person', async () => {
    const third = await giveCard(test, own.company_id, { holder_name: '=Kenji Okabe' });
    await topUp(test, own.main, { card_id: third, amount: '100' });
    test.issuer.set({ loads: 'done' });
    await runLoads(test.bank);
    buy(third, 'cloud', '30.00');
    await test.issuerPushes();
    const { by_person, by_card } = await test.ask('/card/spending', { month: '2025-11' }, { as: own.main });
    expect(by_card.map(({ amount }) => amount)).toEqual(['100.00', '30.00', '25.00']);
    expect(by_person.map(({ amount }) => amount)).toEqual(['100.00', '55.00']);
  });

  it('take a note and a receipt, of this version', async () => {
    const [row] = (await purchases({ keyword: 'raffles' })).list;
    if (!row) throw new Error('no purchase');
    const { file_key } = await test.upload('support', 'receipt.pdf', 'application/pdf', plainPdf(), own.main);
    const asked = { id: row.id, note: 'Cash for the fair', receipt: file_key, version: row.version };
    const { purchase } = await test.ask('/card/transactionNote', asked, { as: own.main });
    expect(purchase).toMatchObject({ note: 'Cash for the fair', receipt: { file_key, name: 'receipt.pdf' }, version: row.version + 1 });
    expect(await test.refusal('/card/transactionNote', asked, { as: own.main })).toBe('changedMeanwhile');
    const foreign = { id: row.id, note: '', receipt: null };
    expect(await test.refusal('/card/transactionNote', foreign, { as: (await holder(test)).main })).toBe('notFound');
    expect(await test.refusal('/card/transactionNote', { ...foreign, receipt: 'a'.repeat(32) }, { as: own.main })).toBe('fileMissing');
    expect((await test.ask('/card/transactionNote', foreign, { as: own.main })).purchase).toMatchObject({ note: '', receipt: null });
  });

  it('keep a photo of more than 6 MB as a receipt', async () => {
    const [row] = (await purchases({ keyword: 'raffles' })).list;
    if (!row) throw new Error('no purchase');
    const photo = await noise(1600, 1320);
    expect(photo.length).toBeGreaterThan(6 * 1024 * 1024);
    const { file_key } = await test.upload('support', 'IMG_2041.png', 'image/png', photo, own.main);
    const asked = { id: row.id, note: '', receipt: file_key };
    expect((await test.ask('/card/transactionNote', asked, { as: own.main })).purchase.receipt).toMatchObject({ name: 'IMG_2041.png' });
    const kept = await pixelsOf((await test.file('/init/file', { file_key }, { as: own.main })).bytes);
    expect([kept.width, kept.height]).toEqual([1600, 1320]);
  });
});
