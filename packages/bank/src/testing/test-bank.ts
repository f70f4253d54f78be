/** A whole bank in process: the seeded database in memory, a frozen clock, uploads in a folder of its own, and the real dispatcher. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { contract, type BlobPath, type InOf, type OutOf, type Path } from '@bankside/core/contract/index.ts';
import { success, type RefusalName } from '@bankside/core/rules/errors.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import type { Slot } from '@bankside/core/rules/policy/policy.ts';
import { policy, withOverrides, type PolicyOverrides } from '@bankside/core/rules/policy/bank-policy.ts';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { desc, eq } from 'drizzle-orm';
import { systemClock } from '../adapters/clock.ts';
import { diskFiles } from '../adapters/files-disk.ts';
import { issuerAt } from '../adapters/issuer/http-issuer.ts';
import type { IssuerEvent } from '../adapters/issuer/issuer.ts';
import { readEvents } from '../adapters/issuer/issuer-events.ts';
import { takeEvents } from '../domain/cards/issuer-events.ts';
import type { openBooks } from '../issuer-simulator/keeper.ts';
import { openSimulator, type Simulator } from '../issuer-simulator/simulator.ts';
import type { Bank } from '../platform/bank.ts';
import { createDispatch, type Dispatch, type Reply } from '../platform/dispatch.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { handlers } from '../features/index.ts';
import { testNow } from '../ledger/fresh-company.ts';
import { sandboxKeys } from '../demo/deposit-keys.ts';
import { freshCompany, type CompanyOrder, type FreshCompany } from '../sandbox/fresh-company.ts';
import { findByEmail } from '../domain/identity/companies.ts';
import { createInspector } from '../platform/inspector/inspector.ts';
import { secretsFrom } from '../platform/secrets.ts';
import { startSession } from '../platform/callers/sessions.ts';
import { acceptUpload } from '../domain/files/upload-accept.ts';
import { openBody } from '../domain/messages/sealed-body.ts';
import { outbox } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { seededPassword } from '../demo/demo-people.ts';
import { fetchFrom, type Exchange } from './issuer/issuer-fetch.ts';
import { seededStore } from './seeded/seeded-snapshot.ts';
import { linkWebhooks } from './webhooks/webhook-links.ts';

export type Caller = { readonly token: string; readonly userid: string };
export type CallOptions = {
  readonly as?: Caller;
  readonly key?: string;
  readonly language?: Language;
  readonly address?: string;
  readonly agent?: string;
  readonly origin?: string;
  readonly version?: string;
};
export type Letter = typeof outbox.$inferSelect;
type AnyPath = Path | BlobPath;

export type TestBank = {
  readonly bank: Bank;
  readonly dispatch: Dispatch;
  /** What went wrong inside, by the log; a test that expects none asks that this is empty. */
  readonly faults: readonly string[];
  /** Every line of the log, whole. */
  readonly lines: readonly string[];
  /** What the bank sent to the issuer, and what that answered. */
  readonly sentToIssuer: readonly Exchange[];
  /** Where uploads and stored files are. */
  readonly folder: string;
  /** Any input at all; the whole reply. */
  call(path: AnyPath, input?: unknown, options?: CallOptions): Promise<Extract<Reply, { kind: 'json' }>>;
  /** Expects success and answers its data. */
  ask<P extends Path>(path: P, input: InOf<P>, options?: CallOptions): Promise<OutOf<P>>;
  file(path: BlobPath, input: unknown, options?: CallOptions): Promise<{ bytes: Buffer; name: string; type: string }>;
  /** The refusal's name, or 'success'. */
  refusal(path: AnyPath, input?: unknown, options?: CallOptions): Promise<RefusalName | 'success'>;
  /** Signs a seeded or fresh person in without the form. */
  as(email: string): Promise<Caller>;
  /** With a webhook link of every kind, so that its events are written. */
  fresh(order?: CompanyOrder): Promise<FreshCompany>;
  captcha(harder?: boolean): Promise<string>;
  signIn(email: string, password?: string, options?: CallOptions): Promise<Caller>;
  /** Newest first. */
  mail(to: string): Promise<Letter[]>;
  /** The code of the newest mail that has one. */
  code(to: string): Promise<string>;
  /** Authorises, sends and finishes; answers the last reply and the key. */
  upload(
    slot: Slot,
    name: string,
    type: string,
    bytes: Buffer,
    as: Caller,
    draft?: string,
  ): Promise<{ reply: Extract<Reply, { kind: 'json' }>; file_key: string }>;
  /** The card issuer behind the bank's adapter: its books, and what happens in the world. */
  readonly issuer: Simulator;
  /** The bank takes all events that the issuer has not pushed yet. */
  issuerPushes(): Promise<void>;
  later(seconds: number): void;
  close(): Promise<void>;
};

