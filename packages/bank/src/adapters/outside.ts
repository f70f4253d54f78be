/** The outside world by the bank's settings: mail by SMTP_URL, rates by RATES_URL (one address, or two that must agree), arrivals on chains by CHAIN_URL, cards by ISSUER_URL. */
import { usdRates } from '../demo/rates.ts';
import type { Policy } from '@bankside/core/rules/policy/bank-policy.ts';
import { noWatch, sandboxChain, watchFrom, type ChainWatch } from './chain.ts';
import { issuerAt } from './issuer/http-issuer.ts';
import type { Issuer } from './issuer/issuer.ts';
import { noIssuer } from './issuer/no-issuer.ts';
import type { Log } from './log.ts';
import { mailerFor, type Mailer } from './mail.ts';
import { postTo, type Post } from './outgoing/post.ts';
import { ratesFrom, walkingRates, type RateSource } from './rates.ts';

export type Outside = {
  readonly mail: Mailer;
  readonly rates: readonly RateSource[];
  readonly chain: ChainWatch;
  readonly issuer: Issuer;
  readonly webhooks: Post;
};
/** Where the card issuer answers, and what both sides sign with. */
export type IssuerAddress = { readonly url: string; readonly secret: string };
type Settings = {
  readonly policy: Policy;
  readonly sandbox: boolean;
  readonly smtpUrl: string | undefined;
  readonly issuer: IssuerAddress | null;
  readonly origin: string;
  readonly webhookAllow: readonly string[];
  readonly log: Log;
};

/** Throws where a bank that is no sandbox has no source of rates: figures must never be made up. */
export function outsideFor(
  { policy, sandbox, smtpUrl, issuer, log, origin, webhookAllow: allow }: Settings,
  env: NodeJS.ProcessEnv = process.env,
): Outside {
  const urls = (env['RATES_URL'] ?? '').split(/[\s,]+/).filter((url) => url !== '');
  if (urls.length === 0 && !sandbox) throw new Error('RATES_URL must name a source of exchange rates');
  if (urls.length > 2) throw new Error('RATES_URL names more than two sources of exchange rates');
  const onLie = (path: string, fault: string) => log.error('the issuer cannot be believed', { path, fault });
  return {
    issuer: issuer ? issuerAt(issuer.url, issuer.secret, globalThis.fetch, onLie) : noIssuer,
    mail: mailerFor(smtpUrl, { name: policy.bank.name, address: policy.bank.supportEmail }),
    chain: env['CHAIN_URL'] ? watchFrom(env['CHAIN_URL']) : sandbox ? sandboxChain : noWatch,
    webhooks: postTo({ allow, origin, timeoutMs: policy.webhook.timeoutMs }),
    rates: urls.length > 0 ? urls.map(ratesFrom) : [walkingRates(usdRates, policy.rates.refreshSec)],
  };
}
