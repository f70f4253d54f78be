/** A holder's verification: who sees what, the lifecycle, and why it was refused (CRD-53 to CRD-56). */
import { and, eq } from 'drizzle-orm';
import { kycSectionNames } from '@bankside/core/rules/cards/kyc-sections.ts';
import { verification } from '@bankside/core/rules/lifecycles/verification.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLines } from '../../store/schema.ts';
import { webhookEvents } from '../../store/webhook-schema.ts';
import { cardHolders, faultsOf, type Applied, type Holders } from '../../testing/cards/card-holders.ts';
import type { TestBank } from '../../testing/test-bank.ts';

let holders: Holders;
let test: TestBank;
beforeAll(async () => {
  holders = await cardHolders();
  ({ test } = holders);
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.close();
});

describe('one holder', () => {
  let holder: Applied;
  beforeAll(async () => void (holder = await holders.apply()));

  it('is whole for who applied, masked for others with code 12, unknown to other companies and as a draft', async () => {
    const whole = await holders.read(holder.id);
    expect(whole).toMatchObject({
      verification_status: 'in_progress',
      masked: false,
      reasons: [],
      editable: [],
      last4: '',
      id: { id_number: 'A5520148', id_front: holder.form.id_front },
      member: { first_name: 'Nadia', birth_date: '1990-06-15' },
      account: { username: holder.form.username },
      address: { city: 'Kuala Lumpur' },
    });
    expect(Object.keys(whole.member)).not.toContain('id_number');
    expect(whole.files.map(({ field, readable, name }) => [field, readable, name])).toContainEqual(['id_front', true, 'front.png']);
    const masked = await holders.read(holder.id, holders.clerk);
    expect(masked).toMatchObject({ masked: true, id: { id_number: '••••48' }, member: { birth_date: '1990-••-••' } });
    expect(masked.files.every(({ file_key, readable }) => file_key === '' && !readable)).toBe(true);
    expect(JSON.stringify(masked)).not.toContain(holder.form.id_front);
    expect(await test.refusal('/card/getCardKyc', { id: holder.id }, { as: holders.bare })).toBe('noPermission');
    const [stranger] = (await test.fresh()).people;
    expect(await test.refusal('/card/getCardKyc', { id: holder.id }, { as: stranger })).toBe('notFound');
    const draft = await test.ask('/card/submit', { draft: true, form: {} }, { as: holders.owner });
    for (const id of [draft.id, 'none']) expect(await test.refusal('/card/getCardKyc', { id }, { as: holders.owner })).toBe('notFound');
  });

  it('every call needs code 12', async () => {
    for (const section of kycSectionNames) expect((await holders.save(section, holder, {}, holders.bare)).refusal).toBe('noPermission');
    expect(await test.refusal('/card/accountKycList', {}, { as: holders.bare })).toBe('noPermission');
  });
});

