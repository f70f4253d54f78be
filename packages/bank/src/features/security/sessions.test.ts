import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserName } from '../../platform/callers/browser-name.ts';
import { transferPolicy, treasury } from '../../testing/sample-transfers.ts';
import { testBank, type Caller, type CallOptions, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank(transferPolicy);
});
afterAll(() => test.close());

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const fresh = async () => (await test.fresh()).people[0];
const signIn = (email: string, options: CallOptions) => test.signIn(email, 'Bankside-2026', options);
const list = async (as: Caller, address: string) => (await test.ask('/account/security/sessions', {}, { as, address })).list;

describe('the list of sessions (SES-10)', () => {
  it('shows browser, address and last use, this one first, and never a token', async () => {
    const { email } = await fresh();
    const office = await signIn(email, { address: '203.0.113.5', agent: chrome });
    test.later(60);
    await signIn(email, { address: '198.51.100.7' });
    const shown = await list(office, '203.0.113.5');
    expect(shown).toHaveLength(3); // and the one that the company was made with
    expect(shown[0]).toMatchObject({ browser: 'Chrome, Windows', address: '203.0.113.5', moved_at: null, current: true });
    expect(shown[1]).toMatchObject({ browser: '', address: '198.51.100.7', current: false });
    expect(JSON.stringify(shown)).not.toContain(office.token);
  });

  it('ends one by its id, with a message, or all others; never somebody else’s', async () => {
    const { email } = await fresh();
    const here = await signIn(email, { address: '203.0.113.5' });
    const there = await signIn(email, { address: '198.51.100.7' });
    const other = await fresh();
    const id = (await list(here, '203.0.113.5')).find(({ address }) => address === '198.51.100.7')?.id ?? '';
    expect(await test.refusal('/account/security/endSession', { id }, { as: other })).toBe('notFound');
    expect(await test.refusal('/account/security/endSession', { id: 'nothing' }, { as: here })).toBe('notFound');
    expect(await test.ask('/account/security/endSession', { id }, { as: here })).toEqual({ ended: 1 });
    expect(await test.refusal('/account/getUserInfo', {}, { as: there })).toBe('sessionRefused');
    const again = await signIn(email, {});
    await test.ask('/account/security/endSession', {}, { as: here });
    expect(await test.refusal('/account/getUserInfo', {}, { as: again })).toBe('sessionRefused');
    expect(await test.refusal('/account/getUserInfo', {}, { as: here })).toBe('success');
    expect(await list(here, '10.0.0.1')).toHaveLength(1);
  });

  it('leaves out what is over by idleness', async () => {
    const { email } = await fresh();
    await signIn(email, { address: '198.51.100.7' });
    test.later(1081);
    const here = await signIn(email, {});
    expect(await list(here, '10.0.0.1')).toHaveLength(1);
  });
});

