/**
 * The entry of the package @bankside/widgets. Importing it does nothing; the tags come with `defineElements()`.
 * @example await defineElements({ only: ['card-apply'] });
 */
import type { BankSession, BankSessionOptions } from './session/bank-session.ts';
import type { DefineOptions } from './tags.ts';

export type * from './generated/typings.ts';
export type { BankSession, BankSessionOptions, DefineOptions };

/** Defines the public tags, all or some, perhaps under a prefix. Harmless when repeated, and where there is no browser. */
export async function defineElements(options: DefineOptions = {}): Promise<void> {
  if (typeof customElements === 'undefined') return;
  const { defineTags } = await import('./tags.ts');
  defineTags(options);
}

/** One session for several tags: one token, one renewal, one sign-out; language and looks beside them. `tag.session = await createBankSession({ fetchToken })`. */
export async function createBankSession(options: BankSessionOptions): Promise<BankSession> {
  const module = await import('./session/bank-session.ts');
  return new module.BankSession(options);
}
