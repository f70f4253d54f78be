import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies, files } from '../../store/schema.ts';
import { png } from '../../testing/sample-files.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank();
});
afterAll(() => test.close());

describe('the profile', () => {
  it('changes what is given and leaves the rest', async () => {
    const { people: [as] } = await test.fresh();
    const info = await test.ask('/account/modify', { full_name: '  Mei Lin Tan ', language: 'zh' }, { as });
    expect(info).toMatchObject({ full_name: 'Mei Lin Tan', language: 'zh', phone: '8123 4567' });
    expect(await test.ask('/account/getUserInfo', {}, { as })).toEqual(info);
  });

  it('takes an avatar that the person uploaded, and lets go of the old one', async () => {
    const { people: [as, sub] } = await test.fresh({ users: [{ authjson: ['1'] }] });
    const first = await test.upload('avatar', 'me.png', 'image/png', await png(), as);
    const second = await test.upload('avatar', 'me2.png', 'image/png', await png(), as);
    expect((await test.ask('/account/modify', { avatar: first.file_key }, { as })).avatar).toBe(first.file_key);
    await test.ask('/account/modify', { avatar: second.file_key }, { as });
    const [old] = await test.bank.store.db.select().from(files).where(eq(files.file_key, first.file_key));
    expect(old).toMatchObject({ state: 'stored', expires_at: test.bank.clock.now() });
    expect((await test.ask('/account/modify', { avatar: '' }, { as })).avatar).toBe('');
    expect(await test.refusal('/account/modify', { avatar: second.file_key }, { as: sub ?? as })).toBe('fileMissing');
    expect(await test.refusal('/account/modify', { avatar: 'x'.repeat(32) }, { as })).toBe('fileMissing');
  });
});

describe('the password', () => {
  it('ends the other sessions with a message, tells by mail, and works at once', async () => {
    const { people: [main] } = await test.fresh();
    const other = await test.as(main.email);
    const input = { old_password: main.password, new_password: 'Harbour-Light-7', confirm_password: 'Harbour-Light-7' };
    await test.ask('/account/modifyLoginPassword', input, { as: main });
    expect(await test.refusal('/account/getUserInfo', {}, { as: main })).toBe('success');
    expect(await test.call('/account/getUserInfo', {}, { as: other })).toMatchObject({ code: 9400, msg: 'The password was changed, so you have been signed out here. Sign in with the new password.' });
    expect((await test.mail(main.email))[0]).toMatchObject({ template: 'password_changed' });
    await test.signIn(main.email, 'Harbour-Light-7');
  });

  it('is not changed without the old one, nor to a common one', async () => {
    const { people: [as] } = await test.fresh();
    const to = (old_password: string, new_password: string) => test.call('/account/modifyLoginPassword', { old_password, new_password, confirm_password: new_password }, { as });
    expect(await to('Nothing-1', 'Harbour-Light-7')).toMatchObject({ refusal: 'passwordWrong', data: { errors: [{ field: 'old_password' }] } });
    expect(await to(as.password, 'Password1')).toMatchObject({ refusal: 'passwordCommon' });
    for (let n = 0; n < 9; n++) await to('Nothing-1', 'Harbour-Light-7');
    expect((await to('Nothing-1', 'Harbour-Light-7')).refusal).toBe('tooManyRequests'); // an open screen is no place to guess
  });

  it('can be set anew with a code, which ends all sessions', async () => {
    const { people: [main] } = await test.fresh();
    const send = await test.call('/sendEmail', { email: main.email, purpose: 'reset', captcha: await test.captcha() }, { address: '10.2.0.1' });
    const nobody = await test.call('/sendEmail', { email: 'nobody@fresh.example', purpose: 'reset', captcha: await test.captcha() }, { address: '10.2.0.1' });
    expect(send).toEqual(nobody);
    expect(await test.mail('nobody@fresh.example')).toEqual([]);
    const form = (email: string, email_code: string, new_password = 'Kestrel-Bay-5') => ({ email, email_code, new_password, confirm_password: new_password });
    expect(await test.call('/account/forgetLoginPassword', form(main.email, '000000'))).toEqual(await test.call('/account/forgetLoginPassword', form('nobody@fresh.example', '000000')));
    const code = await test.code(main.email);
    expect(await test.refusal('/account/forgetLoginPassword', form(main.email, code, 'Password1'))).toBe('passwordCommon');
    await test.ask('/account/forgetLoginPassword', form(main.email, code));
    expect(await test.refusal('/account/getUserInfo', {}, { as: main })).toBe('sessionRefused');
    expect(await test.refusal('/account/login', { email: main.email, password: main.password, captcha: await test.captcha() }, { address: '10.2.0.2' })).toBe('wrongCredentials');
    await test.signIn(main.email, 'Kestrel-Bay-5');
    expect(await test.refusal('/account/forgetLoginPassword', form(main.email, code))).toBe('codeExpired');
  });

  it('locks a reset code after five wrong tries', async () => {
    const { people: [{ email }] } = await test.fresh();
    await test.call('/sendEmail', { email, purpose: 'reset', captcha: await test.captcha() }, { address: '10.2.0.3' });
    const code = await test.code(email);
    const tries = [];
    for (let n = 0; n < 5; n++)
      tries.push(await test.refusal('/account/forgetLoginPassword', { email, email_code: code === '000000' ? '000001' : '000000', new_password: 'Kestrel-Bay-5', confirm_password: 'Kestrel-Bay-5' }));
    expect(tries).toEqual(['codeIncorrect', 'codeIncorrect', 'codeIncorrect', 'codeIncorrect', 'codeLocked']);
    expect(await test.refusal('/account/forgetLoginPassword', { email, email_code: code, new_password: 'Kestrel-Bay-5', confirm_password: 'Kestrel-Bay-5' })).toBe('codeLocked');
  });
});

