/** From the parcel to a card that pays: codes, number, identification, PIN; wrong tries (CRD-02 to CRD-04). */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealedPin } from '../../testing/issuer/sample-issuer.ts';
import { activeCard, deliveredCard, type InHand } from '../../testing/cards/issued-card.ts';
import { cardApplications } from '../../store/card-schema.ts';
import { webhookEvents } from '../../store/webhook-schema.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank();
});
afterAll(() => test.close());

const pair = ({ kit_number, activation_code }: InHand) => ({ kit_number, activation_code });
const verify = async (card: InHand) =>
  (await test.ask('/card/verifyKitNumber', { ...pair(card), card_id: card.card_id }, { as: card.main })).verify_token;
const activate = async (
  card: InHand,
  more: { readonly verify_token?: string; readonly [field: string]: string } = {},
  as: Caller = card.main,
) =>
  test.call(
    '/card/active',
    {
      card_id: card.card_id,
      card_number: card.number,
      identification_number: 'A5520148',
      ...more,
      verify_token: more.verify_token ?? (await verify(card)),
    },
    { as },
  );
const info = (card: InHand) => test.ask('/card/info', { card_id: card.card_id }, { as: card.main });
const other = (digits: string) => digits.replace(/.$/, (last) => String((Number(last) + 1) % 10));

describe('the codes from the parcel', () => {
  it('both are right: a token for this card and this person, fifteen minutes', async () => {
    const card = await deliveredCard(test, { users: [{ authjson: ['4'] }] });
    const answer = await test.ask('/card/verifyKitNumber', pair(card), { as: card.main });
    expect(answer).toMatchObject({ card_id: card.card_id, last4: card.number.slice(-4), valid_until: '2025-11-18T02:01:00.000Z' });
    expect(await activate(card, { verify_token: answer.verify_token }, card.colleague)).toMatchObject({ refusal: 'kitNotVerified' });
    expect(await activate(card, { verify_token: `${answer.verify_token}0` })).toMatchObject({ refusal: 'kitNotVerified' });
    test.later(901);
    expect(await activate(card, { verify_token: answer.verify_token })).toMatchObject({ refusal: 'kitNotVerified' });
  });

  it('are another company’s: as if they were wrong', async () => {
    const theirs = await deliveredCard(test);
    const mine = await deliveredCard(test);
    expect(await test.call('/card/verifyKitNumber', pair(theirs), { as: mine.main })).toMatchObject({
      refusal: 'kitNotVerified',
      data: { errors: [{ field: 'activation_code', msg: 'These two codes do not belong to one card. Tries left: 4.' }] },
    });
    expect(await test.refusal('/card/verifyKitNumber', { ...pair(theirs), card_id: theirs.card_id }, { as: mine.main })).toBe('notFound');
  });

  it('five wrong pairs lock this kit for a day, also for the right pair, until the bank unlocks it', async () => {
    const card = await deliveredCard(test);
    const guess = (activation_code: string, as: Caller = card.main) =>
      test.refusal('/card/verifyKitNumber', { ...pair(card), activation_code }, { as });
    for (let n = 0; n < 5; n++) expect(await guess(`WRONG${n}`)).toBe('kitNotVerified');
    expect(await guess(card.activation_code)).toBe('cardTriesLocked');
    expect((await info(card)).actions.activate).toBe('locked');
    const staff = await test.as('staff@bankside.example');
    const { company_id, card_id: id } = card;
    const { list } = await test.ask('/admin/cards/list', { company_id }, { as: staff });
    expect(list[0]?.locked_until).not.toBeNull();
    await test.ask('/admin/cards/unlock', { company_id, id }, { as: staff });
    expect(await guess(card.activation_code)).toBe('success');
    for (let n = 0; n < 5; n++) await guess(`WRONG${n}`);
    test.later(24 * 3600 + 1);
    expect(await guess(card.activation_code, await test.as(card.email))).toBe('success');
  });

  it('of one card count together whatever was typed as its kit number, and the last says that it is locked', async () => {
    const card = await deliveredCard(test);
    const typed = ['😀', 'KIT999999999', card.kit_number, 'KIT000000000', card.number];
    const said = [];
    for (const kit_number of typed) {
      const { data } = await test.call(
        '/card/verifyKitNumber',
        { kit_number, activation_code: 'WRONG', card_id: card.card_id },
        { as: card.main },
      );
      said.push((data as { errors: { msg: string }[] }).errors[0]?.msg);
    }
    const left = (tries: number) => `These two codes do not belong to one card. Tries left: ${tries}.`;
    expect(said.slice(0, 4)).toEqual([4, 3, 2, 1].map(left));
    expect(said[4]).toContain('That was the last try: the card is locked for 24 hours.');
    expect((await info(card)).actions.activate).toBe('locked');
  });

  it('of ten guesses at once at most five are looked at', async () => {
    const card = await deliveredCard(test);
    const guesses = Array.from({ length: 10 }, (_, n) =>
      test.refusal('/card/verifyKitNumber', { ...pair(card), activation_code: `G${n}` }, { as: card.main }),
    );
    expect((await Promise.all(guesses)).filter((answer) => answer === 'kitNotVerified')).toHaveLength(5);
  });

  it('are not counted while the issuer is down', async () => {
    const card = await deliveredCard(test);
    test.issuer.set({ failing: 1 });
    for (let n = 0; n < 7; n++)
      expect(await test.refusal('/card/verifyKitNumber', pair(card), { as: card.main })).toBe('issuerUnavailable');
    test.issuer.set({ failing: 0 });
    expect(await test.refusal('/card/verifyKitNumber', pair(card), { as: card.main })).toBe('success');
  });
});

