/** Strangers who ask for mailed codes, guess and spoil them: they keep nobody out, and what they may try stays bounded. The clock is moved on. */
import { eq, or, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policy } from '@bankside/core/rules/policy/bank-policy.ts';
import { otps } from '../../store/sign-in-schema.ts';
import { deviceOf, elsewhere, office, right, strangersAt } from '../../testing/strangers.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
const long = 240_000;
/** Hours of an attack; `npm run torture` goes on for the whole day. */
const hours = process.env['ROUNDS'] === undefined ? 6 : 24;
beforeAll(async () => {
  test = await testBank();
});
afterAll(() => test.close());

const { fresh, signIn } = strangersAt(() => test);

describe('codes to reset that a stranger asks for and spoils', () => {
  const ask = async (email: string, address: string, device_token?: string) =>
    test.call('/sendEmail', { email, purpose: 'reset', captcha: await test.captcha(), device_token }, { address });
  const reset = (email: string, email_code: string, address: string, device_token?: string) =>
    test.call(
      '/account/forgetLoginPassword',
      { email, email_code, new_password: 'Kestrel-Bay-5', confirm_password: 'Kestrel-Bay-5', device_token },
      { address },
    );
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
  /** Every five minutes a request and five wrong tries from one network; each hour the owner asks, is spoiled once more, and resets. */
  const attack = async (length: number, email: string, owner: { address: string; device_token?: string }) => {
    let [resets, spoiled] = [0, 0];
    const spoil = async () => {
      await ask(email, stranger);
      for (let n = 0; n < 5; n++) if ((await reset(email, '000000', stranger)).refusal === 'codeIncorrect') spoiled++;
    };
    for (let step = 0; step < length * 12; step++) {
      test.later(250);
      await spoil();
      test.later(50);
      if (step % 12 !== 0) continue;
      const asked = await ask(email, owner.address, owner.device_token);
      const code = asked.code === 200 ? await test.code(email) : '';
      test.later(1);
      await spoil();
      if (asked.code === 200 && (await reset(email, code, owner.address, deviceOf(asked))).code === 200) resets++;
    }
    return { resets, spoiled };
  };
  const stranger = '10.31.0.1';

  it(
    'every five minutes for hours: a new device elsewhere resets each hour',
    async () => {
      const { email } = await fresh();
      const { resets, spoiled } = await attack(hours, email, { address: '10.32.0.1' });
      expect(resets).toBe(hours);
      const { burst, everySec } = policy.codeTries.network;
      expect(spoiled).toBeLessThanOrEqual(burst + 1 + (hours * 3600) / everySec);
    },
    long,
  );

  it(
    'every five minutes: a known device in the stranger’s own network resets each hour',
    async () => {
      const { email } = await fresh();
      const device_token = deviceOf(await signIn(email, right, { address: elsewhere() }));
      expect((await attack(hours / 3, email, { address: stranger, device_token })).resets).toBe(hours / 3);
    },
    long,
  );

  it('are voided by the next request of the same asker, and by nobody else’s', async () => {
    const { email } = await fresh();
    const asked = await ask(email, '10.33.0.1');
    const first = await test.code(email);
    test.later(61);
    await ask(email, '10.33.0.1'); // another browser of the same network
    await ask(email, '10.33.0.2');
    expect((await reset(email, wrong(first), '10.33.0.1', deviceOf(asked))).msg).toBe('The code is incorrect. Tries left: 4.');
    test.later(1);
    const again = await ask(email, '10.33.0.1', deviceOf(asked));
    const second = await test.code(email);
    if (second !== first) expect((await reset(email, first, '10.33.0.1', deviceOf(again))).refusal).toBe('codeIncorrect');
    expect((await reset(email, second, '10.34.9.9', deviceOf(again))).code).toBe(200); // on another line meanwhile
  });

  it('is good although others asked after it', async () => {
    const { email } = await fresh();
    const asked = await ask(email, '10.36.0.1');
    const code = await test.code(email);
    test.later(1);
    for (const address of ['10.36.0.1', '10.36.0.2', '10.36.0.3']) expect((await ask(email, address)).code).toBe(200);
    expect((await reset(email, code, '10.36.0.1', deviceOf(asked))).code).toBe(200);
  });

  it('may be used on another device, five tries of strangers in all, which lock it for strangers alone', async () => {
    const { email } = await fresh();
    const asked = await ask(email, '10.35.0.1');
    const code = await test.code(email);
    const tries = [];
    for (let n = 0; n < 6; n++) tries.push((await reset(email, wrong(code), `10.35.1.${n}`)).refusal);
    expect(tries).toEqual(['codeIncorrect', 'codeIncorrect', 'codeIncorrect', 'codeIncorrect', 'codeLocked', 'codeLocked']);
    expect((await reset(email, code, '10.35.2.1')).refusal).toBe('codeLocked');
    expect((await reset(email, code, '10.35.0.1', deviceOf(asked))).code).toBe(200);
    test.later(61);
    await ask(email, '10.35.0.2');
    expect((await reset(email, await test.code(email), '10.35.0.3')).code).toBe(200);
  });
});

