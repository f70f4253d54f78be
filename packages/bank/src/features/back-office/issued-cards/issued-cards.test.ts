/** Issued cards at the desk: found among all companies, read whole, decided about; a top-up taken back before the issuer hears of it (CRD-65, CRD-66). */
import { card as lifecycle, type CardState } from '@bankside/core/rules/lifecycles/card.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runLoads, takeDue } from '../../../domain/card-money/loads.ts';
import { tellIssuer } from '../../../domain/issued-cards/issuer-orders.ts';
import { auditLines } from '../../../store/schema.ts';
import { notifications } from '../../../store/notice-schema.ts';
import { cardLoads } from '../../../store/card-money-schema.ts';
import { activeCard, deliveredCard, issuedCard } from '../../../testing/cards/issued-card.ts';
import { cardMoneyPolicy, holder, topUp } from '../../../testing/cards/sample-cards.ts';
import { cardWithFee } from '../../../testing/cards/sample-fees.ts';
import { testBank, type Caller, type TestBank } from '../../../testing/test-bank.ts';

let test: TestBank;
let staff: Caller;
beforeAll(async () => {
  test = await testBank(cardMoneyPolicy);
  staff = await test.as('staff@bankside.example');
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.close();
});

const read = (company_id: string, id: string, as = staff) => test.ask('/admin/cards/get', { company_id, id }, { as });
const find = (asked: object) => test.ask('/admin/cards/list', asked, { as: staff });

describe('the list', () => {
  it('is of every company, found by holder, last four, company, kit and card id, and narrowed by state', async () => {
    const one = await test.fresh({ project_name: 'Larkspur Foundry Ltd' });
    const two = await test.fresh({ project_name: 'Bramble Foundry Ltd' });
    const first = await issuedCard(test, one.company_id, { holder_name: 'Ottoline Marsh', last4: '9914', kit_number: 'KITZQ41' });
    const second = await issuedCard(test, two.company_id, { holder_name: 'Ottoline Reeve', last4: '3307', status: 'blocked_by_admin', reason: 'Stolen' }); // prettier-ignore
    const idsOf = async (asked: object) => (await find(asked)).list.map(({ card }) => card.card_id).sort();
    const both = [first.card_id, second.card_id].sort();
    expect(await idsOf({ keyword: 'ottoline' })).toEqual(both);
    expect(await idsOf({ keyword: 'foundry' })).toEqual(both);
    expect(await idsOf({ keyword: '9914' })).toContain(first.card_id);
    expect(await idsOf({ keyword: 'kit-zq 41' })).toEqual([first.card_id]);
    expect(await idsOf({ keyword: second.card_id })).toEqual([second.card_id]);
    expect(await idsOf({ keyword: 'ottoline', status: 'blocked_by_admin' })).toEqual([second.card_id]);
    expect(await idsOf({ keyword: 'reeve ott' })).toEqual([second.card_id]);
    expect(await idsOf({ keyword: 'eeve' })).toEqual([]); // words are found by their beginning, a company also by a part of its name
    expect(await idsOf({ keyword: 'ottoline', company_id: one.company_id })).toEqual([first.card_id]);
    for (const keyword of ['%', '_', "'", '💳']) expect(await idsOf({ keyword }), keyword).toEqual([]);
    expect(await idsOf({ keyword: 'ottoline\u0000 \uD83D%' })).toEqual(both);
    expect(await idsOf({ company_id: one.company_id })).toEqual([first.card_id]);
    const pages = [await find({ keyword: 'foundry', page_size: 1 }), await find({ keyword: 'foundry', page_size: 1, page: 2 })];
    expect(pages.map(({ list, total }) => [list.length, total])).toEqual([[1, 2], [1, 2]]); // prettier-ignore
    const [row] = (await find({ keyword: second.card_id })).list;
    expect(row).toMatchObject({ company_id: two.company_id, project_name: 'Bramble Foundry Ltd', reason: 'Stolen', locked_until: null });
  });

  it('says which card is locked by wrong tries', async () => {
    const { card_id, company_id, main, kit_number } = await deliveredCard(test);
    for (let n = 0; n < 5; n++) await test.call('/card/verifyKitNumber', { kit_number, activation_code: `WRONG${n}` }, { as: main });
    expect((await find({ keyword: card_id })).list[0]?.locked_until).not.toBeNull();
    const { tries, acts } = await read(company_id, card_id);
    expect([tries, acts.unlock]).toEqual([{ kit: 5, activation: 0, most: 5, locked_until: expect.any(String) }, '']);
    await test.ask('/admin/cards/unlock', { company_id, id: card_id }, { as: staff });
    const after = await read(company_id, card_id);
    expect([after.tries.kit, after.acts.unlock]).toEqual([0, 'notLocked']);
    expect(after.lines[0]).toMatchObject({ action: 'issuedCard.unlock' });
    expect(await test.refusal('/admin/cards/unlock', { company_id, id: card_id }, { as: staff })).toBe('wrongState');
  });
});

