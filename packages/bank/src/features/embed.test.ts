/** Partner keys and the sessions of signed-in tags: who gets one, and what it is good for. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededPartnerKey } from '../seed/cards/card-links.ts';
import { auditLines, companies, users } from '../store/schema.ts';
import { plainPdf } from '../testing/sample-files.ts';
import { plantedKey } from '../testing/partner-keys.ts';
import { testBank, type Caller, type TestBank } from '../testing/test-bank.ts';

let test: TestBank;
let staff: Caller;
beforeAll(async () => {
  test = await testBank();
  staff = await test.as('staff@bankside.example');
});
afterAll(() => test.close());

const shop = 'https://shop.example';
const fresh = async (order: Parameters<TestBank['fresh']>[0] = {}) => {
  const company = await test.fresh(order);
  const key = await plantedKey(test, company, { origins: [shop], tags: ['card-apply'] });
  return { company_id: company.company_id, main: company.people[0], ...key };
};
/** A company whose KYC is open, on the page of somebody who verifies it. */
const toVerify = async () => {
  const company = await test.fresh({ kyc_status: 1 });
  const { people } = company;
  const { as } = await plantedKey(test, company, { origins: [shop], tags: ['kyc-wizard'] });
  const { token, userid } = await test.ask('/embed/session', { tag: 'kyc-wizard', origin: shop }, { as });
  return { as: { token, userid }, main: people[0] };
};
const session = async (as: Caller, origin = shop) => {
  const { token, userid } = await test.ask('/embed/session', { tag: 'card-apply', origin }, { as });
  return { token, userid };
};
const directors = (as: Caller, origin: string) => test.refusal('/card/getDirectorList', {}, { as, origin });

describe('a partner key', () => {
  it('answers a token for one page and one tag, with a line in the audit trail', async () => {
    const { company_id, main, as, id } = await fresh();
    const given = await test.ask('/embed/session', { tag: 'card-apply', origin: 'https://SHOP.example' }, { as });
    expect(given).toMatchObject({
      userid: main.userid,
      expires_in_sec: 600,
      token: expect.stringMatching(new RegExp(`^emb\\.[\\w-]{22}\\.[\\w-]{43}\\.${id}$`)),
    });
    expect(new Date(given.expires_at).getTime() - test.bank.clock.now().getTime()).toBe(600_000);
    const lines = await test.bank.store.db.select().from(auditLines).where(eq(auditLines.company_id, company_id));
    expect(lines.at(-1)).toMatchObject({ action: 'embed.session', actor: `partner:${id}`, to_state: `card-apply ${shop}` });
  });

  it.each([
    'https://other.example',
    'http://shop.example',
    'https://shop.example:8443',
    'https://shop.example.evil.example',
    'https://a@shop.example',
  ])('is not for %s', async (origin) => {
    const { as } = await fresh();
    expect(await test.refusal('/embed/session', { tag: 'card-apply', origin }, { as })).toBe('originNotAllowed');
  });

  it('is for its tags only', async () => {
    const { as } = await fresh();
    expect(await test.refusal('/embed/session', { tag: 'card-apply-qr', origin: shop }, { as })).toBe('originNotAllowed');
  });

  it('is refused when a letter of it is another, and as the key of anything else', async () => {
    const { as, partner_key } = await fresh();
    for (let at = 0; at < partner_key.length; at += 1) {
      const token = partner_key.slice(0, at) + (partner_key[at] === 'A' ? 'B' : 'A') + partner_key.slice(at + 1);
      expect({ at, got: await test.refusal('/embed/session', { tag: 'card-apply', origin: shop }, { as: { token, userid: '' } }) }).toEqual(
        {
          at,
          got: 'sessionEnded',
        },
      );
    }
    expect(await directors(as, shop)).toBe('sessionEnded');
  });

  it('ends at once when it is revoked, and its sessions with it', async () => {
    const { company_id, as, id } = await fresh();
    const tag = await session(as);
    expect(await directors(tag, shop)).toBe('success');
    await test.ask('/admin/partner/revoke', { company_id, id, reason: 'Leaked' }, { as: staff });
    expect(await directors(tag, shop)).toBe('sessionEnded');
    expect(await test.refusal('/embed/session', { tag: 'card-apply', origin: shop }, { as })).toBe('sessionEnded');
    expect(await test.refusal('/admin/partner/revoke', { company_id, id, reason: 'Leaked' }, { as: staff })).toBe('wrongState');
    expect(await test.refusal('/admin/partner/revoke', { company_id, id: company_id, reason: 'Leaked' }, { as: staff })).toBe('notFound');
  });

  it('asks for so many tokens and no more', async () => {
    const few = await testBank({ throttle: { embedPerKey: 2 } });
    const ask = () =>
      few.refusal(
        '/embed/session',
        { tag: 'card-apply', origin: 'http://127.0.0.1:4001' },
        { as: { token: seededPartnerKey, userid: '' } },
      );
    expect([await ask(), await ask(), await ask()]).toEqual(['success', 'success', 'tooManyRequests']);
    await few.close();
  });
});

