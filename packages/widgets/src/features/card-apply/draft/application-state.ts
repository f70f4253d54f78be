/** What is known of an application in the making, at its beginning, and what of it is kept. */
import type { Values } from '../../../kit/form/engine/form-paths.ts';
import type { Sent } from '../sent.ts';
import type { Draft, Opened } from '../source/source.ts';

export type ApplicationState = Draft & {
  readonly phase: 'loading' | 'failed' | 'form' | 'done';
  /** waiting: a draft is kept that only its email opens. resumed: what is in the form was typed before. */
  readonly kept: 'no' | 'waiting' | 'resumed';
  readonly opened: Opened | undefined;
  readonly failure: unknown;
  /** The furthest step reached: those before it can be gone back to. */
  readonly reached: number;
  /** Counts up when the form must begin with other values. */
  readonly edition: number;
  readonly savedAt: string | undefined;
  /** The draft could not be kept; it is tried again. */
  readonly unsaved: boolean;
  /** Somebody else has saved the same draft. */
  readonly changedMeanwhile: boolean;
  /** shut: its link takes no more applications (APP-31). broken: the bank itself failed on it (APP-32). */
  readonly stopped: 'no' | 'shut' | 'broken';
  /** What the bank refused, for the step that holds its fields. */
  readonly refusal: unknown;
  readonly submitting: 'no' | 'sending' | 'checking';
  readonly sent: Sent | undefined;
};

/** Never kept: what is used once, and a consent that is given for this sending. */
const passing = ['captcha', 'email_captcha', 'email_code', 'terms_accepted'];
export const lasting = (values: Values): Values => Object.fromEntries(Object.entries(values).filter(([name]) => !passing.includes(name)));

export const empty = { step: 'about', values: {}, files: {}, emailToken: '', reached: 0, savedAt: undefined } as const;
export const start: ApplicationState = {
  ...empty,
  phase: 'loading',
  kept: 'no',
  opened: undefined,
  failure: undefined,
  edition: 0,
  unsaved: false,
  changedMeanwhile: false,
  stopped: 'no',
  refusal: undefined,
  submitting: 'no',
  sent: undefined,
};
