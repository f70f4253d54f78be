/** Every row of the contract by every kind of caller. A new call is in here by itself. */
import { callers, type Call } from '@bankside/core/contract/define.ts';
import { may, userTypes, type Code, codes as allCodes } from '@bankside/core/rules/access/permissions.ts';
import { callIsOpen, subAccountWith } from '@bankside/core/contract/colleagues/rights-table.ts';
import { linkRights, sessionRights } from '@bankside/core/rules/access/embed.ts';
import { type Tag } from '@bankside/core/rules/tags.ts';
import type { RefusalName } from '@bankside/core/rules/errors.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notify } from '../../domain/messages/notify.ts';
import { seededKycKey, seededPartnerKey } from '../../seed/cards/card-links.ts';
import { plainPdf } from '../sample-files.ts';
import { allCalls, testBank, type Caller, type TestBank } from '../test-bank.ts';

let test: TestBank;
/** Each kind of caller, with what the checks before a handler look at. */
type Kind = {
  readonly as?: Caller;
  readonly userType?: number;
  readonly authjson?: readonly string[];
  readonly approve?: number;
  readonly kyc?: number;
  /** Without a sign-in, but with something. */
  readonly guest?: 'link' | 'handoff' | 'partner';
  readonly embed?: Tag;
  readonly origin?: string;
  /** What comes along is good for nothing here, not even for what anyone may ask. */
  readonly lost?: true;
};
let kinds: Record<string, Kind>;
const someCodes = ['1', '2', '9', '10'] as const;

beforeAll(async () => {
  test = await testBank();
  const company = async (approve: number, kyc: number) =>
    (
      await test.fresh({
        approve_status: approve,
        kyc_status: kyc,
        users: [{ authjson: ['8'] }, { authjson: [...someCodes] }, { status: 'inactive', authjson: ['1'] }],
      })
    ).people;
  const [main, bare, able, gone] = await company(3, 4);
  const [waiting, waitingBare, waitingAble] = await company(1, 1);
  const [unverified, , unverifiedAble] = await company(3, 1);
  const [kycOnly] = await company(2, 4);
  const [reviewed, , reviewedAble] = await company(3, 2);
  const [sentBack, , sentBackAble] = await company(3, 3);
  const sub = userTypes.sub;
  kinds = {
    nobody: {},
    'a made-up token': { as: { token: 'x.y', userid: main.userid } },
    'a token with another person’s userid': { as: { token: main.token, userid: bare?.userid ?? '' } },
    main: { as: main, userType: 1, approve: 3, kyc: 4 },
    'sub-account without the code': { ...(bare ? { as: bare } : {}), userType: sub, authjson: ['8'], approve: 3, kyc: 4 },
    'sub-account with codes': { ...(able ? { as: able } : {}), userType: sub, authjson: someCodes, approve: 3, kyc: 4 },
    'inactive sub-account': { ...(gone ? { as: gone } : {}), userType: -1 },
    'documents not submitted': { as: waiting, userType: 1, approve: 1, kyc: 1 },
    'documents not submitted, without the code': {
      ...(waitingBare ? { as: waitingBare } : {}),
      userType: sub,
      authjson: ['8'],
      approve: 0,
      kyc: 1,
    },
    'documents not submitted, with codes': {
      ...(waitingAble ? { as: waitingAble } : {}),
      userType: sub,
      authjson: someCodes,
      approve: 0,
      kyc: 1,
    },
    'KYC not approved': { as: unverified, userType: 1, approve: 3, kyc: 1 },
    'KYC not approved, with codes': {
      ...(unverifiedAble ? { as: unverifiedAble } : {}),
      userType: sub,
      authjson: someCodes,
      approve: 3,
      kyc: 1,
    },
    'KYC under review': { as: reviewed, userType: 1, approve: 3, kyc: 2 },
    'KYC under review, with codes': {
      ...(reviewedAble ? { as: reviewedAble } : {}),
      userType: sub,
      authjson: someCodes,
      approve: 3,
      kyc: 2,
    },
    'KYC sent back': { as: sentBack, userType: 1, approve: 3, kyc: 3 },
    'KYC sent back, with codes': { ...(sentBackAble ? { as: sentBackAble } : {}), userType: sub, authjson: someCodes, approve: 3, kyc: 3 },
    'KYC approved before documents': { as: kycOnly, userType: 1, approve: 2, kyc: 4 },
    staff: { as: await test.as('staff@bankside.example'), userType: userTypes.staff, approve: 0, kyc: 4 },
    ...(await visitors(main)),
  };
});