describe('one card', () => {
  it('shows its life with who did it, and what the issuer says of it now', async () => {
    const { card_id: id, company_id, main } = await activeCard(test);
    await test.ask('/card/modifyOpStatus', { card_id: id, op: 'block', note: 'Left in a taxi' }, { as: main });
    const { card, lines, account_number, difference } = await read(company_id, id);
    expect([card.status, difference, account_number === '']).toEqual(['blocked_by_client', null, false]);
    expect(lines.map(({ action }) => action)).toEqual(['issuedCard.blockAsClient', 'issuedCard.activate', 'issuedCard.deliver', 'issuedCard.issue']); // prettier-ignore
    expect(lines[0]).toMatchObject({ by: main.full_name, from: 'active', to: 'blocked_by_client', reason: 'Left in a taxi' });
    const issuers = async () => (await test.ask('/admin/cards/issuer', { company_id, id }, { as: staff })).said;
    expect(await issuers()).toEqual({ state: 'active', balance: '0.00', held: '0.00' }); // it does not know yet
    await tellIssuer(test.bank);
    expect((await issuers())?.state).toBe('blocked');
  });

  it('which the issuer has not made has nothing there; an issuer that is down is said', async () => {
    const { company_id } = await test.fresh();
    const { card_id: id } = await issuedCard(test, company_id, { status: 'consolidating' });
    expect((await test.ask('/admin/cards/issuer', { company_id, id }, { as: staff })).said).toBeNull();
    test.issuer.set({ failing: 1 });
    expect(await test.refusal('/admin/cards/issuer', { company_id, id }, { as: staff })).toBe('issuerUnavailable');
    test.issuer.set({ failing: 0 });
  });

  it('is of the company that is named', async () => {
    const { company_id } = await test.fresh();
    const { company_id: other } = await test.fresh();
    const { card_id: id } = await issuedCard(test, company_id);
    for (const path of ['/admin/cards/get', '/admin/cards/issuer', '/admin/cards/compare', '/admin/cards/unlock'] as const) {
      expect(await test.refusal(path, { company_id: other, id }, { as: staff }), path).toBe('notFound');
      expect(await test.refusal(path, { company_id, id: 'none' }, { as: staff }), path).toBe('notFound');
    }
  });

  it.each(Object.keys(lifecycle.states) as CardState[])('%s: says what may be done and why not, and does just that', async (state) => {
    const { company_id } = await test.fresh();
    const before = { blockedByUser: 'active', blockedByClient: 'active', blockedByAdmin: 'inactive' }[state as 'blockedByAdmin'] ?? '';
    for (const event of ['block', 'unblock', 'cancel'] as const) {
      const status = String(lifecycle.states[state].wire);
      const { card_id: id } = await issuedCard(test, company_id, { status, status_before: before });
      const { acts } = await read(company_id, id);
      const input = { company_id, id, version: 1, event, reason: 'Asked for by the holder' };
      expect(await test.refusal('/admin/cards/decide', { ...input, reason: ' ' }, { as: staff })).toBe('invalid');
      const did = await test.refusal('/admin/cards/decide', input, { as: staff });
      expect([event, did]).toEqual([event, acts[event] === '' ? 'success' : 'wrongState']);
      const lines = (await read(company_id, id)).lines;
      if (did === 'success') expect(lines[0]).toMatchObject({ reason: input.reason, by: expect.stringMatching(/\S/) });
      else expect(lines).toEqual([]);
    }
  });
});

describe('a second person, where the bank’s policy asks for one to unblock', () => {
  it('is shown on the card, and no longer once the card has changed', async () => {
    const own = await testBank({ staff: { secondPerson: { 'issuedCard.unblock': 'always' } } });
    try {
      const [one, two] = [await own.as('staff@bankside.example'), await own.as('staff2@bankside.example')];
      const { company_id } = await own.fresh();
      const { card_id: id } = await issuedCard(own, company_id, { status: 'blocked_by_admin', status_before: 'active' });
      const input = { company_id, id, version: 1, event: 'unblock' as const, reason: 'The card was found' };
      expect(await own.refusal('/admin/cards/decide', input, { as: one })).toBe('secondPersonNeeded');
      const asked = async (as: Caller) => (await own.ask('/admin/cards/get', { company_id, id }, { as })).second;
      expect(await asked(one)).toMatchObject({ act: 'issuedCard.unblock', mine: true });
      const second = await asked(two);
      expect(second?.mine).toBe(false);
      await own.ask('/admin/second/confirm', { company_id, id: second?.id ?? '' }, { as: two });
      const after = await own.ask('/admin/cards/get', { company_id, id }, { as: two });
      expect([after.card.status, after.second]).toEqual(['active', null]);
      const { card_id: next } = await issuedCard(own, company_id, { status: 'blocked_by_admin', status_before: 'active' });
      await own.call('/admin/cards/decide', { ...input, id: next }, { as: one });
      await own.ask('/admin/cards/decide', { ...input, id: next, event: 'cancel' }, { as: two });
      expect((await own.ask('/admin/cards/get', { company_id, id: next }, { as: two })).second).toBeNull();
      expect((await own.ask('/admin/queue', {}, { as: two })).list.filter(({ kind }) => kind === 'second')).toEqual([]);
    } finally {
      await own.close();
    }
  });
});

