/** What a partner's tests see of the kit. No type of the contract is in it: the package ships this file's declarations as they are. */
import type { RefusalName } from '../rules/errors.ts';
import type { ApplyVariant } from '../rules/cards/applying.ts';
import type { TestClock } from './clock.ts';

export type TestLink = {
  /** The company's name, as the form shows it. */
  readonly name?: string;
  readonly variant?: ApplyVariant;
  /** Pages that may embed it; without them any page may. */
  readonly origins?: readonly string[];
  readonly hiddenFields?: readonly string[];
  readonly isolation?: 'page' | 'frame';
};
export type TestBankOptions = {
  /** What your pages name as `api-base`. */
  readonly origin?: string;
  /** Where its clock begins; it then stands still. */
  readonly now?: string;
  /** By link-path; `kestrel` unless others are named. */
  readonly links?: Readonly<Record<string, TestLink>>;
  /** What your server sends as the header `token`. */
  readonly partnerKey?: string;
  /** Pages that the partner key may ask sessions for; without them any page. */
  readonly origins?: readonly string[];
  /** What becomes of an application when it is sent; it waits unless you say so. */
  readonly decide?: Decision;
};
/** 'wait' until `approve` or `reject` is called; 'approve'; or reject with this reason. */
export type Decision = 'wait' | 'approve' | { readonly reject: string };

export type RefusalOrder = {
  /** The field that it concerns. */
  readonly field?: string;
  /** How often; until `reset()` unless named. */
  readonly times?: number;
};
export type TestCall = { readonly path: string; readonly input: unknown; readonly code: number; readonly at: string };
export type TestMail = { readonly to: string; readonly code: string; readonly at: string };
export type TestApplication = {
  readonly id: string;
  readonly application_no: string;
  readonly status: string;
  readonly form: Readonly<Record<string, unknown>>;
  readonly user_ref: string;
};
export type KitRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | null | undefined;
};
export type KitAnswer = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: string | Uint8Array };

export type TestBank = {
  readonly origin: string;
  readonly partnerKey: string;
  readonly clock: TestClock;
  /** Every call so far, oldest first. */
  readonly calls: readonly TestCall[];
  readonly applications: readonly TestApplication[];
  /** Codes that were mailed, newest first. */
  mail(to: string): readonly TestMail[];

  /** In place of the global fetch, in your server's tests. Rejects while the bank is down. */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;
  /** For other ways in: Playwright's routes and `listen` use it. Null: the bank is down, no answer comes. */
  answer(request: KitRequest): Promise<KitAnswer | null>;

  /** From now on: what becomes of applications as they are sent. */
  decide(decision: Decision): void;
  /** The application with this number, else the newest. */
  approve(application_no?: string): void;
  reject(reason: string, application_no?: string): void;
  /** The company of the session: its KYC file is approved, or sent back. */
  approveKyc(): void;
  rejectKyc(reason: string): void;
  /** A transfer on a chain was seen; `confirmDeposit` credits it. Answers its id. */
  deposit(order: { readonly asset: string; readonly network: string; readonly amount: string }): string;
  confirmDeposit(id: string): void;

  /** Each answer takes so long; of one call alone where it is named. */
  slow(ms: number, path?: string): void;
  /** No answer at all, or this HTTP status. */
  down(status?: number): void;
  up(): void;
  /** Every token so far is over: 9300. */
  expireSessions(): void;
  /** The call is refused with this error of its contract. Throws for one that the bank never answers to it. */
  refuse(path: string, error: RefusalName, order?: RefusalOrder): void;
  /** The call answers this. Throws where the contract says that the bank would not. */
  reply(path: string, data: unknown): void;
  /** Ends slow, down, refuse and reply. What was sent stays. */
  reset(): void;
};