describe('the sign-in email', () => {
  const newAddress = (email: string) => `new-${email}`;

  it('moves to an address that proved itself, and tells the old one', async () => {
    const { people: [as] } = await test.fresh();
    const new_email = newAddress(as.email);
    await test.ask('/sendEmail', { email: new_email, purpose: 'change_email' }, { as });
    const email_code = await test.code(new_email);
    expect(await test.refusal('/account/modifyLoginEmail', { password: 'Wrong-1234', new_email, email_code }, { as })).toBe('passwordWrong');
    expect(await test.refusal('/account/modifyLoginEmail', { password: as.password, new_email: 'other@fresh.example', email_code }, { as })).toBe('codeIncorrect'); // bound to its address
    expect(await test.ask('/account/modifyLoginEmail', { password: as.password, new_email, email_code }, { as })).toEqual({ email: new_email });
    expect(await test.ask('/account/getUserInfo', {}, { as })).toMatchObject({ email: new_email });
    expect((await test.mail(as.email)).some(({ template, body }) => template === 'email_changed' && body.includes(new_email))).toBe(true);
    await test.signIn(new_email);
    expect(await test.refusal('/account/login', { email: as.email, password: as.password, captcha: await test.captcha() })).toBe('wrongCredentials');
  });

  it('is not moved onto somebody else’s, and asking tells nothing', async () => {
    const { people: [as] } = await test.fresh();
    const { people: [taken] } = await test.fresh();
    expect((await test.call('/sendEmail', { email: taken.email, purpose: 'change_email' }, { as })).code).toBe(200);
    expect((await test.mail(taken.email))[0]).toMatchObject({ template: 'already_registered' });
    const free = newAddress(as.email);
    test.later(60);
    await test.ask('/sendEmail', { email: free, purpose: 'change_email' }, { as });
    const email_code = await test.code(free);
    const { people: [quicker] } = await test.fresh();
    await test.bank.store.db.execute(`update directory set email = '${free}' where user_id = '${quicker.userid}'`);
    expect(await test.refusal('/account/modifyLoginEmail', { password: as.password, new_email: free, email_code }, { as })).toBe('emailTaken');
  });

  it('is the main account’s business', async () => {
    const { people: [, sub] } = await test.fresh({ users: [{ authjson: ['1'] }] });
    if (!sub) throw new Error('no sub-account');
    expect(await test.refusal('/sendEmail', { email: 'x@fresh.example', purpose: 'change_email' }, { as: sub })).toBe('noPermission');
  });
});

