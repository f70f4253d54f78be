/**
 * The entry of the package @bankside/widgets. Importing it does nothing; the tags come with `defineElements()`.
 * @example await defineElements({ only: ['card-apply'] });
 */
import type { Tag } from '@bankside/core/rules/tags.ts';
import { viewFor } from './base/view-for.ts';
import { definitions } from './generated/definitions.ts';
import type { BankSession, BankSessionOptions } from './session/bank-session.ts';
import type { DefineOptions } from './tags.ts';

export type * from './generated/typings.ts';
export type { BankSession, BankSessionOptions, DefineOptions };

/** Tags that are in the document need their view beside the element's code: bundlers know of no file before it is asked for. */
function begin({ prefix = '', only = Object.keys(definitions) as readonly Tag[] }: DefineOptions): void {
  for (const tag of only)
    if (tag !== 'bank-session' && document.querySelector(`${prefix}${tag}:not([isolation=frame], [loading=lazy])`))
      viewFor(tag, false).catch(() => undefined); // the element says so
}

/** Defines the public tags, all or some, perhaps under a prefix. Harmless when repeated, and where there is no browser. */
export async function defineElements(options: DefineOptions = {}): Promise<void> {
  if (typeof customElements === 'undefined') return;
  begin(options);
  const { defineTags } = await import('./tags.ts');
  defineTags(options);
}

/** One session for several tags: one token, one renewal, one sign-out; language and looks beside them. `tag.session = await createBankSession({ fetchToken })`. */
export async function createBankSession(options: BankSessionOptions): Promise<BankSession> {
  const module = await import('./session/bank-session.ts');
  return new module.BankSession(options);
}