describe('one session for several tags (EMB-14)', () => {
  const several = async (tags: ('card-apply' | 'card-list' | 'deposit-address')[], at: Caller) => {
    const { token, userid } = await test.ask('/embed/session', { tags, origin: shop }, { as: at });
    return { token, userid };
  };
  const keyFor = async (tags: readonly string[]) => {
    const company = await test.fresh();
    return { company_id: company.company_id, ...(await plantedKey(test, company, { origins: [shop], tags })) };
  };

  it('opens the calls of each of its tags and of no other, and says so in the audit trail', async () => {
    const { as, id, company_id } = await keyFor(['card-list', 'deposit-address', 'card-apply']);
    const token = await several(['deposit-address', 'card-list', 'card-list'], as);
    const at = { as: token, origin: shop };
    expect(await test.refusal('/deposit/getConfig', {}, at)).toBe('success');
    expect(await test.refusal('/card/record', { tab: 'cards' }, at)).toBe('success');
    expect(await test.refusal('/card/getDirectorList', {}, at)).toBe('noPermission');
    const lines = await test.bank.store.db.select().from(auditLines).where(eq(auditLines.company_id, company_id));
    expect(lines.at(-1)).toMatchObject({ actor: `partner:${id}`, to_state: `deposit-address card-list ${shop}` });
  });

  it('is refused whole when the key is not for one of them', async () => {
    const { as } = await keyFor(['card-list']);
    const both = { tags: ['card-list', 'deposit-address'], origin: shop } as const;
    expect(await test.refusal('/embed/session', both, { as })).toBe('originNotAllowed');
    const answer = await test.call('/embed/session', both, { as });
    const msg = 'This key does not open deposit-address. Change what the key opens, or use another key.';
    expect(answer).toMatchObject({ code: 3005, msg, data: { errors: [{ field: 'tags', msg }] } });
    expect(await test.refusal('/embed/session', { tags: [], origin: shop }, { as })).toBe('invalid');
    expect(await test.refusal('/embed/session', { origin: shop }, { as })).toBe('invalid');
  });

  it('takes files of each of its forms', async () => {
    const { as } = await keyFor(['card-apply', 'card-list']);
    const at = { as: await several(['card-list', 'card-apply'], as), origin: shop };
    const wanted = { file_name: 'a.pdf', content_type: 'application/pdf', size: 9 } as const;
    expect(await test.refusal('/init/awsS3Auth', { ...wanted, slot: 'card' }, at)).toBe('success');
    expect(await test.refusal('/init/awsS3Auth', { ...wanted, slot: 'kyc' }, at)).toBe('invalid');
  });

  it('ends when its page signs it out, and another of the same person stays', async () => {
    const { as } = await keyFor(['card-list', 'deposit-address']);
    const [one, other] = [await several(['card-list', 'deposit-address'], as), await several(['card-list'], as)];
    const ask = (token: Caller) => test.refusal('/card/record', { tab: 'cards' }, { as: token, origin: shop });
    expect(await test.refusal('/embed/signOut', {}, { as: one, origin: 'https://other.example' })).toBe('sessionEnded');
    expect(await test.refusal('/embed/signOut', {}, { as: one, origin: shop })).toBe('success');
    expect([await ask(one), await ask(other)]).toEqual(['sessionEnded', 'success']);
    expect(await test.refusal('/embed/signOut', {}, { as: one, origin: shop })).toBe('sessionEnded');
  });
});