describe('the company settings', () => {
  it('upper-cases the prefix (A68)', async () => {
    const { people: [as] } = await test.fresh();
    expect(await test.ask('/account/modifyCompanyAbbreviation', { company_abbreviation: ' hv1 ' }, { as })).toEqual({ company_abbreviation: 'HV1' });
    for (const company_abbreviation of ['', 'ABCDEF', 'A-B', '会社']) expect(await test.refusal('/account/modifyCompanyAbbreviation', { company_abbreviation }, { as })).toBe('invalid');
  });

  const none = { kyc_change_url: '', top_up_status_url: '', card_status_url: '', activation_url: '', card_transaction_url: '' };

  it('shows the webhook secret once and keeps it sealed', async () => {
    const { company_id, people: [as] } = await test.fresh();
    const first = await test.ask('/account/modifyWebhookApi', { ...none, kyc_change_url: 'https://hooks.client.example/kyc' }, { as });
    expect(first.signing_secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect((await test.ask('/account/modifyWebhookApi', first, { as })).signing_secret).toBeNull();
    const rotated = await test.ask('/account/modifyWebhookApi', { ...none, kyc_change_url: first.kyc_change_url, rotate_secret: true }, { as });
    expect(rotated.signing_secret).not.toBe(first.signing_secret);
    expect((await test.ask('/account/getUserInfo', {}, { as })).webhook_api).toEqual({ ...none, kyc_change_url: first.kyc_change_url, has_secret: true });
    const [row] = await test.bank.store.db.select().from(companies).where(eq(companies.company_id, company_id));
    expect(row?.webhook_secret).not.toContain('whsec');
    expect(test.bank.secrets.open(row?.webhook_secret ?? '')).toBe(rotated.signing_secret);
  });

  it('refuses links into our own network, however they are written', async () => {
    const { people: [as] } = await test.fresh();
    const inward = ['http://hooks.client.example/', 'https://localhost/', 'https://127.0.0.1/', 'https://127.1/', 'https://2130706433/', 'https://0x7f000001/', 'https://0177.0.0.1/', 'https://[::1]/',
      'https://[::7f00:1]/', 'https://[::ffff:127.0.0.1]/', 'https://[64:ff9b::7f00:1]/', 'https://[fd00::1]/', 'https://[fe80::1]/', 'https://10.0.0.8/', 'https://172.16.3.4/', 'https://192.168.1.1/',
      'https://169.254.169.254/latest/meta-data', 'https://100.64.0.1/', 'https://0.0.0.0/', 'https://user:pass@hooks.client.example/', 'https://intranet/', 'https://db.internal/', 'https://printer.local/',
      'https://[2002:7f00:1::]/', 'https://１２７.0.0.1/', 'https://224.0.0.1/', 'https://255.255.255.255/', 'ftp://hooks.client.example/', 'javascript:alert(1)', 'https://', 'https://a b/'];
    for (const kyc_change_url of inward) {
      const answer = await test.call('/account/modifyWebhookApi', { ...none, kyc_change_url }, { as });
      expect({ kyc_change_url, answer }).toMatchObject({ answer: { code: 1000, data: { errors: [{ field: 'kyc_change_url' }] } } });
    }
    for (const kyc_change_url of ['https://hooks.client.example/a?b=c', 'https://8.8.8.8:8443/x', 'https://[2606:4700::1111]/'])
      expect(await test.refusal('/account/modifyWebhookApi', { ...none, kyc_change_url }, { as })).toBe('success');
  });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
