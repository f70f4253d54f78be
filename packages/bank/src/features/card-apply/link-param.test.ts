/** An apply link and its token: who gets one, and where it is good. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findGuest } from '../../platform/callers/guests.ts';
import { applyLinks } from '../../store/card-schema.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';
import { openLink } from './link-param.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank();
});
afterAll(() => test.close());

const partner = 'http://127.0.0.1:4001';
type Link = OutOf<'/card/getLinkParamByPath'>;
const open = (link_path: string, origin = '', more: object = {}): Promise<Link> =>
  test.ask('/card/getLinkParamByPath', { link_path, userid: 'u_81', ...more }, { origin });
/** A call of `who: link`: 'sessionEnded' unless the token opens it. */
const use = (token: string, origin: string) =>
  test.refusal('/card/verifyUsername', { username: 'somebody_new' }, { as: { token, userid: 'link' }, origin });
const change = (link_path: string, set: Partial<typeof applyLinks.$inferInsert>) =>
  test.bank.store.db.update(applyLinks).set(set).where(eq(applyLinks.link_path, link_path));

describe('a link', () => {
  it('says what the page needs to know of it', async () => {
    const link = await open('vision2026', 'http://127.0.0.1:4002');
    expect(link).toMatchObject({
      company_display_name: 'VisionLife',
      project_name: 'VisionLife',
      variant: 'visionlife',
      branding: { name: 'VisionLife', accent: '#4a3aa6', radius: 12, prefix: 'HVT' },
      tier: 'prestige',
      card_class: 'visa',
      allowed_origins_ok: true,
      isolation: 'page',
      today: '2025-11-18',
    });
    expect(JSON.stringify(link)).not.toContain('Harbour');
  });

  it('has the bank’s day in the bank’s time zone', async () => {
    const late = await testBank({ bank: { timeZone: 'Pacific/Honolulu' } });
    expect((await late.ask('/card/getLinkParamByPath', { link_path: 'kestrel' })).today).toBe('2025-11-17');
    expect((await late.ask('/card/getConfig', {})).today).toBe('2025-11-17');
    await late.close();
  });

  const wrong = [
    'nobody-knows-it',
    'closed2024',
    'kestrek',
    'KESTREL',
    'kestrel ',
    'a\u0000b',
    '../kestrel',
    'b7f3c1d28a4e4f0c9d6e2a51c07f8be5',
  ];
  it.each(wrong)('%j answers like any other that is not open', async (link_path) => {
    for (const path of ['/card/getLinkParamByPath', '/card/getConfig'] as const) {
      const [answer, unknown] = await Promise.all([test.call(path, { link_path }), test.call(path, { link_path: 'no-such-link' })]);
      expect(answer).toEqual(unknown);
      expect(answer).toMatchObject({ code: 3004, refusal: 'linkInvalid', data: { errors: [] } });
    }
  });

  it('answers alike when its day has passed', async () => {
    const before = await test.call('/card/getLinkParamByPath', { link_path: 'no-such-link' });
    await change('aisport', { expires_at: test.bank.clock.now() });
    expect(await test.call('/card/getLinkParamByPath', { link_path: 'aisport' })).toEqual(before);
    await change('aisport', { expires_at: null });
    expect(await test.refusal('/card/getLinkParamByPath', { link_path: 'aisport' })).toBe('success');
  });

  it('asks the database the same, whether it is known, closed or unknown', async () => {
    const asked: string[][] = [];
    for (const link_path of ['kestrel', 'closed2024', 'no-such-link']) {
      const seen: string[] = [];
      const { db } = test.bank.store;
      const spy = new Proxy(db, {
        get: (target, name) => {
          if (name === 'select' || name === 'insert' || name === 'update') seen.push(name);
          const value: unknown = Reflect.get(target, name);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
      const watched = { ...test.bank, store: { ...test.bank.store, db: spy } };
      await openLink(watched, spy, link_path, '10.9.9.9', test.bank.clock.now()).catch(() => undefined);
      asked.push(seen);
    }
    expect(asked[0]).toEqual(['insert', 'select']);
    expect(asked[1]).toEqual(asked[0]);
    expect(asked[2]).toEqual(asked[0]);
  });

  it('is not for guessing: an address may try so often', async () => {
    const few = await testBank({ throttle: { linkPerAddress: 3 } });
    const tryOne = (address: string) => few.refusal('/card/getLinkParamByPath', { link_path: 'guess' }, { address });
    expect([await tryOne('10.1.1.1'), await tryOne('10.1.1.1'), await tryOne('10.1.1.1'), await tryOne('10.1.1.1')]).toEqual([
      'linkInvalid',
      'linkInvalid',
      'linkInvalid',
      'tooManyRequests',
    ]);
    expect(await few.refusal('/card/getConfig', { link_path: 'kestrel' }, { address: '10.1.1.1' })).toBe('tooManyRequests');
    expect(await tryOne('10.1.1.2')).toBe('linkInvalid');
    await few.close();
  });
});

describe('a link’s token', () => {
  const origins = [
    ['our own page', 'http://localhost:4000', true],
    ['a program', '', true],
    ['the partner’s page', partner, true],
    ['the partner’s page at another port', 'http://127.0.0.1:4003', false],
    ['the partner’s page over https', 'https://127.0.0.1:4001', false],
    ['the partner’s page with a slash', `${partner}/`, false],
    ['a name that begins alike', 'http://127.0.0.1:40011', false],
    ['capitals', 'HTTP://127.0.0.1:4001', false],
    ['a page without an origin', 'null', false],
    ['a foreign page', 'https://evil.example', false],
  ] as const;

  it.each(origins)('%s: %s, %s', async (_what, origin, allowed) => {
    const link = await open('kestrel', origin);
    expect(link.allowed_origins_ok).toBe(allowed);
    expect(link.link_token === '').toBe(!allowed);
  });

  it('is good at the page that it was given to, and nowhere else', async () => {
    for (const [, given, allowed] of origins) {
      if (!allowed) continue;
      const { link_token } = await open('kestrel', given);
      for (const [, origin] of origins) {
        const got = await use(link_token, origin);
        expect({ given, origin, got }).toEqual({ given, origin, got: given === origin ? 'success' : 'sessionEnded' });
      }
    }
  });

  it('is refused when any letter of it is another', async () => {
    const { link_token } = await open('kestrel', partner);
    for (let at = 0; at < link_token.length; at += 1) {
      const letter = link_token[at] === 'a' ? 'b' : 'a';
      const changed = link_token.slice(0, at) + letter + link_token.slice(at + 1);
      expect({ at, got: await use(changed, partner) }).toEqual({ at, got: 'sessionEnded' });
    }
    for (const changed of [
      `${link_token}.x`,
      link_token.slice(0, -1),
      `${link_token}a`,
      `${link_token.slice(0, -1)}é`,
      'lnk.',
      'lnk..',
      'lnk.e30.',
    ])
      expect(await use(changed, partner)).toBe('sessionEnded');
  });

  it('ends after its hour, and with its link', async () => {
    const { link_token, expires_in_sec } = await open('kestrel', partner);
    await change('kestrel', { status: 'expired' });
    expect(await use(link_token, partner)).toBe('sessionEnded');
    await change('kestrel', { status: 'fresh', allowed_origins: [] });
    expect(await use(link_token, partner)).toBe('sessionEnded');
    await change('kestrel', { allowed_origins: [partner] });
    expect(await use(link_token, partner)).toBe('success');
    test.later(expires_in_sec - 1);
    expect(await use(link_token, partner)).toBe('success');
    test.later(1);
    expect(await use(link_token, partner)).toBe('sessionEnded');
  });

  it('is not given to a foreign page when the link wants a frame; ours in the frame gets one', async () => {
    expect(await open('kestrel-frame', partner)).toMatchObject({ allowed_origins_ok: true, isolation: 'frame', link_token: '' });
    const { link_token } = await open('kestrel-frame', 'http://localhost:4000', { host_origin: partner });
    expect(await use(link_token, 'http://localhost:4000')).toBe('success');
    expect(await use(link_token, partner)).toBe('sessionEnded');
  });

  it('sends receipts to the page around our frame, when the link knows it and our own page says it', async () => {
    const ours = 'http://localhost:4000';
    const receiptsOf = async (path: string, origin: string, host_origin: string) => {
      const { link_token } = await open(path, origin, { host_origin });
      const guest = await findGuest(test.bank, link_token, origin, test.bank.clock.now());
      return guest?.kind === 'link' ? guest.origin : null;
    };
    expect(await receiptsOf('kestrel-frame', ours, partner)).toBe(partner);
    expect(await receiptsOf('kestrel-frame', ours, 'https://evil.example')).toBe(ours);
    expect(await receiptsOf('kestrel', partner, 'http://127.0.0.1:4002')).toBe(partner);
    expect(await receiptsOf('vision2026', 'http://127.0.0.1:4002', partner)).toBe('http://127.0.0.1:4002');
  });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