const ours = 'http://localhost:4000';
const partner = 'http://127.0.0.1:4001';

/** Who asks without being signed in at the portal, and from where. */
async function visitors(main: Caller): Promise<Record<string, Kind>> {
  const as = (token: string, userid = ''): Caller => ({ token, userid });
  const link = async (origin: string) =>
    as((await test.ask('/card/getLinkParamByPath', { link_path: 'kestrel' }, { origin })).link_token, 'link');
  const phone = await test.ask('/init/uploadHandoff', { slot: 'card', field: 'ID, front' }, { as: main });
  const key = as(seededPartnerKey);
  const tag = await test.ask('/embed/session', { tag: 'card-apply', origin: partner }, { as: key });
  const embedded = as(tag.token, tag.userid);
  const wizard = await test.ask('/embed/session', { tag: 'kyc-wizard', origin: partner }, { as: as(seededKycKey) });
  return {
    'a visitor of a link, on our page': { as: await link(ours), origin: ours, guest: 'link' },
    'a visitor of a link, on a partner’s page': { as: await link(partner), origin: partner, guest: 'link' },
    'a visitor’s token on another page': { as: await link(partner), origin: ours },
    'a phone that continues an upload': { as: as(phone.handoff_token, 'handoff'), origin: ours, guest: 'handoff' },
    'a partner’s server': { as: key, guest: 'partner' },
    'a tag on a partner’s page': { as: embedded, origin: partner, embed: 'card-apply', userType: 1, approve: 3, kyc: 4 },
    'the KYC wizard on a partner’s page': {
      as: as(wizard.token, wizard.userid),
      origin: partner,
      embed: 'kyc-wizard',
      userType: 1,
      approve: 3,
      kyc: 1,
    },
    'a tag’s token on another page': { as: embedded, origin: 'https://evil.example' },
    'a session on a foreign page': { as: main, origin: partner, lost: true },
  };
}
afterAll(() => test.close());

const callAt = (path: string): Call => {
  const found = allCalls.find(({ call }) => call.path === path);
  if (!found) throw new Error(`no call ${path}`);
  return found.call;
};
const before: readonly string[] = ['sessionEnded', 'sessionRefused', 'noPermission', 'documentsNotApproved', 'kycNotApproved'];

/** The order of checks (API-08), written apart from the dispatcher. */
function expected(call: Call, { userType, authjson = [], approve = 0, kyc = 0, guest, embed, lost }: Kind): RefusalName | 'past' {
  const who = callers(call);
  if (lost) return 'sessionEnded';
  const rights = embed ? sessionRights[embed] : guest === 'link' ? linkRights['card-apply'] : null;
  if (guest && !who.includes('anyone') && !who.includes(guest)) return 'sessionEnded';
  if (rights && !rights.calls.includes(call.path)) return 'noPermission';
  if (guest || who.includes('anyone')) return 'past';
  if (userType === undefined) return 'sessionEnded';
  if (userType === -1) return 'sessionRefused';
  if (userType === userTypes.staff)
    return who.includes('staff') || (who.includes('signed-in') && call.documents === false) ? 'past' : 'noPermission';
  const codes = who.filter((each): each is Code => (allCodes as readonly string[]).includes(each));
  const allowed =
    who.includes('signed-in') ||
    (userType === userTypes.main && (who.includes('main') || codes.length > 0)) ||
    codes.some((code) => may({ userType, authjson }, code));
  if (!allowed) return 'noPermission';
  if (call.documents !== false && approve !== 0 && approve !== 3) return 'documentsNotApproved';
  return call.kyc && kyc !== 4 ? 'kycNotApproved' : 'past';
}