describe('guesses at mailed codes of one account', () => {
  it(
    'reach the comparison 100 times in 24 hours at most, over all purposes, from wherever; and leave the signed-in owner theirs',
    async () => {
      const person = await fresh();
      const { email } = person;
      const known = deviceOf(await signIn(email, right, { address: office }));
      const wrongCode = '000000';
      const guesses = async () => {
        const guest = { email, email_code: wrongCode };
        const set = { new_password: 'Kestrel-Bay-5', confirm_password: 'Kestrel-Bay-5' };
        const form = {
          full_name: 'A',
          country_code: '+65',
          phone: '8123 4567',
          password: 'Kanda-Works-9',
          confirm_password: 'Kanda-Works-9',
        };
        for (const device_token of [undefined, known])
          for (const purpose of ['reset', 'register', 'card_apply']) {
            const address = elsewhere();
            await test.call('/sendEmail', { email, purpose, captcha: await test.captcha(), device_token }, { address });
            for (let n = 0; n < 6; n++) {
              if (purpose === 'reset') await test.call('/account/forgetLoginPassword', { ...guest, ...set, device_token }, { address });
              if (purpose === 'register')
                await test.call('/account/register', { ...guest, ...form, terms_accepted: true, device_token }, { address });
              if (purpose === 'card_apply') await test.call('/card/verifyCode', guest, { address, as: { token: link, userid: 'link' } });
            }
          }
      };
      const { link_token: link } = await test.ask('/card/getLinkParamByPath', { link_path: 'kestrel' });
      for (let hour = 0; hour < 12; hour++) {
        await guesses();
        test.later(3600);
      }
      const as = await test.as(email);
      await test.ask('/sendEmail', { purpose: 'withdraw' }, { as });
      expect(await test.refusal('/account/verify', { purpose: 'withdraw', email_code: await test.code(email) }, { as })).toBe('success');
      for (let hour = 12; hour < 24; hour++) {
        const again = await test.as(email);
        for (const purpose of ['withdraw', 'change_email', 'two_factor'] as const) {
          await test.call('/sendEmail', { purpose, ...(purpose === 'change_email' ? { email: `new-${email}` } : {}) }, { as: again });
          for (let n = 0; n < 6; n++) {
            if (purpose !== 'change_email') await test.call('/account/verify', { purpose, email_code: wrongCode }, { as: again });
            else
              await test.call(
                '/account/modifyLoginEmail',
                { password: right, new_email: `new-${email}`, email_code: wrongCode },
                { as: again },
              );
          }
        }
        await guesses();
        test.later(3599);
      }
      const [row] = await test.bank.store.db
        .select({ compared: sql<number>`sum(${otps.tries} + ${otps.foreign_tries})::int` })
        .from(otps)
        .where(or(eq(otps.owner, email), eq(otps.owner, person.userid)));
      expect(row?.compared).toBeLessThanOrEqual(100);
      expect(row?.compared).toBeGreaterThan(80);
    },
    long,
  );

  it('the policy’s figures say so', () => {
    const inDay = ({ burst, everySec }: { burst: number; everySec: number }) => burst + Math.floor(86_400 / everySec);
    const { signedIn, devices, others, network } = policy.codeTries;
    expect([inDay(signedIn), inDay(devices), inDay(others), inDay(network)]).toEqual([50, 20, 30, 12]);
    expect(inDay(signedIn) + inDay(devices) + inDay(others)).toBeLessThanOrEqual(100);
  });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
