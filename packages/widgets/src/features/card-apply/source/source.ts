/** Where an application comes from and goes to. A link's and a signed-in one differ in their calls, not in their form. */
import type { Client } from '@bankside/core/client/client.ts';
import type { OutOf } from '@bankside/core/contract/index.ts';
import type { ApplicationStep, ApplyVariant } from '@bankside/core/rules/cards/applying.ts';
import type { KeptFile } from '../../../kit/form/upload/use-uploads.ts';
import type { Values } from '../../../kit/form/engine/form-paths.ts';
import type { Sent } from '../sent.ts';

type Link = OutOf<'/card/getLinkParamByPath'>;
export type Director = OutOf<'/card/getDirectorList'>['list'][number];

/** What the bank says before the first field. */
export type Opened = {
  readonly kind: 'link' | 'own';
  readonly company: string;
  readonly variant: ApplyVariant;
  readonly applicantTypes: Link['applicant_types'];
  readonly branding: Link['branding'];
  readonly hidden: readonly string[];
  readonly captcha: boolean;
  readonly tier: Link['tier'];
  readonly cardClass: Link['card_class'];
  /** The bank's day, 'YYYY-MM-DD'. */
  readonly today: string;
  /** Of a signed-in company. */
  readonly directors: readonly Director[];
  /** The link wants a frame of ours, and gives this page no token (D-120). */
  readonly framed?: true;
};

/** What the applicant has entered so far, wherever they are in it. */
export type Drafted = { readonly step: ApplicationStep; readonly values: Values; readonly emailToken: string };
export type Draft = Drafted & { readonly files: Readonly<Record<string, KeptFile>> };
/** Drafts of somebody signed in have versions: others of their company may change them. */
export type Saved = {
  readonly savedAt: string;
  readonly version?: number;
  /** A reload does not find it. */
  readonly untilReload?: boolean;
};

export type Source = {
  readonly bank: Client;
  open(): Promise<Opened>;
  /** The draft that is kept, if any. */
  load(): Promise<(Draft & Saved) | undefined>;
  /** Keeps it at the bank. `version` is what the person was shown: over a newer one it refuses with changedMeanwhile. */
  save(draft: Drafted, over: { readonly key: string; readonly version: number | undefined }): Promise<Saved>;
  discard(): Promise<void>;
  submit(draft: Draft, data: Values, captcha: string, key: string): Promise<Sent>;
  /** Of a visitor: the draft that files belong to. */
  readonly handle?: () => string | null;
  /** Of a visitor: a draft is kept that only its email opens. */
  readonly waits?: () => boolean;
  /** Opens it. Refuses draftOfAnotherEmail, and notFound for one that is over. */
  resume?(email: string, emailToken: string): Promise<void>;
};