describe('each call lets in whom its row names, before it looks at the input', () => {
  it.each(allCalls.map(({ feature, name, call }) => [`${feature}.${name}`, call] as const))('%s', async (_name, call: Call) => {
    for (const [kind, who] of Object.entries(kinds)) {
      if (call.path === '/account/exitLogin' && who.userType !== undefined && who.userType > 0) continue; // would end the session that the others use
      if (call.path === '/embed/signOut' && who.embed) continue; // the same
      const { refusal } = await test.call(
        call.path as never,
        { hostile: '\u0000', page: -1 },
        { ...(who.as ? { as: who.as } : {}), origin: who.origin ?? '' },
      );
      const got = refusal && before.includes(refusal) ? refusal : 'past';
      const visitorsOnly = call.path === '/sendEmail' && !who.lost && !who.embed ? 'past' : got;
      expect({ kind, got: visitorsOnly }).toEqual({ kind, got: expected(call, who) });
    }
  });
});

describe('each single right opens the calls that the table of rights says (PER-18), and no other', () => {
  let people: readonly { readonly code: Code; readonly as: Caller }[];
  beforeAll(async () => {
    const fresh = await test.fresh({ users: allCodes.map((code) => ({ authjson: [code] })) });
    const subs = fresh.people.slice(1);
    people = allCodes.flatMap((code, at) => (subs[at] ? [{ code, as: subs[at] }] : []));
  });

  it.each(allCalls.filter(({ call }) => call.path !== '/account/exitLogin').map(({ call }) => call.path))('%s', async (path) => {
    for (const { code, as } of people) {
      const { refusal } = await test.call(path as never, { transfer_type: 0, page: -1 }, { as }); // what a handler would refuse it does not see
      const open = !refusal || !before.includes(refusal);
      expect({ code, open }).toEqual({ code, open: callIsOpen(path, subAccountWith(code)) || callers(callAt(path)).includes('anyone') });
    }
  });
});

describe('nobody sees another company', () => {
  it('whatever ids they send', async () => {
    const {
      company_id,
      people: [victim],
    } = await test.fresh({ project_name: 'CANARY Ltd', users: [{ full_name: 'CANARY Person' }], approve_status: 1 });
    const { file_key } = await test.upload('kyc', 'CANARY.pdf', 'application/pdf', plainPdf(), victim);
    await notify(test.bank.store.db, { company_id, kind: 'kyc_rejected', params: { reason: 'CANARY reason' }, now: test.bank.clock.now() });
    const {
      rows: [notice],
    } = await (test.bank.store.db.execute(
      sql`select notification_id from notifications where company_id = ${company_id}`,
    ) as unknown as Promise<{ rows: { notification_id: string }[] }>);
    const ids = {
      id: victim.userid,
      ids: [notice?.notification_id],
      file_key,
      company_id,
      avatar: file_key,
      certificate_of_incorporation: file_key,
      corporate_declaration: file_key,
      company_profile: file_key,
      purpose_document: file_key,
      draft: true,
      version: 1,
      company_type: 'corporate',
      type: 'idea',
      content: 'x',
      files: [file_key],
      userid: victim.userid,
    };
    for (const { call } of allCalls)
      for (const kind of ['main', 'sub-account with codes', 'documents not submitted', 'KYC not approved']) {
        const who = kinds[kind]?.as;
        if (call.path === '/account/exitLogin' || !who) continue;
        const answer = await test.dispatch(call.path, ids, {
          ...who,
          language: 'en',
          device: 'web',
          address: '10.0.0.1',
          origin: '',
          requestId: 'x',
          key: `idor ${kind}`,
        });
        expect(answer && JSON.stringify(answer.kind === 'json' ? answer : answer.file.name)).not.toContain('CANARY');
        if (answer?.kind === 'file') expect.unreachable(`${call.path} answered a file`);
      }
  });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
