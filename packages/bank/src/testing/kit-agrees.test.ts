/** The test kit for partners (packages/core/src/testing) against the bank: the same calls, the same codes, the same shapes (EMB-19). */
import type { Language } from '@bankside/core/rules/languages.ts';
import { createTestBank } from '@bankside/core/testing/bank.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rightFields } from './card-visitor.ts';
import { plantedKey } from './partner-keys.ts';
import { plainPdf, png } from './sample-files.ts';
import { post, testBank, type TestBank } from './test-bank.ts';

type Who = { readonly token: string; readonly userid: string };
type Reply = { readonly code: number; readonly data: unknown };
type Options = { readonly as?: Who | undefined; readonly key?: string; readonly language?: Language };
/** One bank of two: the real one, or the kit. */
type Side = {
  readonly name: string;
  call(path: string, input: unknown, options?: Options): Promise<Reply & { readonly msg: string }>;
  captcha(): Promise<string>;
  code(email: string): Promise<string>;
  send(url: string, fields: Readonly<Record<string, string>>, bytes: Buffer, name: string): Promise<void>;
  /** Its partner key, for all tags: of a company that is verified, and of one that is not. */
  readonly key: Who;
  readonly newcomers: Who;
};
const shop = 'https://shop.example';

let real: TestBank;
let sides: readonly [Side, Side];
beforeAll(async () => {
  real = await testBank();
  const origins = [shop];
  const { as: key } = await plantedKey(real, await real.fresh(), { origins });
  const { as: newcomers } = await plantedKey(real, await real.fresh({ kyc_status: 1 }), { origins });
  const kit = createTestBank({ origins: [shop] });
  const ofKit: Who = { token: kit.partnerKey, userid: 'partner' };
  const fromShop = (as?: Who) => (as?.token.startsWith('emb.') ? { origin: shop } : {});
  sides = [
    {
      name: 'bank',
      call: (path, input, { as, ...options } = {}) =>
        real.call(path as never, input, { ...options, ...(as ? { as } : {}), ...fromShop(as) }),
      captcha: () => real.captcha(),
      code: (email) => real.code(email),
      send: (url, fields, bytes, name) => post(real.bank, url, fields, bytes, name),
      key,
      newcomers,
    },
    {
      name: 'kit',
      call: async (path, input, { as, key: once = crypto.randomUUID(), language = 'en' } = {}) => {
        const headers = { token: as?.token ?? '', userid: as?.userid ?? '', 'idempotency-key': once, language, ...fromShop(as) };
        const answer = await kit.fetch(`${kit.origin}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(input) });
        return (await answer.json()) as Reply & { msg: string };
      },
      captcha: async () => btoa(JSON.stringify({ challenge: {}, solution: { counter: 0 } })),
      code: async (email) => kit.mail(email)[0]?.code ?? '',
      send: async (url, fields, bytes, name) => {
        const form = new FormData();
        for (const [field, value] of Object.entries(fields)) form.append(field, value);
        form.append('file', new Blob([new Uint8Array(bytes)]), name);
        await kit.fetch(kit.origin + url, { method: 'POST', body: form });
      },
      key: ofKit,
      newcomers: ofKit,
    },
  ];
});
afterAll(() => real.close());

/** Names and kinds, not values: of a list that of its first row, of an empty one nothing. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [shapeOf(value[0])] : [];
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
}
/** Where both say something: an empty list, or nothing yet, is like any other. */
function differences(one: unknown, other: unknown, at = ''): string[] {
  if (one === 'null' || other === 'null') return [];
  if (Array.isArray(one) && Array.isArray(other)) return one.length > 0 && other.length > 0 ? differences(one[0], other[0], `${at}[]`) : [];
  if (typeof one !== 'object' || typeof other !== 'object') return one === other ? [] : [`${at}: ${String(one)}, ${String(other)}`];
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].flatMap((name) =>
    name in a && name in b ? differences(a[name], b[name], `${at}.${name}`) : [`${at}.${name} is in one alone`],
  );
}
/** What a partner's colours, prefix and lists of actions are: each bank's own. */
const own = /\.(branding|challenge)\.|\.(fields)\./;

/** The same walk on both; answers what both said, step by step. */
async function both(walk: (side: Side, say: (step: string, reply: Reply & { readonly msg: string }) => void) => Promise<void>) {
  const said = await Promise.all(
    sides.map(async (side) => {
      const steps: [string, Reply & { readonly msg: string }][] = [];
      await walk(side, (step, reply) => void steps.push([step, reply]));
      return steps;
    }),
  );
  const [bank = [], kit = []] = said;
  expect(kit.map(([step, { code }]) => [step, code])).toEqual(bank.map(([step, { code }]) => [step, code]));
  for (const [at, [step, { code, msg, data }]] of bank.entries()) {
    const other = kit[at]?.[1];
    expect([step, differences(shapeOf(data), shapeOf(other?.data)).filter((each) => !own.test(`${each} `))]).toEqual([step, []]);
    if (code !== 200) expect([step, other?.msg, faultsIn(other)]).toEqual([step, msg, faultsIn({ data })]);
  }
  return bank;
}
const faultsIn = (reply: { readonly data: unknown } | undefined) =>
  ((reply?.data as { errors?: readonly { field: string; rule: string; msg: string }[] } | undefined)?.errors ?? [])
    .map(({ field, rule, msg }) => [field, rule, msg])
    .toSorted();
const data = (reply: Reply) => reply.data as Record<string, string>;

/** Of a link's visitor: token, draft, proven email, three files. */
async function visit(side: Side, name: string) {
  const opened = await side.call('/card/getLinkParamByPath', { link_path: 'kestrel', userid: 'member-81' });
  const as: Who = { token: data(opened)['link_token'] ?? '', userid: 'link' };
  const draft = await side.call('/card/draftSave', { step: 'about', values: { first_name: 'Aiko' } }, { as });
  const handle = data(draft)['handle'] ?? '';
  const names = { email: `${name}-${side.name}@visitor.example`, username: `${name}_${side.name}` };
  await side.call('/sendEmail', { email: names.email, purpose: 'card_apply', captcha: await side.captcha() }, { as });
  const proof = await side.call('/card/verifyCode', { email: names.email, email_code: await side.code(names.email) }, { as });
  const upload = async (file_name: string, content_type: string, bytes: Buffer) => {
    const grant = await side.call('/init/awsS3Auth', { slot: 'card', file_name, content_type, size: bytes.length, draft: handle }, { as });
    const { upload_url, fields, file_key } = grant.data as { upload_url: string; fields: Record<string, string>; file_key: string };
    await side.send(upload_url, fields, bytes, file_name);
    return { grant, done: await side.call('/init/uploadDone', { file_key, draft: handle }, { as }), file_key };
  };
  return { as, opened, draft, handle, names, proof, email_token: data(proof)['email_token'] ?? '', upload };
}

describe('an application by a link', () => {
  it('begins, saves, proves, sends files, is refused field by field, and is sent once', async () => {
    const image = await png();
    await both(async (side, say) => {
      say('unknown link', await side.call('/card/getLinkParamByPath', { link_path: 'nobody' }));
      const { as, opened, draft, handle, names, proof, email_token, upload } = await visit(side, 'sent');
      say('link', opened);
      say('draft', draft);
      say('proof', proof);
      say('lists', await side.call('/card/getConfig', { link_path: 'kestrel' }, { as }));
      say('draft again', await side.call('/card/draftSave', { handle, step: 'about', values: {} }, { as }));
      say('draft read', await side.call('/card/draftLoad', { handle }, { as }));
      say('no draft', await side.call('/card/draftLoad', { handle: 'x'.repeat(40) }, { as }));
      say('name free', await side.call('/card/verifyUsername', { username: names.username }, { as }));
      say('no captcha', await side.call('/sendEmail', { email: 'new@visitor.example', purpose: 'card_apply' }, { as }));
      say('not its code', await side.call('/sendEmail', { email: names.email, purpose: 'reset', captcha: await side.captcha() }, { as }));
      say('wrong code', await side.call('/card/verifyCode', { email: 'nobody@visitor.example', email_code: '000000' }, { as }));
      say('used code', await side.call('/card/verifyCode', { email: names.email, email_code: '000000' }, { as }));
      const locked = `locked-${side.name}@visitor.example`;
      await side.call('/sendEmail', { email: locked, purpose: 'card_apply', captcha: await side.captcha() }, { as });
      for (let tries = 1; tries <= 6; tries += 1)
        say(`wrong code ${tries}`, await side.call('/card/verifyCode', { email: locked, email_code: '000000' }, { as }));
      const front = await upload('front.png', 'image/png', image);
      say('grant', front.grant);
      say('file', front.done);
      say('no picture', (await upload('back.png', 'image/png', Buffer.from('MZ this is no picture at all'))).done);
      const asked = { slot: 'card', file_name: 'a.exe', content_type: 'application/x-msdownload', size: 10, draft: handle };
      say('no such type', await side.call('/init/awsS3Auth', asked, { as }));
      say(
        'too large',
        await side.call('/init/awsS3Auth', { ...asked, file_name: 'a.png', content_type: 'image/png', size: 9_000_000 }, { as }),
      );
      const back = await upload('back.png', 'image/png', image);
      const bill = await upload('bill.pdf', 'application/pdf', plainPdf());
      const files = { id_front: front.file_key, id_back: back.file_key, poa_front: bill.file_key };
      const form = { link_path: 'kestrel', ...rightFields, ...files, ...names, email_token, draft: handle, captcha: await side.captcha() };
      const send = (more: object, key?: string) => side.call('/card/linkSubmit', { ...form, ...more }, { as, ...(key ? { key } : {}) });
      say('empty', await send({ first_name: '', id_type: 'library_card', mobile: 'x' }));
      say('too young', await send({ birth_date: '2020-01-01', poa_date: '2024-01-01' }));
      say('not proved', await send({ email_token: 'made-up' }));
      say('no such file', await send({ id_back: 'x'.repeat(32) }));
      const captcha = await side.captcha();
      const once = await send({ captcha }, 'one-intent');
      say('sent', once);
      expect(await send({ captcha }, 'one-intent')).toEqual(once);
      say('another under its key', await send({ captcha, notes: 'x' }, 'one-intent'));
      say('its draft is gone', await side.call('/card/draftLoad', { handle }, { as }));
      const { view_token, application_no } = data(once);
      say('read', await side.call('/card/get', { view_token, application_no }));
      say('of nobody', await side.call('/card/get', { view_token: 'x'.repeat(40) }));
      const second = await visit(side, 'second');
      say('name taken', await side.call('/card/verifyUsername', { username: names.username }, { as: second.as }));
      say('not the link’s call', await side.call('/deposit/getConfig', {}, { as }));
      say('no token', await side.call('/card/draftLoad', { handle }));
    });
  }, 60_000);

  it('goes on by a QR code, and on a phone', async () => {
    await both(async (side, say) => {
      const opened = await side.call('/card/getLinkParamByPath', { link_path: 'kestrel', tag: 'card-apply-qr' });
      const as: Who = { token: data(opened)['link_token'] ?? '', userid: 'link' };
      const shown = await side.call('/card/qrStart', {}, { as });
      const { follow_token, url = '' } = data(shown);
      say('shown', shown);
      say('waits', await side.call('/card/applyStatus', { follow_token }, { as }));
      say('opened', await side.call('/card/qrOpened', { qr_token: url.split('#qr=')[1] ?? '' }));
      say('is open', await side.call('/card/applyStatus', { follow_token }, { as }));
      say('not this tag', await side.call('/card/draftSave', { step: 'about', values: {} }, { as }));
      const { as: visitor, handle } = await visit(side, 'phone');
      const code = await side.call('/init/uploadHandoff', { slot: 'card', field: 'ID', draft: handle }, { as: visitor });
      say('code', code);
      say('phone', await side.call('/init/handoffState', { handoff_token: data(code)['handoff_token'], opened: true }));
      say('closed', await side.call('/init/handoffState', { handoff_token: data(code)['handoff_token'], close: true }));
    });
  });
});

describe('what a partner’s server and its signed-in pages ask', () => {
  const open = async (side: Side, tag: string, by: Who = side.key) => {
    const reply = await side.call('/embed/session', { tag, origin: shop }, { as: by });
    return { reply, as: { token: data(reply)['token'] ?? '', userid: data(reply)['userid'] ?? '' } };
  };
  it('sessions, and their end', async () => {
    await both(async (side, say) => {
      say('wrong key', await side.call('/embed/session', { tag: 'card-list', origin: shop }, { as: { token: 'ptk.wrong', userid: '' } }));
      say('wrong origin', await side.call('/embed/session', { tag: 'card-list', origin: 'https://other.example' }, { as: side.key }));
      say('no tag', await side.call('/embed/session', { origin: shop }, { as: side.key }));
      const { reply, as } = await open(side, 'deposit-address');
      say('session', reply);
      say('not its call', await side.call('/card/record', {}, { as }));
      say('over', await side.call('/embed/signOut', {}, { as }));
      say('it is', await side.call('/deposit/getConfig', {}, { as }));
      say('events', await side.call('/partner/events', {}, { as: side.key }));
      say('wrong cursor', await side.call('/partner/events', { after: 'x' }, { as: side.key }));
      say('company', await side.call('/partner/status', { about: 'company' }, { as: side.key }));
      say('nothing', await side.call('/partner/status', { about: 'nothing' }, { as: side.key }));
    });
  });
  it('deposits', async () => {
    await both(async (side, say) => {
      const { as } = await open(side, 'deposit-address');
      say('offered', await side.call('/deposit/getConfig', {}, { as }));
      for (const [asset, network] of [
        ['USDT', 'TRC20'],
        ['USDC', 'ERC20'],
        ['BTC', undefined],
      ] as const)
        // prettier-ignore
        say(`${asset} on ${network ?? 'its own'}`, await side.call('/deposit/details', { currency: asset, ...(network ? { network } : {}) }, { as }));
      say('not on this', await side.call('/deposit/details', { currency: 'BTC', network: 'TRC20' }, { as }));
      say('which', await side.call('/deposit/details', { currency: 'USDT' }, { as }));
      say('none yet', await side.call('/deposit/record', {}, { as }));
    });
  });
  it('verification', async () => {
    await both(async (side, say) => {
      const { as } = await open(side, 'kyc-wizard', side.newcomers);
      const before = await side.call('/account/kyc/getKycInfo', {}, { as });
      say('file', before);
      const { step_versions, version } = before.data as { step_versions: number[]; version: number };
      say('saved', await side.call('/account/kyc/corporate', { draft: true, version: step_versions[0], business_type: 'llc' }, { as }));
      say('by another', await side.call('/account/kyc/corporate', { draft: true, version: step_versions[0] }, { as }));
      say('not whole', await side.call('/account/kyc/company', { draft: false, version: step_versions[1] }, { as }));
      say('gone on', await side.call('/account/kyc/submit', { version }, { as }));
      const after = await side.call('/account/kyc/getKycInfo', {}, { as });
      const early = await side.call('/account/kyc/submit', { version: (after.data as { version: number }).version }, { as });
      expect([side.name, early.code]).toEqual([side.name, 2011]);
    });
  });
  it('cards', async () => {
    await both(async (side, say) => {
      const { as } = await open(side, 'card-list');
      say('list', await side.call('/card/record', { tab: 'cards' }, { as }));
      say('none', await side.call('/card/info', { card_id: 'nothing' }, { as }));
      say('purchases', await side.call('/card/transactionDetails', {}, { as }));
      say('top-ups', await side.call('/card/topRecord', {}, { as }));
      say('no operation', await side.call('/card/modifyOpStatus', { card_id: 'x', op: 'burn' }, { as }));
    });
  });
});

it('left no fault behind at the bank', () => expect(real.faults).toEqual([]));
