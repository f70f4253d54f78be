/** What a page asks again: unchanged answers are said to be so, and are made once (API-16). */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testBank, type Caller, type TestBank } from '../testing/test-bank.ts';
import { createServer } from './server.ts';

let test: TestBank;
let app: FastifyInstance;
let as: Caller;
beforeAll(async () => {
  test = await testBank();
  ({ app } = createServer(test.bank, test.dispatch, { portalFolder: 'none', embedFolder: 'none', trustProxy: false }));
  as = (await test.fresh()).people[0];
});
afterAll(async () => {
  await app.close();
  await test.close();
});

async function ask(path: string, since?: string, who: Caller = as) {
  const headers = { ...who, 'content-type': 'application/json', ...(since === undefined ? {} : { since }) };
  const { body, headers: given } = await app.inject({ method: 'POST', url: `/api/v1${path}`, headers, payload: '{}' });
  const { code, data } = JSON.parse(body) as { code: number; data: unknown };
  return { code, data, version: String(given['version'] ?? '') };
}

it.each(['/account/getUserInfo', '/dashboard/home', '/transaction/record'])(
  '%s says that it is unchanged, by its version',
  async (path) => {
    const whole = await ask(path);
    expect([whole.code, whole.version]).toEqual([200, '']);
    const first = await ask(path, 'none');
    expect(first.data).toEqual(whole.data);
    expect(first.version).toMatch(/^[\da-f]{24}$/);
    expect(await ask(path, first.version)).toEqual({ code: 200, data: null, version: first.version });
  },
);

it('a change is a new version with the whole answer, and another person’s version is another one', async () => {
  const before = await ask('/account/getUserInfo', 'none');
  await test.ask('/account/modify', { full_name: 'Noor Aziz' }, { as });
  const after = await ask('/account/getUserInfo', before.version);
  expect(after.version).not.toBe(before.version);
  expect(after.data).toMatchObject({ full_name: 'Noor Aziz' });
  const [other] = (await test.fresh()).people;
  expect((await ask('/account/getUserInfo', after.version, other)).data).not.toBeNull();
});

it('a refusal is a refusal, whatever version is named', async () => {
  const { version } = await ask('/account/getUserInfo', 'none');
  expect(await ask('/account/getUserInfo', version, { ...as, token: `${as.token}x` })).toMatchObject({ code: 9300, version: '' });
});
