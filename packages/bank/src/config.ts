/** The bank's settings, all from the environment; docs/operating.md lists them. */
import { readFileSync } from 'node:fs';
import { unchargedFees } from '@bankside/core/rules/cards/money.ts';
import { policy, withOverrides, type Policy } from '@bankside/core/rules/policy/bank-policy.ts';
import { demoPolicy } from './sandbox/demo-policy.ts';
import { sandboxKeys } from './demo/deposit-keys.ts';
import { readKeys } from './domain/deposits/deposit-keys.ts';
import type { DepositKeys } from './platform/bank.ts';
import { readTrustProxy, type TrustProxy } from './server/caller-address.ts';
import type { IssuerAddress } from './adapters/outside.ts';
import { cleanOrigin } from './platform/callers/origins.ts';
import type { StoreAt } from './store/store.ts';

export type Config = {
  readonly port: number;
  readonly host: string;
  readonly origin: string;
  readonly store: StoreAt;
  readonly dataFolder: string;
  readonly secret: string | undefined;
  /** Secrets from before, whose receipts, links and sealed texts are still read. */
  readonly oldSecrets: readonly string[];
  readonly sandbox: boolean;
  /** A frozen clock, for pictures and tests; sandbox only. */
  readonly now: Date | null;
  readonly policy: Policy;
  /** Extended public keys for deposit addresses; a sandbox has some of its own. */
  readonly keys: DepositKeys;
  readonly smtpUrl: string | undefined;
  /** Null: a sandbox starts an issuer of its own; any other bank has none. */
  readonly issuer: IssuerAddress | null;
  /** Which proxies may say whom a request comes from. */
  readonly trustProxy: TrustProxy;
  readonly portalFolder: string;
  /** Where the loader and its chunks lie: <version>/… */
  readonly embedFolder: string;
  readonly docsFolder: string;
  /** The demo's partner sites, which may embed the seeded links; sandbox only. */
  readonly demo: { readonly partner: string; readonly visionlife: string };
  /** Origins that webhooks may reach although they are not public; sandbox only (WEB-08). */
  readonly webhookAllow: readonly string[];
  readonly logLevel: string;
};

/** Throws with one sentence when a setting cannot be used. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = Number(env['PORT'] ?? 4000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`PORT must be a port number, not ${env['PORT'] ?? ''}`);
  const production = env['NODE_ENV'] === 'production';
  const sandbox = env['BANK_SANDBOX'] === '1';
  if (production && sandbox) throw new Error('BANK_SANDBOX=1 is refused in production');
  if (production && !env['BANK_SECRET']) throw new Error('BANK_SECRET must be set in production');
  if (production && !env['BANK_ORIGIN']?.startsWith('https://')) throw new Error('BANK_ORIGIN must be an https address in production');
  const oldSecrets = (env['BANK_SECRET_OLD'] ?? '').split(/[\s,]+/).filter((each) => each !== '');
  if (oldSecrets.length > 0 && !env['BANK_SECRET']) throw new Error('BANK_SECRET_OLD needs BANK_SECRET: the secret that takes their place');
  const dataFolder = env['BANK_DATA'] ?? '.data';
  const overrides: unknown = env['BANK_POLICY'] ? JSON.parse(readFileSync(env['BANK_POLICY'], 'utf8')) : {};
  return {
    port,
    host: env['HOST'] ?? '127.0.0.1',
    origin: env['BANK_ORIGIN'] ?? `http://localhost:${port}`,
    store: env['DATABASE_URL'] ? { url: env['DATABASE_URL'] } : { folder: dataFolder },
    dataFolder,
    secret: env['BANK_SECRET'],
    oldSecrets,
    sandbox,
    now: sandbox && env['BANK_NOW'] ? new Date(env['BANK_NOW']) : null,
    policy: readPolicy(sandbox, overrides),
    keys: readKeys(env, sandbox ? sandboxKeys : {}),
    smtpUrl: env['SMTP_URL'],
    issuer: readIssuer(env, production),
    trustProxy: readTrustProxy(env['TRUST_PROXY']),
    portalFolder: env['BANK_PORTAL'] ?? 'dist/portal',
    embedFolder: env['BANK_EMBED'] ?? 'dist/embed',
    docsFolder: env['BANK_DOCS'] ?? 'dist/docs',
    demo: { partner: demoOrigin(env, 'PARTNER_ORIGIN', port + 1), visionlife: demoOrigin(env, 'VISIONLIFE_ORIGIN', port + 2) },
    webhookAllow: readAllowed(env, sandbox, port),
    logLevel: env['LOG_LEVEL'] ?? 'info',
  };
}

function readPolicy(sandbox: boolean, overrides: unknown): Policy {
  const inForce = withOverrides(sandbox ? withOverrides(policy, demoPolicy) : policy, overrides);
  const idle = inForce.cards.fees.find(({ fee }) => unchargedFees.includes(fee));
  if (idle) throw new Error(`policy.cards.fees must not have ${idle.fee}: nothing charges it`);
  return inForce;
}

function readIssuer(env: NodeJS.ProcessEnv, production: boolean): IssuerAddress | null {
  const { ISSUER_URL: url, ISSUER_SECRET: secret } = env;
  if (!url) return null;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) throw new Error('ISSUER_URL must be the address of the card issuer');
  if (production && !url.startsWith('https://')) throw new Error('ISSUER_URL must be an https address in production');
  if (!secret) throw new Error('ISSUER_SECRET must be set with ISSUER_URL: bank and issuer sign with it');
  return { url, secret };
}

/** The demo's partner where nothing is said. */
function readAllowed(env: NodeJS.ProcessEnv, sandbox: boolean, port: number): readonly string[] {
  const given = env['WEBHOOK_ALLOW'];
  if (given !== undefined && !sandbox) throw new Error('WEBHOOK_ALLOW is for a sandbox: elsewhere webhooks reach public addresses alone');
  if (!sandbox) return [];
  if (given === undefined) return [demoOrigin(env, 'PARTNER_ORIGIN', port + 1)];
  return given
    .split(/[\s,]+/)
    .filter((each) => each !== '')
    .map((each) => {
      const origin = cleanOrigin(each);
      if (!origin) throw new Error(`WEBHOOK_ALLOW must list origins such as http://127.0.0.1:9000, not ${each}`);
      return origin;
    });
}

function demoOrigin(env: NodeJS.ProcessEnv, name: string, port: number): string {
  const given = env[name] ?? `http://127.0.0.1:${port}`;
  const origin = cleanOrigin(given);
  if (!origin) throw new Error(`${name} must be an origin such as http://127.0.0.1:${port}, not ${given}`);
  return origin;
}