describe('activation', () => {
  it('takes the number and the application’s identification number, without case and separators; a repeat is the same answer', async () => {
    const card = await deliveredCard(test);
    const verify_token = await verify(card);
    const typed = { verify_token, card_number: card.number.replace(/(\d{4})(?=\d)/g, '$1 '), identification_number: 'a552-01 48' };
    expect(await activate(card, typed)).toMatchObject({ code: 200, data: { status: 'active' } });
    expect(await activate(card, { verify_token })).toMatchObject({ code: 200, data: { status: 'active' } });
    expect(await activate(card, { verify_token, card_number: other(card.number) })).toMatchObject({ refusal: 'cardStatusError' });
    const seen = await info(card);
    expect(seen.timeline.map(({ event, to }) => `${event} ${to}`)).toEqual(['issue consolidating', 'deliver inactive', 'activate active']);
    expect(seen.actions).toMatchObject({ activate: 'notInactive', setPin: '', block: '', replace: 'notBlocked' });
    const rows = await test.bank.store.db.select().from(webhookEvents).where(eq(webhookEvents.company_id, card.company_id));
    expect(rows.map(({ kind }) => kind).filter((kind) => kind === 'activation')).toHaveLength(1);
  });

  it('never says which was wrong, and locks after five', async () => {
    const card = await deliveredCard(test);
    const verify_token = await verify(card);
    const wrong = [{ card_number: other(card.number) }, { identification_number: 'B0000000' }];
    const answers = [];
    for (let n = 0; n < 5; n++) answers.push(await activate(card, { verify_token, ...wrong[n % 2] }));
    const sentence = (left: number) => `The card could not be activated: the details do not match. Tries left: ${left}.`;
    const locked = 'The card could not be activated: the details do not match. That was the last try: it is locked for 24 hours.';
    expect(answers.map(({ msg }) => msg)).toEqual([...[4, 3, 2, 1].map(sentence), `${locked} Ask the bank to unlock it.`]);
    expect(await activate(card, { verify_token })).toMatchObject({ refusal: 'cardTriesLocked' });
    expect((await info(card)).status).toBe('inactive');
  });

  it('waits for the holder’s verification', async () => {
    const card = await deliveredCard(test);
    const { db } = test.bank.store;
    await db
      .update(cardApplications)
      .set({ verification_status: 'in_progress' })
      .where(eq(cardApplications.application_id, card.application_id));
    expect(await activate(card)).toMatchObject({ refusal: 'cardKycNotApproved' });
    expect((await info(card)).actions.activate).toBe('notVerified');
  });

  it('whose answer was lost is done by the next try', async () => {
    const card = await deliveredCard(test);
    const verify_token = await verify(card);
    test.issuer.set({ lost_answers: 1 });
    expect(await activate(card, { verify_token })).toMatchObject({ refusal: 'issuerUnavailable' });
    test.issuer.set({ lost_answers: 0 });
    expect((await info(card)).status).toBe('inactive');
    expect(await activate(card, { verify_token })).toMatchObject({ data: { status: 'active' } });
  });
});

describe('the PIN', () => {
  it('goes through to the issuer, only while the card is active', async () => {
    const card = await activeCard(test);
    const { card_id, main: as } = card;
    const at = test.bank.clock.now().toISOString();
    const pin = await sealedPin(test.bank.issuer, card_id, '4907', at);
    await test.ask('/card/setPin', { card_id, pin }, { as });
    expect((await info(card)).pin_set).toBe(true);
    expect(await test.refusal('/card/setPin', { card_id, pin: 'a.b.c.d.e' }, { as })).toBe('setPinFailed');
    await test.ask('/card/modifyOpStatus', { card_id, op: 'block' }, { as });
    expect(await test.refusal('/card/setPin', { card_id, pin }, { as })).toBe('pinResetUnsupported');
    expect((await test.call('/card/setPin', { card_id, pin }, { as })).code).toBe(5008);
    const staff = await test.as('staff@bankside.example');
    const { version } = await info(card);
    const block = { company_id: card.company_id, id: card_id, version, event: 'block', reason: 'Fraud' } as const;
    await test.ask('/admin/cards/decide', block, { as: staff });
    expect((await test.call('/card/setPin', { card_id, pin }, { as })).code).toBe(5006);
  });
});