describe('an embedded session', () => {
  it('is good on its page and in our frame, and nowhere else', async () => {
    const tag = await session((await fresh()).as);
    for (const origin of [shop, 'http://localhost:4000']) expect(await directors(tag, origin)).toBe('success');
    for (const origin of ['', 'null', 'HTTPS://SHOP.EXAMPLE', `${shop}:443`, `${shop}/`, 'http://shop.example', 'https://other.example'])
      expect({ origin, got: await directors(tag, origin) }).toEqual({ origin, got: 'sessionEnded' });
  });

  it('verifies a company before it is verified, file by file, and nothing else of it', async () => {
    const { as, main } = await toVerify();
    const at = { as, origin: shop };
    const info = await test.ask('/account/kyc/getKycInfo', {}, at);
    expect(info).toMatchObject({ kyc_status: 1, may_edit: true });
    const [version = 0] = info.step_versions;
    await test.ask('/account/kyc/corporate', { draft: true, version, declarant_name: 'Aiko' }, at);
    expect((await test.ask('/account/kyc/getKycInfo', {}, { as: main })).corporate).toMatchObject({ declarant_name: 'Aiko' });
    const wanted = { slot: 'kyc', file_name: 'a.pdf', content_type: 'application/pdf', size: 9 } as const;
    expect(await test.refusal('/init/awsS3Auth', wanted, at)).toBe('success');
    for (const slot of ['avatar', 'card', 'support', 'feedback'])
      expect(await test.refusal('/init/awsS3Auth', { ...wanted, slot }, at)).toBe('invalid'); // files of its own form only
    expect(await test.refusal('/init/uploadHandoff', { slot: 'kyc', field: 'Company profile' }, at)).toBe('success');
    expect(await test.refusal('/init/uploadHandoff', { slot: 'support', field: 'Invoice' }, at)).toBe('invalid');
    const { file_key } = await test.upload('support', 'a.pdf', 'application/pdf', plainPdf(), main);
    expect(await test.refusal('/init/file', { file_key }, { as: main })).toBe('success');
    expect(await test.refusal('/init/file', { file_key }, at)).toBe('notFound');
  });

  it('is refused with another userid, when a letter of it is another, and after ten minutes', async () => {
    const { as, main } = await fresh({ users: [{ authjson: ['4'] }] });
    const tag = await session(as);
    expect(await directors({ ...tag, userid: main.userid.slice(0, -1) + (main.userid.endsWith('0') ? '1' : '0') }, shop)).toBe(
      'sessionEnded',
    );
    for (let at = 0; at < tag.token.length; at += 3) {
      const token = tag.token.slice(0, at) + (tag.token[at] === 'A' ? 'B' : 'A') + tag.token.slice(at + 1);
      expect({ at, got: await directors({ ...tag, token }, shop) }).toEqual({ at, got: 'sessionEnded' });
    }
    test.later(599);
    expect(await directors(tag, shop)).toBe('success');
    test.later(1);
    expect(await directors(tag, shop)).toBe('sessionEnded');
  });

  it('lasts only as long as its person and company do', async () => {
    const { as, main, company_id } = await fresh();
    const tag = await session(as);
    await test.bank.store.db.update(companies).set({ kyc_status: 1 }).where(eq(companies.company_id, company_id));
    expect(await directors(tag, shop)).toBe('kycNotApproved');
    await test.bank.store.db.update(users).set({ status: 'inactive' }).where(eq(users.user_id, main.userid));
    expect(await directors(tag, shop)).toBe('sessionEnded');
  });
});

describe('a portal’s session', () => {
  it('is refused on a foreign page, even for what anybody may ask', async () => {
    const { main } = await fresh();
    expect(await directors(main, 'http://localhost:4000')).toBe('success');
    for (const origin of [shop, 'null', 'http://127.0.0.1:4001'])
      for (const path of ['/card/getDirectorList', '/card/getConfig', '/init/captcha', '/account/kyc/getKycInfo'] as const)
        expect({ origin, path, got: await test.refusal(path, {}, { as: main, origin }) }).toEqual({ origin, path, got: 'sessionEnded' });
    const file = { file_key: 'k'.repeat(22) };
    for (const who of [main, staff])
      expect(await test.refusal('/init/file', file, { as: who, origin: shop }), 'staff’s files on a stranger’s page').toBe('sessionEnded');
  });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
