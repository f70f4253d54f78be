/** Every call and every purpose of a code, with every tag's token: what the table names is open, and nothing else. */
import { linkRights, sessionRights, type TagRights } from '@bankside/core/rules/access/embed.ts';
import { otpPurposes } from '@bankside/core/rules/options.ts';
import { linkTags, tags } from '@bankside/core/rules/tags.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveEmail, rightFields, visit } from '../../testing/card-visitor.ts';
import { plainPdf, png } from '../../testing/sample-files.ts';
import { plantedKey } from '../../testing/partner-keys.ts';
import { allCalls, testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let company: Awaited<ReturnType<TestBank['fresh']>>;
const shop = 'https://shop.example';
type Token = { readonly name: string; readonly rights: TagRights; readonly as: Caller; readonly origin: string };
const tokens: Token[] = [];
const tokenOf = (name: string) => {
  const found = tokens.find((token) => token.name === name);
  if (!found) throw new Error(`no token of ${name}`);
  return found;
};

beforeAll(async () => {
  test = await testBank({ throttle: { loginPerAddress: 1_000_000, linkPerAddress: 1_000_000 } });
  company = await test.fresh();
  const key = await plantedKey(test, company, { origins: [shop] });
  for (const tag of tags) {
    const as = await test.ask('/embed/session', { tag, origin: shop }, { as: key.as });
    tokens.push({ name: `session of ${tag}`, rights: sessionRights[tag], as, origin: shop });
  }
  for (const tag of linkTags)
    tokens.push({ name: `link of ${tag}`, rights: linkRights[tag], as: await visit(test, 'kestrel', 'u_9', tag), origin: '' });
});
afterAll(() => test.close());

const names = [...tags.map((tag) => `session of ${tag}`), ...linkTags.map((tag) => `link of ${tag}`)];

describe.each(names)('the token of a %s', (name) => {
  it('opens the calls of its row, and no other', async () => {
    const { rights, as, origin } = tokenOf(name);
    for (const { call } of allCalls) {
      if (call.path === '/embed/signOut') continue; // would end it (features/embed.test.ts)
      const got = await test.refusal(call.path as never, { hostile: true }, { as, origin });
      expect({ path: call.path, shut: got === 'noPermission' || got === 'sessionEnded' }).toEqual({
        path: call.path,
        shut: !rights.calls.includes(call.path),
      });
    }
  });

  it('has codes mailed for the purposes of its row, and no other', async () => {
    const { rights, as, origin } = tokenOf(name);
    for (const purpose of otpPurposes) {
      const email = `${purpose}.${names.indexOf(name)}@codes.example`;
      const own = company.people[0].email;
      const before = (await test.mail(own)).length;
      const got = await test.refusal('/sendEmail', { email, purpose, captcha: await test.captcha() }, { as, origin });
      const open = rights.codes.includes(purpose);
      const sent = (await test.mail(email)).length + (await test.mail(own)).length - before;
      expect({ purpose, got, sent }).toEqual({ purpose, got: open ? 'success' : 'noPermission', sent: open ? 1 : 0 });
    }
  });
});

describe('what a tag is there for', () => {
  it('an application by a session goes from its draft to its number, and reads nothing but drafts', async () => {
    const { as, origin } = tokenOf('session of card-apply');
    const at = { as, origin };
    const email = 'own.task@codes.example';
    await test.ask('/sendEmail', { email, purpose: 'card_apply' }, at);
    const { email_token } = await test.ask('/card/verifyCode', { email, email_code: await test.code(email) }, at);
    const { id } = await test.ask('/card/submit', { draft: true, form: { first_name: 'Nadia' } }, at);
    expect((await test.ask('/card/get', { id }, at)).form).toMatchObject({ first_name: 'Nadia' });
    const send = async (name: string, type: string, bytes: Buffer) => {
      const wanted = { slot: 'card', file_name: name, content_type: type, size: bytes.length } as const;
      expect(await test.refusal('/init/awsS3Auth', wanted, at)).toBe('success');
      return (await test.upload('card', name, type, bytes, company.people[0])).file_key;
    };
    const image = await png();
    const files = {
      id_front: await send('front.png', 'image/png', image),
      id_back: await send('back.png', 'image/png', image),
      poa_front: await send('bill.pdf', 'application/pdf', plainPdf()),
    };
    const form = { ...rightFields, ...files, id, email, email_token, username: 'own_errand' };
    const sent = await test.ask('/card/submit', form, at);
    expect(sent.application_no).not.toBe('');
    expect(await test.refusal('/card/get', { id }, at), 'once it is sent').toBe('notFound');
    const { id: others } = await test.ask('/card/submit', { draft: true, form: {} }, { as: company.people[0] });
    expect(await test.refusal('/card/get', { id: others }, { as: company.people[0] })).toBe('success');
  });

  it('a link’s form proves an email, keeps a draft and takes a file', async () => {
    const { as } = tokenOf('link of card-apply');
    expect(await proveEmail(test, as, 'link.task@codes.example')).not.toBe('');
    const { handle } = await test.ask('/card/draftSave', { step: 'about', values: {} }, { as });
    expect((await test.upload('card', 'front.png', 'image/png', await png(), as, handle)).file_key).not.toBe('');
  });

  it('a code on a screen is shown and followed', async () => {
    const { as } = tokenOf('link of card-apply-qr');
    const { follow_token } = await test.ask('/card/qrStart', {}, { as });
    expect((await test.ask('/card/applyStatus', { follow_token }, { as })).state).toBe('shown');
  });

  it('a deposit address is read', async () => {
    const { as, origin } = tokenOf('session of deposit-address');
    expect(await test.refusal('/deposit/getConfig', {}, { as, origin })).toBe('success');
    expect(await test.refusal('/deposit/record', {}, { as, origin })).toBe('success');
  });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
