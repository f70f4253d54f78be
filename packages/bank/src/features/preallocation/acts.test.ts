/** Cards are given to people, taken back, blocked and kept for somebody: each row by itself, and the order follows (PRG-15 to PRG-21). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { bindKept } from '../../domain/allocation/kept-cards.ts';
import { noteInvited } from '../../domain/allocation/reserving.ts';
import { issueApproved } from '../../domain/issued-cards/issuing.ts';
import { annualFees } from '../../store/annual-fee-schema.ts';
import { applyLinks, cardApplications } from '../../store/card-schema.ts';
import { cards, cardTries } from '../../store/issued-card-schema.ts';
import { cardReservations } from '../../store/programme-schema.ts';
import { item, orderStatus, programme, type Programme } from '../../testing/programmes/allocation.ts';
import { approvedApplication } from '../../testing/cards/issued-card.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let own: Programme;
beforeAll(async () => {
  test = await testBank();
  own = await programme(test, { count: 6, holders: 6 });
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.close();
});

const parcel = (at: number) => own.batch.parcels[at];
const id = (at: number) => parcel(at)?.card_id ?? '';
const holder = (at: number) => own.holders[at];
type Item = Parameters<typeof test.ask<'/preallocation/bind'>>[1]['items'][number];
const bind = async (items: Item[], more: { dry_run?: boolean } = {}, as = own.allocator) =>
  (await test.ask('/preallocation/bind', { items, ...more }, { as })).results;
const outcomes = (results: readonly { ok: boolean; reason: string; reserved: boolean }[]) =>
  results.map(({ ok, reason, reserved }) => (ok ? (reserved ? 'reserved' : 'ok') : reason));
const act = async (what: 'unbind' | 'block' | 'unblock' | 'release', ...at: number[]) =>
  outcomes((await test.ask(`/preallocation/${what}`, { card_ids: at.map(id) }, { as: own.allocator })).results);
const rowOf = async (at: number) =>
  (
    await test.bank.store.db
      .select()
      .from(cards)
      .where(eq(cards.card_id, id(at)))
  )[0];
const applicationOf = async (application_id: string) =>
  (await test.bank.store.db.select().from(cardApplications).where(eq(cardApplications.application_id, application_id)))[0];

it('a trial says the same and writes nothing', async () => {
  const items = [item(parcel(0), holder(0)), item(parcel(0), holder(1)), { ...item(parcel(1), holder(1)), kit_number: 'KIT000' }];
  const before = await rowOf(0);
  const dry = await bind(items, { dry_run: true });
  expect(outcomes(dry)).toEqual(['ok', 'kitTwice', 'kitUnknown']);
  expect(await rowOf(0)).toEqual(before);
  expect(await bind(items)).toEqual(dry);
});

it('the first binding moves the order, the application is valid, and no other card is printed', async () => {
  expect(await orderStatus(test, own.batch)).toBe('partially_allocated');
  expect(await rowOf(0)).toMatchObject({
    allocation: 'bound',
    status: 'inactive',
    holder_name: 'Holder Number 0',
    application_id: holder(0)?.application_id,
  });
  expect(await applicationOf(holder(0)?.application_id ?? '')).toMatchObject({ status: 'valid' });
  const [letter] = await test.mail(holder(0)?.email ?? '');
  expect(letter).toMatchObject({ template: 'card_bound' });
  await test.bank.store.db
    .update(cardApplications)
    .set({ status: 'valid' })
    .where(and(eq(cardApplications.company_id, own.company_id), eq(cardApplications.status, 'approved')));
  await issueApproved(test.bank);
  expect(await test.bank.store.db.$count(cards, eq(cards.company_id, own.company_id))).toBe(6);
});

it('a bound card is activated as any other, and its years begin', async () => {
  const { kit_number = '', activation_code = '', number = '' } = parcel(0) ?? {};
  const { verify_token } = await test.ask('/card/verifyKitNumber', { kit_number, activation_code, card_id: id(0) }, { as: own.main });
  const identification_number = String(holder(0)?.form['id_number']);
  await test.ask('/card/active', { card_id: id(0), card_number: number, identification_number, verify_token }, { as: own.main });
  expect(await rowOf(0)).toMatchObject({ status: 'active' });
  expect(await test.bank.store.db.$count(annualFees, eq(annualFees.card_id, id(0)))).toBeGreaterThan(0);
  expect(await act('unbind', 0)).toEqual(['isActive']);
});

it('each row has an outcome of its own, and none undoes another', async () => {
  const stranger = await approvedApplication(test, own.company_id, { verification_status: 'in_progress' });
  const elsewhere = await approvedApplication(test, (await test.fresh()).company_id);
  const results = await bind([
    item(parcel(0), holder(1)),
    { ...item(parcel(1), holder(1)), activation_code: 'WRONG234' },
    item(parcel(2), stranger),
    item(parcel(2), elsewhere),
    item(parcel(2), holder(0)),
    { ...item(parcel(3), holder(3)), card_id: id(4) },
  ]);
  expect(outcomes(results)).toEqual(['alreadyBound', 'codeWrong', 'holderNotApproved', 'holderUnknown', 'ok', 'kitUnknown']);
  expect(results.map(({ failure, code }) => `${failure} ${code}`)).toEqual([
    'statusError 5001',
    'activationFailed 5004',
    'kycNotApproved 5002',
    'dataError 5000',
    ' 0',
    'dataError 5000',
  ]);
  expect((await test.mail(holder(0)?.email ?? '')).map(({ template }) => template)).toContain('card_given'); // a further card
});

it('five wrong codes lock the card, one that nobody answered does not count', async () => {
  const wrong = { ...item(parcel(5), holder(1)), activation_code: 'WRONG234' };
  test.issuer.set({ failing: 1 });
  expect(await test.refusal('/preallocation/bind', { items: [wrong] }, { as: own.allocator })).toBe('issuerUnavailable');
  test.issuer.set({ failing: 0 });
  for (let at = 0; at < 5; at++) expect(outcomes(await bind([wrong], { dry_run: at % 2 === 0 }))).toEqual(['codeWrong']);
  expect(outcomes(await bind([item(parcel(5), holder(1))]))).toEqual(['locked']);
  await test.bank.store.db
    .update(cardTries)
    .set({ locked_until: test.bank.clock.now() })
    .where(eq(cardTries.subject, `kit ${id(5)}`)); // a day has passed
  expect(outcomes(await bind([item(parcel(5), holder(1))], { dry_run: true }))).toEqual(['ok']);
  expect(await test.bank.store.db.$count(cardTries, eq(cardTries.subject, `kit ${id(5)}`))).toBe(0);
});

it('blocks lead back to the state before, of bound and of unassigned cards', async () => {
  expect(await act('block', 1, 2, 0, 1)).toEqual(['ok', 'ok', 'ok', 'kitTwice']);
  expect(outcomes(await bind([item(parcel(1), holder(1))]))).toEqual(['blocked']);
  expect(await act('block', 1)).toEqual(['alreadyBlocked']);
  expect(await act('unblock', 0, 1, 2, 3)).toEqual(['ok', 'ok', 'ok', 'notBlocked']);
  for (const [at, status] of [
    [0, 'active'],
    [1, 'inactive'],
    [2, 'inactive'],
  ] as const)
    expect(await rowOf(at)).toMatchObject({ status });
});

it('the order is allocated with the last, and goes back with the first that is unbound', async () => {
  expect(outcomes(await bind([1, 3, 4, 5].map((at) => item(parcel(at), holder(at)))))).toEqual(['ok', 'ok', 'ok', 'ok']);
  expect(await orderStatus(test, own.batch)).toBe('allocated');
  expect(await act('unbind', 1, 1, 2)).toEqual(['ok', 'kitTwice', 'ok']);
  expect(await orderStatus(test, own.batch)).toBe('partially_allocated');
  expect(await rowOf(1)).toMatchObject({ allocation: 'unassigned', holder_name: '', application_id: null, bound_at: null });
  expect(await act('unbind', 1)).toEqual(['notBound']);
});

const email = 'nour@invited.example';

it('a person who is not there yet is invited, and has the card once they are verified', async () => {
  const [kept] = await bind([
    { kit_number: parcel(1)?.kit_number ?? '', activation_code: parcel(1)?.activation_code ?? '', holder: { name: 'Nour Haddad', email } },
  ]);
  expect(kept).toMatchObject({ ok: true, reserved: true, holder_name: 'Nour Haddad' });
  const [letter] = await test.mail(email);
  expect(letter?.template).toBe('card_invitation');
  const [link] = await test.bank.store.db.select().from(applyLinks).where(eq(applyLinks.company_id, own.company_id));
  expect(letter?.body).toContain(`/cards/${link?.link_path}`);
  expect(outcomes(await bind([item(parcel(1), holder(1))]))).toEqual(['reserved']);
  const card = async () => (await test.ask('/contract/card', { card_id: id(1) }, { as: own.allocator })).reserved_for;
  expect(await card()).toMatchObject({ email, status: 'invited' });

  const came = { link_id: link?.link_id ?? null, email, verification_status: 'in_progress', status: 'pending', holder_name: 'Nour Haddad' };
  const other = await approvedApplication(test, own.company_id, { ...came, email: 'somebody@else.example' });
  await noteInvited(test.bank.store.db, other);
  expect(await card()).toMatchObject({ status: 'invited' }); // a link that was passed on
  const application = await approvedApplication(test, own.company_id, came);
  await noteInvited(test.bank.store.db, application);
  expect(await card()).toMatchObject({ status: 'applied', application_id: application.application_id });
  expect(await bindKept(test.bank)).toBe(0);
  const { db } = test.bank.store;
  const set = async (values: Partial<typeof cardApplications.$inferInsert>) =>
    db.update(cardApplications).set(values).where(eq(cardApplications.application_id, application.application_id));
  for (const [status, verification_status, said] of [
    ['rejected', 'in_progress', 'rejected'],
    ['blocked', 'approved', 'barred'],
    ['approved', 'failed', 'notVerified'],
  ] as const) {
    await set({ status, verification_status });
    expect([await card(), await bindKept(test.bank)]).toMatchObject([{ status: said }, 0]);
  }
  await set({ status: 'approved', verification_status: 'approved' });
  await issueApproved(test.bank);
  expect(await applicationOf(application.application_id)).toMatchObject({ status: 'approved' }); // nothing is printed
  expect([await bindKept(test.bank), await bindKept(test.bank)]).toEqual([1, 0]);
  expect(await rowOf(1)).toMatchObject({ allocation: 'bound', holder_name: 'Nour Haddad' });
  expect(await applicationOf(application.application_id)).toMatchObject({ status: 'valid' });
  expect(await card()).toBeNull();
  expect((await test.ask('/notice/list', {}, { as: own.allocator })).list[0]?.title).toBe('A card has found its holder');
});

it('a release ends the invitation', async () => {
  await bind([
    {
      kit_number: parcel(2)?.kit_number ?? '',
      activation_code: parcel(2)?.activation_code ?? '',
      holder: { name: 'Lin Wei', email: 'lin@invited.example' },
    },
  ]);
  const [kept] = await test.bank.store.db
    .select()
    .from(cardReservations)
    .where(eq(cardReservations.card_id, id(2)));
  expect(await act('release', 2, 3)).toEqual(['ok', 'notReserved']);
  const [link] = await test.bank.store.db
    .select()
    .from(applyLinks)
    .where(eq(applyLinks.link_id, kept?.link_id ?? ''));
  expect(link?.status).toBe('expired');
  expect(outcomes(await bind([item(parcel(2), holder(2))]))).toEqual(['ok']);
});

it('the record shows all of it', async () => {
  const { list } = await test.ask('/contract/orderListByCardInfo', { card_id: id(2) }, { as: own.allocator });
  expect(list.map(({ event, result }) => `${event} ${result}`)).toEqual([
    'bind bound',
    'blockAsClient blocked_by_client',
    'unblockClientInactive inactive',
    'unbind unassigned',
    'reserve reserved',
    'release unassigned',
    'bind bound',
  ]);
});

it('codes open these calls to 9-2 alone', async () => {
  const own91 = (await test.fresh({ users: [{ authjson: ['9-1'] }] })).people[1] ?? own.main;
  for (const path of ['bind', 'unbind', 'block', 'unblock', 'release', 'check', 'unassignedList', 'holders', 'imports'] as const)
    expect(await test.refusal(`/preallocation/${path}`, {}, { as: own91 }), path).toBe('noPermission');
  expect(await test.refusal('/contract/cardList', {}, { as: own91 })).toBe('success');
});
