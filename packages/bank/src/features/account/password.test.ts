import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank();
});
afterAll(() => test.close());

describe('the password', () => {
  it('ends the other sessions with a message, tells by mail, and works at once', async () => {
    const {
      people: [main],
    } = await test.fresh();
    const other = await test.as(main.email);
    const input = { old_password: main.password, new_password: 'Harbour-Light-7', confirm_password: 'Harbour-Light-7' };
    await test.ask('/account/modifyLoginPassword', input, { as: main });
    expect(await test.refusal('/account/getUserInfo', {}, { as: main })).toBe('success');
    expect(await test.call('/account/getUserInfo', {}, { as: other })).toMatchObject({
      code: 9400,
      msg: 'The password was changed, so you have been signed out here. Sign in with the new password.',
    });
    expect((await test.mail(main.email))[0]).toMatchObject({ template: 'password_changed' });
    await test.signIn(main.email, 'Harbour-Light-7');
  });

  it('is not changed without the old one, nor to a common one', async () => {
    const {
      people: [as],
    } = await test.fresh();
    const to = (old_password: string, new_password: string) =>
      test.call('/account/modifyLoginPassword', { old_password, new_password, confirm_password: new_password }, { as });
    expect(await to('Nothing-1', 'Harbour-Light-7')).toMatchObject({
      refusal: 'passwordWrong',
      data: { errors: [{ field: 'old_password' }] },
    });
    expect(await to(as.password, 'Password1')).toMatchObject({ refusal: 'passwordCommon' });
    for (let n = 0; n < 9; n++) await to('Nothing-1', 'Harbour-Light-7');
    expect((await to('Nothing-1', 'Harbour-Light-7')).refusal).toBe('tooManyRequests'); // an open screen is no place to guess
  });

  it('can be set again with a code, which ends all sessions', async () => {
    const {
      people: [main],
    } = await test.fresh();
    const send = await test.call(
      '/sendEmail',
      { email: main.email, purpose: 'reset', captcha: await test.captcha() },
      { address: '10.2.0.1' },
    );
    const nobody = await test.call(
      '/sendEmail',
      { email: 'nobody@fresh.example', purpose: 'reset', captcha: await test.captcha() },
      { address: '10.2.0.1' },
    );
    expect(Object.keys(send.data as object)).toEqual(Object.keys(nobody.data as object));
    expect([send.code, send.msg]).toEqual([nobody.code, nobody.msg]);
    expect(await test.mail('nobody@fresh.example')).toEqual([]);
    const form = (email: string, email_code: string, new_password = 'Kestrel-Bay-5') => ({
      email,
      email_code,
      new_password,
      confirm_password: new_password,
    });
    expect(await test.call('/account/forgetLoginPassword', form(main.email, '000000'))).toEqual(
      await test.call('/account/forgetLoginPassword', form('nobody@fresh.example', '000000')),
    );
    const code = await test.code(main.email);
    expect(await test.refusal('/account/forgetLoginPassword', form(main.email, code, 'Password1'))).toBe('passwordCommon');
    await test.ask('/account/forgetLoginPassword', form(main.email, code));
    expect(await test.refusal('/account/getUserInfo', {}, { as: main })).toBe('sessionRefused');
    expect(
      await test.refusal(
        '/account/login',
        { email: main.email, password: main.password, captcha: await test.captcha() },
        { address: '10.2.0.2' },
      ),
    ).toBe('wrongCredentials');
    await test.signIn(main.email, 'Kestrel-Bay-5');
    expect(await test.refusal('/account/forgetLoginPassword', form(main.email, code))).toBe('codeExpired');
  });

  it('locks a reset code after five wrong tries', async () => {
    const {
      people: [{ email }],
    } = await test.fresh();
    await test.call('/sendEmail', { email, purpose: 'reset', captcha: await test.captcha() }, { address: '10.2.0.3' });
    const code = await test.code(email);
    const tries = [];
    for (let n = 0; n < 5; n++)
      tries.push(
        await test.refusal('/account/forgetLoginPassword', {
          email,
          email_code: code === '000000' ? '000001' : '000000',
          new_password: 'Kestrel-Bay-5',
          confirm_password: 'Kestrel-Bay-5',
        }),
      );
    expect(tries).toEqual(['codeIncorrect', 'codeIncorrect', 'codeIncorrect', 'codeIncorrect', 'codeLocked']);
    expect(
      await test.refusal('/account/forgetLoginPassword', {
        email,
        email_code: code,
        new_password: 'Kestrel-Bay-5',
        confirm_password: 'Kestrel-Bay-5',
      }),
    ).toBe('codeLocked');
  });
});

describe('the sign-in email', () => {
  const newAddress = (email: string) => `new-${email}`;

  it('moves to an address that proved itself, and tells the old one', async () => {
    const {
      people: [as],
    } = await test.fresh();
    const new_email = newAddress(as.email);
    await test.ask('/sendEmail', { email: new_email, purpose: 'change_email' }, { as });
    const email_code = await test.code(new_email);
    expect(await test.refusal('/account/modifyLoginEmail', { password: 'Wrong-1234', new_email, email_code }, { as })).toBe(
      'passwordWrong',
    );
    expect(
      await test.refusal('/account/modifyLoginEmail', { password: as.password, new_email: 'other@fresh.example', email_code }, { as }),
    ).toBe('codeIncorrect'); // bound to its address
    expect(await test.ask('/account/modifyLoginEmail', { password: as.password, new_email, email_code }, { as })).toEqual({
      email: new_email,
    });
    expect(await test.ask('/account/getUserInfo', {}, { as })).toMatchObject({ email: new_email });
    expect((await test.mail(as.email)).some(({ template, body }) => template === 'email_changed' && body.includes(new_email))).toBe(true);
    await test.signIn(new_email);
    expect(await test.refusal('/account/login', { email: as.email, password: as.password, captcha: await test.captcha() })).toBe(
      'wrongCredentials',
    );
  });

  it('is not moved onto somebody else’s, and asking says nothing', async () => {
    const {
      people: [as],
    } = await test.fresh();
    const {
      people: [taken],
    } = await test.fresh();
    expect((await test.call('/sendEmail', { email: taken.email, purpose: 'change_email' }, { as })).code).toBe(200);
    expect((await test.mail(taken.email))[0]).toMatchObject({ template: 'already_registered' });
    const free = newAddress(as.email);
    test.later(60);
    await test.ask('/sendEmail', { email: free, purpose: 'change_email' }, { as });
    const email_code = await test.code(free);
    const {
      people: [quicker],
    } = await test.fresh();
    await test.bank.store.db.execute(`update directory set email = '${free}' where user_id = '${quicker.userid}'`);
    expect(await test.refusal('/account/modifyLoginEmail', { password: as.password, new_email: free, email_code }, { as })).toBe(
      'emailTaken',
    );
  });

  it('is the main account’s business', async () => {
    const {
      people: [, sub],
    } = await test.fresh({ users: [{ authjson: ['1'] }] });
    if (!sub) throw new Error('no sub-account');
    expect(await test.refusal('/sendEmail', { email: 'x@fresh.example', purpose: 'change_email' }, { as: sub })).toBe('noPermission');
  });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
