/** The four sections, each with its own checks (CRD-52, CRD-57). */
import type { KycSection } from '@bankside/core/rules/cards/kyc-sections.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newNames, rightFields } from '../../testing/card-visitor.ts';
import { cardHolders, faultsOf, updateCalls, type Applied, type Holders } from '../../testing/cards/card-holders.ts';
import type { TestBank } from '../../testing/test-bank.ts';

const { mobile, country_code } = rightFields;
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

describe('each section checks its own fields', () => {
  let holder: Applied;
  beforeAll(async () => void (holder = await holders.apply()));
  beforeEach(() => holders.put(holder.id, { verification_status: 'failed' }));
  const faults = async (section: KycSection, more: object) => faultsOf(await holders.save(section, holder, more));

  it('ID: days, its own files, and a date that is not stated', async () => {
    expect(await faults('id', { issue_date: '1989-01-01' })).toEqual(['issue_date issueBeforeBirth']);
    expect(await faults('id', { expiry_date: '2045-06-14', expiry_date_missing: true })).toEqual(['expiry_date expiryTooEarly']);
    expect(await faults('id', { document_language: 'other' })).toEqual(['document_language_other blank']);
    expect(await faults('id', { id_number: '', id_front: 'x' })).toEqual(['id_number blank', 'id_number idNumber', 'id_front fileBlank']);
    expect((await holders.save('id', holder, { id_front: await holders.send('clerk.png', holders.clerk) })).refusal).toBe('fileMissing');
    const { document_language: _language, ...unsent } = holder.form;
    await test.ask(updateCalls.id, { ...unsent, id: holder.id, issue_date_missing: true }, { as: holders.owner });
    expect((await holders.read(holder.id)).id).toMatchObject({ issue_date: '2008-06-15', document_language: 'en' });
  });

  it('address: proof of at most 90 days, whatever else the application holds', async () => {
    expect(await faults('address', { poa_date: '2025-08-19' })).toEqual(['poa_date proofTooOld']);
    expect(await faults('address', { postal_code: '!' })).toEqual(['postal_code postalCode']);
    expect((await holders.save('address', holder, { poa_date: '2025-08-20', city: 'Ipoh' })).refusal).toBeUndefined();
    expect((await holders.rowOf(holder.id)).form).toMatchObject({ city: 'Ipoh', id_number: 'A5520148' });
  });

  it('person: age, a day of birth after the ID’s issue, the room on the card, and days that follow', async () => {
    expect(await faults('member', { birth_date: '2010-01-01' })).toEqual(['birth_date tooYoung']);
    await holders.put(holder.id, {
      form: { ...(await holders.rowOf(holder.id)).form, issue_date: '1995-01-01', issue_date_missing: false },
    });
    expect(await faults('member', { birth_date: '1996-01-01' })).toEqual(['birth_date issueBeforeBirth']);
    expect(await faults('member', { name_on_card: 'N'.repeat(27) })).toEqual(['name_on_card tooLong']);
    const form = {
      ...(await holders.rowOf(holder.id)).form,
      issue_date_missing: true,
      expiry_date_missing: true,
      expiry_date: '2045-06-15',
    };
    await holders.put(holder.id, { form });
    expect((await holders.save('member', holder, { birth_date: '1992-02-29' })).refusal).toBeUndefined();
    expect((await holders.read(holder.id)).id).toMatchObject({ issue_date: '2010-03-01', expiry_date: '2047-03-01' });
  });

  it('account: a new email needs its proof, both names are the bank’s only ones, the old are free again', async () => {
    const names = newNames();
    const { email, username } = holder.form;
    expect((await holders.save('account', holder, { email: names.email })).refusal).toBe('emailNotVerified');
    const email_token = holders.prove(names.email);
    const other = await holders.apply();
    expect((await holders.save('account', holder, { username: other.form.username.toUpperCase() })).refusal).toBe('usernameTaken');
    const theirs = holders.prove(other.form.email);
    expect((await holders.save('account', holder, { email: other.form.email, email_token: theirs })).refusal).toBe('emailTaken');
    expect((await holders.rowOf(holder.id)).username).toBe(username);
    expect((await holders.save('account', holder, { ...names, email_token })).refusal).toBeUndefined();
    expect(await holders.rowOf(holder.id)).toMatchObject({ ...names, form: { ...names, mobile, country_code } });
    for (const to of [email, names.email]) expect((await test.mail(to)).map(({ template }) => template)).toContain('card_details_changed');
    expect(await test.ask('/card/verifyUsername', { username }, { as: holders.clerk })).toMatchObject({ available: true });
    expect((await holders.save('account', other, { username })).refusal).toBe('wrongState');
    await holders.put(other.id, { verification_status: 'failed' });
    expect((await holders.save('account', other, { username })).refusal).toBeUndefined();
  });

  it('somebody else enters what they cannot see anew', async () => {
    const form = {
      ...holder.form,
      id_front: await holders.send('c.png', holders.clerk),
      id_back: await holders.send('d.png', holders.clerk),
    };
    expect((await holders.save('id', { ...holder, form }, {}, holders.clerk)).refusal).toBeUndefined();
    const seen = await holders.read(holder.id);
    expect(seen.files.filter(({ field }) => field.startsWith('id_')).map(({ readable }) => readable)).toEqual([false, false]);
    await holders.put(holder.id, { verification_status: 'failed' });
    expect((await holders.save('id', { ...holder, form }, { id_number: 'A5520149' })).refusal).toBeUndefined(); // files that stay need not be one's own
  });
});