const byOne = { 'kyc.approve': 'never', 'kyc.acceptChange': 'never', 'link.save': 'never', 'link.logo': 'never' } as const;
/** The same captcha, solved sooner; and one person of staff for everything, but in the tests that are about two. */
const testPolicy = {
  bank: { timeZone: 'Asia/Singapore' },
  captcha: { cost: 10, harder: 2 },
  staff: { secondPersonAboveUsd: '1000000000000000000000', secondPerson: { ...byOne, 'partnerKey.issue': 'never' } },
} as const satisfies PolicyOverrides;

/** Where a test's people call from, unless it says otherwise. */
const ownAddress = '10.0.0.1';

/** On a store of its own, or on one that several share, as several processes do; the issuer's books in memory, or kept in a file. */
export async function testBank(
  overrides: PolicyOverrides = {},
  at?: Store,
  issuerBooks: Partial<ReturnType<typeof openBooks>> = {},
): Promise<TestBank> {
  const store = at ?? (await seededStore());
  const clock = systemClock();
  clock.freeze(testNow);
  const folder = await mkdtemp(join(tmpdir(), 'bank-files-'));
  const secrets = secretsFrom('a secret of the tests');
  const faults: string[] = [];
  const lines: string[] = [];
  const log: Bank['log'] = {
    info: (what, fields) => void lines.push(JSON.stringify([what, fields])),
    warn: (what, fields) => void lines.push(JSON.stringify([what, fields])),
    error: (what, fields = {}) => {
      lines.push(JSON.stringify([what, fields]));
      faults.push(`${what}: ${fields.fault ?? ''}`);
    },
  };
  const sentToIssuer: Exchange[] = [];
  const files = await diskFiles(folder, secrets);
  const issuerSecret = 'of the issuer of the tests';
  const issuer = openSimulator({ now: () => clock.now(), zone: () => bank.policy.bank.timeZone, secret: issuerSecret, ...issuerBooks });
  const bank: Bank = {
    store,
    clock,
    secrets,
    log,
    issuer: issuerAt('http://issuer', issuerSecret, fetchFrom(issuer, sentToIssuer), (path, why) => log.error(path, { fault: why })),
    issuerSecret,
    files,
    inspector: createInspector(),
    policy: withOverrides(withOverrides(policy, testPolicy), overrides),
    keys: sandboxKeys,
    sandbox: true,
    origin: 'http://localhost:4000',
    webhookAllow: [],
    demo: { partner: 'http://127.0.0.1:4001', visionlife: 'http://127.0.0.1:4002' },
  };
  const dispatch = createDispatch(bank, handlers);
  let shifted = 0;

  const asked = ({
    as,
    key = randomUUID(),
    language = 'en',
    address = ownAddress,
    agent = '',
    origin = '',
    version = '',
  }: CallOptions = {}): RequestContext => ({
    token: as?.token ?? '',
    userid: as?.userid ?? '',
    language,
    device: 'web',
    address,
    agent,
    origin,
    version,
    requestId: randomUUID(),
    key,
  });
  const reply = async (path: string, input: unknown, options?: CallOptions): Promise<Reply> => {
    const answer = await dispatch(path, input, asked(options));
    if (!answer) throw new Error(`no call ${path}`);
    return answer;
  };
  const test: TestBank = {
    bank,
    dispatch,
    faults,
    lines,
    sentToIssuer,
    folder,
    call: async (path, input = {}, options) => {
      const answer = await reply(path, input, options);
      return answer.kind === 'json' ? answer : { kind: 'json', code: success, msg: '', data: null };
    },
    ask: async <P extends Path>(path: P, input: InOf<P>, options?: CallOptions) => {
      const answer = await test.call(path, input, options);
      if (answer.code !== success)
        throw new Error(`${path} answered ${answer.code} ${answer.refusal ?? ''} ${JSON.stringify(answer.data)} ${faults.at(-1) ?? ''}`);
      return answer.data as OutOf<P>;
    },
    file: async (path, input, options) => {
      const answer = await reply(path, input, options);
      if (answer.kind !== 'file') throw new Error(`${path} answered ${answer.code} ${answer.refusal ?? ''}`);
      const { name, type, ...rest } = answer.file;
      return { name, type, bytes: 'stream' in rest ? await wholeOf(rest.stream) : rest.bytes };
    },
    refusal: async (path, input, options) => (await test.call(path, input, options)).refusal ?? 'success',
    as: async (email) => {
      const user = await findByEmail(store.db, email);
      if (!user) throw new Error(`nobody has ${email}`);
      return { token: await startSession(store.db, user, { device: 'web', address: ownAddress, now: clock.now() }), userid: user.user_id };
    },
    fresh: async (order = {}) => {
      const made = await freshCompany(bank, order, ownAddress);
      await linkWebhooks(bank, made.company_id);
      return made;
    },
    captcha: async (harder = false) => {
      const { challenge } = await test.ask('/init/captcha', { harder });
      return solve(challenge as Challenge);
    },
    signIn: async (email, password = seededPassword, options) => {
      const { token, userid } = await test.ask('/account/login', { email, password, captcha: await test.captcha() }, options);
      return { token, userid };
    },
    mail: async (to) => {
      const rows = await store.db.select().from(outbox).where(eq(outbox.recipient, to)).orderBy(desc(outbox.created_at));
      return rows.map((row) => ({ ...row, body: openBody(secrets, row.body) }));
    },
    code: async (to) => {
      for (const { template, body } of await test.mail(to)) {
        const code = template.startsWith('code_') ? /\b\d{6}\b/.exec(body)?.[0] : undefined;
        if (code) return code;
      }
      throw new Error(`no code was sent to ${to}`);
    },
    upload: async (slot, name, type, bytes, as, draft) => {
      const of = draft === undefined ? {} : { draft };
      const granted = await test.call(
        '/init/awsS3Auth',
        {
          slot,
          file_name: name,
          content_type: type,
          size: Math.max(1, Math.min(bytes.length, bank.policy.upload.slots[slot].maxBytes)),
          ...of,
        },
        { as },
      );
      if (granted.code !== success) return { reply: granted, file_key: '' };
      const { upload_url, fields, file_key } = granted.data as OutOf<'/init/awsS3Auth'>;
      await post(bank, upload_url, fields, bytes, name);
      return { reply: await test.call('/init/uploadDone', { file_key, ...of }, { as }), file_key };
    },
    issuer,
    issuerPushes: async () => {
      const take = async (events: readonly IssuerEvent[]) => {
        const read = readEvents(JSON.stringify({ events }));
        if (read?.wrong.length !== 0) throw new Error(`events cannot be read: ${read?.wrong.join('; ')}`);
        await takeEvents(bank, read.events);
        return true;
      };
      while (await issuer.push(take));
    },
    later: (seconds) => clock.shift((shifted += seconds)),
    close: async () => {
      issuer.close();
      await bank.inspector.close();
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return test;
}

const wholeOf = async (stream: Readable): Promise<Buffer> => Buffer.concat((await stream.toArray()).map((part) => Buffer.from(part)));

/** Base64 of {challenge, solution}, as the kit's captcha field sends it. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Sends bytes as a browser's form does. */
export async function post(bank: Bank, url: string, fields: Readonly<Record<string, string>>, bytes: Buffer, name: string): Promise<void> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const request = new Request('http://bank', { method: 'POST', body: form });
  const body = Buffer.from(await request.arrayBuffer());
  await acceptUpload(bank, url.replace('/files/', ''), request.headers.get('content-type') ?? '', Readable.from([body]));
}

export const allCalls = Object.entries(contract).flatMap(([feature, calls]) =>
  Object.entries(calls).map(([name, call]) => ({ feature, name, call })),
);