describe('a top-up', () => {
  const cancel = async (company_id: string, card_id: string, id: string) => {
    const version = (await read(company_id, card_id)).top_ups.find((each) => each.id === id)?.version ?? 0;
    const input = { company_id, id, version, reason: 'Sent by mistake' };
    return test.refusal('/admin/topUp/cancel', input, { as: staff, key: `cancel ${id}` });
  };

  it('is taken back while the issuer has not been asked: the client has the money and hears of it', async () => {
    const { company_id, card_id, main } = await holder(test);
    const { id } = await topUp(test, main, { card_id, amount: '100' });
    expect((await read(company_id, card_id)).top_ups).toMatchObject([{ id, status: 'processing', cancel: '' }]);
    const available = async () =>
      (await test.ask('/card/getTopUpConfig', { card_id }, { as: main })).currencies.find(({ currency }) => currency === 'USDC')?.balance;
    expect(await available()).not.toBe('50000.000000');
    expect(await cancel(company_id, card_id, id)).toBe('success');
    expect((await read(company_id, card_id)).top_ups).toEqual([]);
    expect(await available()).toBe('50000.000000');
    await runLoads(test.bank);
    expect(await test.bank.issuer.cards([card_id])).toMatchObject([{ balance: '0.00' }]);
    const [load] = await test.bank.store.db.select().from(cardLoads).where(eq(cardLoads.top_up_id, id));
    expect([load?.state, load?.tries]).toEqual(['cancelled', 0]);
    const notices = await test.bank.store.db.select().from(notifications).where(eq(notifications.company_id, company_id));
    expect(notices.find(({ kind }) => kind === 'card_top_up_cancelled')?.params).toMatchObject({ reason: 'Sent by mistake' });
    const ofIt = and(
      eq(auditLines.company_id, company_id),
      eq(auditLines.subject, `topUp:${id}`),
      eq(auditLines.action, 'topUp.cancelUnsent'),
    );
    expect(await test.bank.store.db.select().from(auditLines).where(ofIt)).toMatchObject([
      { actor: staff.userid, reason: 'Sent by mistake' },
    ]);
  });

  it('is not, from the moment that it is marked as sent: nobody knows what the issuer does', async () => {
    const { company_id, card_id, main } = await holder(test);
    const { id } = await topUp(test, main, { card_id, amount: '100' });
    await takeDue(test.bank);
    expect((await read(company_id, card_id)).top_ups).toMatchObject([{ id, cancel: 'sent' }]);
    expect(await cancel(company_id, card_id, id)).toBe('wrongState');
    test.later(60);
    await runLoads(test.bank);
    expect((await read(company_id, card_id, (staff = await test.as('staff@bankside.example')))).top_ups).toEqual([]);
    expect((await test.bank.issuer.cards([card_id]))[0]?.balance).not.toBe('0.00');
  });

  it('of many who take it back while the job sends it, one of both wins, and the money is in one place', async () => {
    const { company_id, card_id, main } = await holder(test);
    const { id } = await topUp(test, main, { card_id, amount: '100' });
    const [, ...said] = await Promise.all([runLoads(test.bank), cancel(company_id, card_id, id), cancel(company_id, card_id, id)]);
    const isBack = said.includes('success');
    expect(await test.bank.issuer.cards([card_id])).toMatchObject([{ balance: isBack ? '0.00' : '99.50' }]);
    const [load] = await test.bank.store.db.select().from(cardLoads).where(eq(cardLoads.top_up_id, id));
    expect(load?.state).toBe(isBack ? 'cancelled' : 'done');
  });
});

it('shows every year’s fee, of which those that are open can be waived', async () => {
  const { company_id } = await test.fresh();
  const { card, fee } = await cardWithFee(test, { company_id });
  const fees = async () => (await read(company_id, card.card_id)).fees.map(({ id, status, can_waive }) => [id, status, can_waive]);
  expect(await fees()).toEqual([[fee.fee_id, 'unpaid', true]]);
  const waived = { company_id, id: fee.fee_id, version: fee.version, reason: 'Goodwill' };
  await test.ask('/admin/annualFee/waive', waived, { as: staff });
  expect(await fees()).toEqual([[fee.fee_id, 'free', false]]);
});
