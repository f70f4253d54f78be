/** What the kit's bank keeps, in memory alone. */
import { policy } from '../rules/policy/policy.ts';
import type { RefusalName } from '../rules/errors.ts';
import type { ApplicationStep } from '../rules/cards/applying.ts';
import type { Language } from '../rules/languages.ts';
import type { LinkTag, Tag } from '../rules/tags.ts';
import type { OutOf } from '../contract/index.ts';
import { testClock, type TestClock } from './clock.ts';
import type { Decision, TestBankOptions, TestCall, TestLink, TestMail } from './kit.ts';
import type { Fault } from './rows.ts';
import type { Params } from './words.ts';

type Application = OutOf<'/card/get'>;
type Event = OutOf<'/partner/events'>['list'][number];
export type Link = Required<Omit<TestLink, 'origins'>> & { readonly path: string; readonly origins: readonly string[] | null };
export type LinkGuest = { kind: 'link'; link: Link; at: string; receiptsFor: string; userRef: string; tag: LinkTag; until: number };
export type Guest = LinkGuest | { kind: 'handoff'; owner: string; token: string; until: number };
export type Person = { kind: 'person'; tags: readonly Tag[]; at: string; until: number };
export type KeptFile = {
  file_key: string;
  owner: string;
  slot: string;
  name: string;
  content_type: string;
  size: number;
  field: string;
  state: 'granted' | 'arrived' | 'stored' | 'wrongType';
  bytes?: Uint8Array;
};
export type Draft = {
  handle: string;
  ticket: string;
  step: ApplicationStep;
  values: Record<string, unknown>;
  email_token: string;
  saved_at: string;
};
export type Kept = Application & { view_token: string; user_ref: string; link_path: string };
type Handoff = {
  token: string;
  owner: string;
  slot: string;
  field: string;
  pairing: string;
  file_key: string | null;
  opened: boolean;
  closed: boolean;
  until: number;
};
type Qr = { fill: string; follow: string; link_path: string; opened: boolean; application: Kept | null; until: number };

export type State = {
  readonly origin: string;
  readonly partnerKey: string;
  readonly origins: readonly string[] | null;
  readonly clock: TestClock;
  readonly links: ReadonlyMap<string, Link>;
  readonly tokens: Map<string, Guest | Person>;
  readonly files: Map<string, KeptFile>;
  readonly drafts: Map<string, Draft>;
  readonly handoffs: Map<string, Handoff>;
  readonly qr: Map<string, Qr>;
  readonly applications: Kept[];
  readonly events: Event[];
  readonly mails: TestMail[];
  readonly codes: Map<string, { readonly code: string; readonly until: number; tries: number; isUsed: boolean }>;
  readonly proofs: Map<string, { email: string; until: number }>;
  readonly calls: TestCall[];
  readonly answered: Map<string, { request: string; data: unknown }>;
  decision: Decision;
  count: number;
};

export function createState(options: TestBankOptions): State {
  const links = Object.entries(options.links ?? { kestrel: {} }).map(([path, link]) => {
    const { name = 'Kestrel Test Ltd', variant = 'link', hiddenFields = [], isolation = 'page', origins = null } = link;
    return [path, { path, name, variant, hiddenFields, isolation, origins }] as const;
  });
  return {
    origin: options.origin ?? 'https://bank.example',
    partnerKey: options.partnerKey ?? 'ptk.test',
    origins: options.origins ?? null,
    clock: testClock(options.now ?? '2025-11-18T01:46:00.000Z'),
    links: new Map(links),
    tokens: new Map(),
    files: new Map(),
    drafts: new Map(),
    handoffs: new Map(),
    qr: new Map(),
    applications: [],
    events: [],
    mails: [],
    codes: new Map(),
    proofs: new Map(),
    calls: [],
    answered: new Map(),
    decision: options.decide ?? 'wait',
    count: 0,
  };
}

/** A business answer other than success. */
export class Refusal extends Error {
  readonly refusal: RefusalName;
  readonly field: string | undefined;
  readonly params: Params;
  readonly faults: readonly Fault[] | undefined;
  constructor(refusal: RefusalName, detail: { field?: string | undefined; params?: Params; faults?: readonly Fault[] } = {}) {
    super(refusal);
    this.refusal = refusal;
    this.field = detail.field;
    this.params = detail.params ?? {};
    this.faults = detail.faults;
  }
}

export type Ctx = {
  readonly state: State;
  readonly now: Date;
  readonly language: Language;
  readonly origin: string;
  readonly token: string;
  readonly guest: Guest | null;
  readonly person: Person | null;
};

/** Alike on every run: tests may name what they have seen once. */
export const nextNumber = (state: State): number => (state.count += 1);
export const secretOf = (state: State, kind: string): string => `${kind}.test-${String(nextNumber(state)).padStart(24, '0')}`;
export const idOf = (state: State): string => `019a9c3e-7b20-7000-8000-${String(nextNumber(state)).padStart(12, '0')}`;
/** Days are Singapore's, as the sandbox's are. */
export const dayOf = (now: Date): string => new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
export const minutesFrom = (now: Date, minutes: number): number => now.getTime() + minutes * 60_000;
export const { applying, leadTimes } = policy;
