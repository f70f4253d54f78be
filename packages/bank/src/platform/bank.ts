/** Everything a call may use: the database and the outside world behind small interfaces. */
import type { AddressForm } from '@bankside/core/rules/money/networks.ts';
import type { Policy } from '@bankside/core/rules/policy/bank-policy.ts';
import type { Clock } from '../adapters/clock.ts';
import type { FileStore } from '../adapters/files.ts';
import type { Issuer } from '../adapters/issuer/issuer.ts';
import type { Log } from '../adapters/log.ts';
import type { Inspector } from './inspector/inspector.ts';
import type { Scan } from '../adapters/scan.ts';
import type { Secrets } from './secrets.ts';
import type { Store } from '../store/store.ts';

/** The extended public keys by form of address, as text (xpub…); a form without one has no deposits. */
export type DepositKeys = Readonly<Partial<Record<AddressForm, string>>>;

export type Bank = {
  readonly store: Store;
  readonly clock: Clock;
  readonly files: FileStore;
  /** Parses what came in, beside everybody's calls. */
  readonly inspector: Inspector;
  /** A virus scanner, when there is one. */
  readonly scan?: Scan;
  readonly log: Log;
  /** Who makes the cards and decides what they pay. */
  readonly issuer: Issuer;
  /** What its pushed events are signed with; null where nobody may push any. */
  readonly issuerSecret: string | null;
  readonly secrets: Secrets;
  /** Where deposit addresses come from. */
  readonly keys: DepositKeys;
  /** The policy in force; the sandbox may change it while it runs. */
  policy: Policy;
  /** Sandbox controls exist only here; refused in production. */
  readonly sandbox: boolean;
  /** Where people open the portal, for links in mail: 'http://localhost:4000'. */
  readonly origin: string;
  /** Origins that webhooks may reach although they are not public: a sandbox's partner sites (WEB-08). */
  readonly webhookAllow: readonly string[];
  /** The demo's partner sites, which may embed the seeded links; a sandbox's only. */
  readonly demo: { readonly partner: string; readonly visionlife: string };
};