describe('a stolen session, replayed from another address (SES-09)', () => {
  it('is shown as moved, with both addresses, and can be ended from the owner’s own', async () => {
    const { email } = await fresh();
    const stolen = await signIn(email, { address: '203.0.113.5' });
    const owner = await signIn(email, { address: '203.0.113.5' });
    await test.ask('/account/getUserInfo', {}, { as: stolen, address: '198.51.100.66' });
    const row = (await list(owner, '203.0.113.5')).find(({ last_address }) => last_address === '198.51.100.66');
    expect(row).toMatchObject({ address: '203.0.113.5', moved_at: test.bank.clock.now().toISOString() });
    await test.ask('/account/getUserInfo', {}, { as: stolen, address: '203.0.113.5' });
    const back = (await list(owner, '203.0.113.5')).find(({ id }) => id === row?.id);
    expect(back).toMatchObject({ moved_at: row?.moved_at, moved_to: '198.51.100.66', last_address: '203.0.113.5' }); // it does not forget
    await test.ask('/account/security/endSession', { id: row?.id ?? '' }, { as: owner, address: '203.0.113.5' });
    expect(await test.refusal('/account/getUserInfo', {}, { as: stolen, address: '198.51.100.66' })).toBe('sessionRefused');
  });

  it('with another browser as well ends at once, for the thief and for the owner, and says why', async () => {
    const { email } = await fresh();
    const own = await signIn(email, { address: '203.0.113.5', agent: chrome });
    expect(await test.refusal('/account/getUserInfo', {}, { as: own, address: '203.0.113.5', agent: 'curl/8.5.0' })).toBe('success');
    const stolen = { as: own, address: '198.51.100.66', agent: 'curl/8.5.0' };
    for (const from of [stolen, { as: own, address: '203.0.113.5', agent: chrome }]) {
      const { refusal, msg } = await test.call('/account/getUserInfo', {}, from);
      expect([refusal, msg]).toEqual(['sessionRefused', expect.stringContaining('used from another network and browser') as string]);
    }
  });

  it('pays nobody without a proof, not even whom the company has paid before', async () => {
    const own = await treasury(test);
    const asked = { transfer_type: 'payee', currency: 'USD', amount: '10', payee_id: own.payee_id } as const;
    const calc = (address: string) => test.ask('/withdraw/crypto/calc', asked, { as: own.main, address });
    const home = await calc('10.0.0.1');
    expect(home.code_for).toBe('');
    const { quote_id, code_for } = await calc('198.51.100.66');
    expect(code_for).toBe('moved');
    const order = { ...asked, quote_id, purpose: 'rent' } as const;
    expect(await test.refusal('/withdraw/crypto/withdraw', order, { as: own.main, address: '198.51.100.66' })).toBe('codeRequired');
    const before = { ...order, quote_id: home.quote_id }; // quoted where it began
    expect(await test.refusal('/withdraw/crypto/withdraw', before, { as: own.main, address: '198.51.100.66' })).toBe('codeRequired');
  });

  it('of another address in the same network is not reported', async () => {
    const { email } = await fresh();
    const here = await signIn(email, { address: '2001:db8:1:2::5' });
    const [row] = await list(here, '2001:db8:1:2::99');
    expect(row).toMatchObject({ last_address: '2001:db8:1:2::99', moved_at: null });
  });

  it('a sign-in that waits for its second step stays where it began', async () => {
    const { people } = await test.fresh();
    const [main] = people;
    const { data } = await test.call('/account/security/require', { required: true }, { as: main });
    const asking = (data as { errors: [{ params: { asking: string } }] }).errors[0].params.asking;
    await test.ask('/sendEmail', { purpose: 'two_factor', asking }, { as: main });
    const proof = { method: 'email' as const, code: await test.code(main.email) };
    await test.ask('/account/security/require', { required: true, proof }, { as: main });
    const made = await signIn(main.email, { address: '203.0.113.5' });
    expect(await test.refusal('/sendEmail', { purpose: 'two_factor' }, { as: made, address: '198.51.100.66' })).toBe('sessionEnded');
  });
});

describe('a new device', () => {
  const newDevice = async (email: string) => (await test.mail(email)).filter(({ template }) => template === 'new_device');

  it('is mailed with its browser and address; the first of all and a known one are not', async () => {
    const { email } = await fresh();
    const login = async (device_token?: string) =>
      test.ask(
        '/account/login',
        { email, password: 'Bankside-2026', captcha: await test.captcha(), device_token },
        { address: '198.51.100.7', agent: chrome },
      );
    const { device_token } = await login();
    await login(device_token);
    expect(await newDevice(email)).toEqual([]);
    await login();
    const [letter, ...more] = await newDevice(email);
    expect(more).toEqual([]);
    expect(letter?.body).toContain('Browser: Chrome, Windows');
    expect(letter?.body).toContain('Network address: 198.51.100.7');
  });
});

it.each([
  [chrome, 'Chrome, Windows'],
  [`${chrome} Edg/141.0.0.0`, 'Edge, Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox, macOS'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['curl/8.5.0', ''],
  ['', ''],
])('%s is %s', (agent, name) => expect(browserName(agent)).toBe(name));

it('left no fault behind', () => expect(test.faults).toEqual([]));