describe('a correction follows the lifecycle (CRD-53)', () => {
  let holder: Applied;
  beforeEach(async () => void (holder = await holders.apply()));
  const { from } = verification.events.correct ?? { from: [] };

  it.each(Object.keys(verification.states) as (keyof typeof verification.states)[])('from %s', async (state) => {
    const wire = String(verification.states[state].wire);
    for (const section of kycSectionNames) {
      await holders.put(holder.id, { verification_status: wire });
      const before = await holders.rowOf(holder.id);
      const answer = await holders.save(section, holder, { version: before.version });
      if (from.includes(state)) {
        expect(answer.data).toEqual({ verification_status: 'in_progress', version: before.version + 1 });
        continue;
      }
      expect(answer.refusal).toBe('wrongState');
      expect(await holders.rowOf(holder.id)).toEqual(before);
    }
  });

  it('of an unknown state, a rejected one and a stranger’s is refused and changes nothing', async () => {
    await holders.put(holder.id, { verification_status: 'of a newer bank' });
    expect((await holders.save('member', holder)).refusal).toBe('wrongState');
    await holders.put(holder.id, { verification_status: 'failed', status: 'rejected' });
    expect((await holders.save('member', holder)).refusal).toBe('notFound');
    const [stranger] = (await test.fresh()).people;
    expect((await holders.save('member', holder, {}, stranger)).refusal).toBe('notFound');
    expect((await holders.rowOf(holder.id)).verification_status).toBe('failed');
  });

  it('leaves the audit line, the webhook’s row and mail; the card stays what it is', async () => {
    await holders.put(holder.id, { verification_status: 'approved', status: 'valid' });
    await holders.save('member', holder, { last_name: 'Rahman Idris' });
    const row = await holders.rowOf(holder.id);
    expect(row).toMatchObject({ status: 'valid', holder_name: 'Nadia Rahman Idris', verification_status: 'in_progress' });
    const { db } = test.bank.store;
    const lines = await db
      .select()
      .from(auditLines)
      .where(eq(auditLines.subject, `application:${holder.id}`));
    expect(lines.find(({ action }) => action === 'verification.correct.member')).toMatchObject({
      from_state: 'approved',
      to_state: 'in_progress',
      reason: 'last_name',
    });
    const events = await db
      .select()
      .from(webhookEvents)
      .where(and(eq(webhookEvents.company_id, holders.company_id), eq(webhookEvents.kind, 'kyc_change')));
    expect(events.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ application_id: holder.id, verification_status: 'in_progress', previous_verification_status: 'approved' }),
    );
    expect((await test.mail(holder.form.email)).map(({ template }) => template)).toContain('card_details_changed');
  });

  it('over a version that is old is refused', async () => {
    await holders.put(holder.id, { verification_status: 'failed' });
    const { version } = await holders.read(holder.id);
    expect((await holders.save('member', holder, { version: version - 1 })).refusal).toBe('changedMeanwhile');
    expect((await holders.save('member', holder, { version })).refusal).toBeUndefined();
    expect((await holders.save('account', holder, { version })).refusal).toBe('changedMeanwhile');
  });
});

describe('what the bank refuses says why, at fields (CRD-55, CRD-54)', () => {
  it('until each is corrected; other sections that it names may follow, the rest waits', async () => {
    const holder = await holders.apply();
    const text = 'The photo is blurred and the bill is another person’s.';
    await holders.refuse(holder.id, text, ['id_front', 'id_back', 'poa_front']);
    const failed = await holders.read(holder.id);
    expect(failed.reasons).toEqual(['id_front', 'id_back', 'poa_front'].map((field) => ({ field, text })));
    expect([...failed.editable].toSorted()).toEqual([...kycSectionNames].toSorted());

    const id_front = await holders.send('again.png');
    expect((await holders.save('id', holder, { id_front })).refusal).toBeUndefined();
    const half = await holders.read(holder.id);
    expect(half.reasons.map(({ field }) => field)).toEqual(['id_back', 'poa_front']);
    expect(half).toMatchObject({ verification_status: 'in_progress', editable: ['id', 'address'] });
    expect((await holders.save('member', holder)).refusal).toBe('wrongState');
    const shown = await test.ask('/admin/card/get', { company_id: holders.company_id, id: holder.id }, { as: holders.staff });
    expect(shown).toMatchObject({ verification_reason: text, verification_fields: ['id_back', 'poa_front'] });

    const id_back = await holders.send('back-again.png');
    await holders.save('id', holder, { id_front, id_back });
    await holders.save('address', holder, { poa_front: await holders.send('own.pdf') });
    expect(await holders.read(holder.id)).toMatchObject({ verification_status: 'in_progress', reasons: [], editable: [] });
    expect((await holders.rowOf(holder.id)).verification_reason).toBe('');
  });

  it('a reason without a field is on top until something is saved', async () => {
    const holder = await holders.apply();
    await holders.refuse(holder.id, 'Please call us.');
    expect((await holders.read(holder.id)).reasons).toEqual([{ field: '', text: 'Please call us.' }]);
    await holders.save('member', holder);
    expect(await holders.read(holder.id)).toMatchObject({ reasons: [], editable: [] });
  });

  it('names only fields of a section', async () => {
    const holder = await holders.apply();
    const { version } = await holders.rowOf(holder.id);
    const input = { company_id: holders.company_id, id: holder.id, version, accept: false, reason: 'x', fields: ['terms_accepted'] };
    expect(faultsOf(await test.call('/admin/card/verify', input as never, { as: holders.staff }))).toEqual(['fields.0 invalid']);
  });
});
