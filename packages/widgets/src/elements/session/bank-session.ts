/** One session of a page for all its tags (EMB-14): one token, one renewal, one sign-out; language and looks beside them. */
import { policyStart } from '@bankside/core/rules/policy/policy-start.ts';
import type { Session } from '../../runtime/element-port.ts';
import { inTime } from '../../shared/client/in-time.ts';
import { bankOriginOf } from '../base/trusted-bank.ts';
import { join, type SharedSession } from './shared-session.ts';
import { tokenIn, type Token } from './session-token.ts';

export type SessionDefaults = SharedSession['defaults'];
export type BankSessionOptions = SessionDefaults & {
  readonly fetchToken: Session['fetchToken'];
  /** As the attribute api-base: where to sign out. */
  readonly apiBase?: string | undefined;
};
/** Renewed when a tag asks after so much of its life, as it is for one tag alone. */
const goodFor = 0.8;
/** What the page's server refuses to one tag it refuses to those that start with it; who presses "Try again" later asks anew. */
const refusedForMs = 2000;

export class BankSession implements SharedSession {
  #defaults: SessionDefaults = {};
  #apiBase: string | undefined;
  #ask: Session['fetchToken'] | undefined;
  #kept: { readonly token: Token; readonly until: number } | undefined;
  #asking: Promise<Token> | undefined;
  #isOver = false;
  #refusal: { readonly fault: unknown; readonly at: number } | undefined;
  /** For fetchToken to be set. */
  readonly #waiting: (() => void)[] = [];
  #tokenSource: Session;
  readonly #tags = new Set<Tag>();

  constructor({ fetchToken, apiBase, ...defaults }: Partial<BankSessionOptions> = {}) {
    this.#ask = fetchToken;
    this.#apiBase = apiBase;
    this.#defaults = defaults;
    this.#tokenSource = this.#newTokenSource();
  }
  #newTokenSource(): Session {
    return { fetchToken: async (ended) => this.fetchToken(ended) };
  }
  get defaults(): SessionDefaults {
    return this.#defaults;
  }
  get isOver(): boolean {
    return this.#isOver;
  }
  get tokenSource(): Session {
    return this.#tokenSource;
  }

  /** A tag is one of those that share it from now on; those that have left the page are forgotten. */
  [join](tag: Element): void {
    for (const each of this.#tags) if (!each.isConnected) this.#tags.delete(each);
    this.#tags.add(tag);
    give(tag, this);
  }
  leave(tag: Element): void {
    this.#tags.delete(tag);
  }
  #tell(): void {
    for (const tag of this.#tags) give(tag, this);
  }

  /** The token that all tags share. `ended`: one that the asker has used up, so that another is asked for, once. */
  readonly fetchToken = async (ended?: string): Promise<Token> => {
    if (this.#isOver) throw new Error('signed out of the session');
    const { token, until = 0 } = this.#kept ?? {};
    if (token && token.token !== ended && Date.now() < until) return token;
    if (this.#refusal && Date.now() - this.#refusal.at < refusedForMs) throw this.#refusal.fault;
    if (this.#asking) return this.#asking;
    const asking = this.#renew().finally(() => {
      if (this.#asking === asking) this.#asking = undefined;
    });
    this.#asking = asking;
    return asking;
  };
  async #renew(): Promise<Token> {
    const source = this.#tokenSource;
    const isOld = () => source !== this.#tokenSource; // somebody else may have signed in meanwhile
    try {
      if (!this.#ask) await this.#untilSet();
      if (!this.#ask) throw new Error('the session has no function of this name');
      const token = tokenIn(await inTime(Promise.resolve(this.#ask(this.#kept?.token.token)), 'fetchToken'));
      if (isOld()) return token;
      const life = new Date(token.expiresAt).getTime() - Date.now();
      this.#kept = { token, until: life > 0 ? Date.now() + life * goodFor : Infinity }; // a clock that is ahead: until the bank refuses it
      this.#refusal = undefined;
      return token;
    } catch (fault) {
      if (!isOld()) this.#refusal = { fault, at: Date.now() };
      throw fault;
    }
  }
  /** The page's script may come after the tags. */
  async #untilSet(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
      setTimeout(resolve, policyStart.embed.patienceMs);
    });
  }

  /** Of the page: what is named changes, for every tag at once. */
  update({ fetchToken = this.#ask, apiBase = this.#apiBase, ...defaults }: Partial<BankSessionOptions>): void {
    if (this.#refusal && fetchToken !== this.#ask) this.#restart(); // one that works is not asked anew: a page may make it at each render
    this.#ask = fetchToken;
    this.#apiBase = apiBase;
    this.#defaults = { ...this.#defaults, ...defaults };
    for (const go of this.#waiting.splice(0)) go();
    this.#tell();
  }
  /** Each tag keeps what was typed and shows nothing of the session any more; the token ends at the bank. */
  async signOut(): Promise<void> {
    if (this.#isOver) return;
    const token = this.#kept?.token;
    const works = [...this.#tags].map(async (tag) => (tag.state === 'ready' ? tag.saveDraft?.() : undefined));
    await Promise.race([Promise.allSettled(works), new Promise((resolve) => setTimeout(resolve, policyStart.embed.patienceMs))]);
    this.#isOver = true;
    this.#kept = undefined;
    this.#tell();
    if (token) await end(bankOriginOf({ apiBase: this.#apiBase }), token);
  }
  /** After somebody has signed in with the page again, perhaps somebody else. */
  signIn(): void {
    this.#isOver = false;
    this.#kept = undefined;
    this.#restart();
    this.#tell();
  }
  /** Tags ask again, and no longer wait for who has not answered. */
  #restart(): void {
    this.#refusal = undefined;
    this.#asking = undefined;
    this.#tokenSource = this.#newTokenSource();
  }
}

/** A tag, as far as its session knows it. */
type Tag = Element & { readonly state?: string; saveDraft?(): Promise<void>; [join]?(session: SharedSession): void };
const give = (tag: Tag, session: SharedSession): void => tag[join]?.(session);

/** The bank forgets it in minutes by itself, so a line that is down is no reason to stay signed in here. */
const end = async (origin: string, { token, userid }: Token): Promise<void> => {
  const headers = { 'content-type': 'application/json', token, userid, device: 'widget' };
  await fetch(`${origin}/api/v1/embed/signOut`, { method: 'POST', body: '{}', credentials: 'omit', headers }).catch(() => undefined);
};
