/** What a call brings beside its body. */
import type { Language } from '@bankside/core/rules/languages.ts';

export type RequestContext = {
  readonly token: string;
  readonly userid: string;
  readonly language: Language;
  readonly device: string;
  readonly address: string;
  /** The page's, as a browser says it; empty for other programs. */
  readonly origin: string;
  /** What the browser or program says of itself; it proves nothing. */
  readonly agent?: string;
  /** Of our code on a partner's page, as it says; '' for everything else. */
  readonly version?: string;
  readonly requestId: string;
  readonly key: string;
};
