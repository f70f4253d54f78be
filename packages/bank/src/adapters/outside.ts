/** The outside world by the bank's settings: mail by SMTP_URL, rates by RATES_URL (one address, or two that must agree), arrivals on chains by CHAIN_URL. */
import { usdRates } from '../demo/rates.ts';
import type { Policy } from '@bankside/core/rules/policy/bank-policy.ts';
import { noWatch, watchFrom, type ChainWatch } from './chain.ts';
import { mailerFor, type Mailer } from './mail.ts';
import { ratesFrom, walkingRates, type RateSource } from './rates.ts';

export type Outside = { readonly mail: Mailer; readonly rates: readonly RateSource[]; readonly chain: ChainWatch };
type Settings = { readonly policy: Policy; readonly sandbox: boolean; readonly smtpUrl: string | undefined };

/** Throws where a bank that is no sandbox has no source of rates: figures must never be made up. */
export function outsideFor({ policy, sandbox, smtpUrl }: Settings, env: NodeJS.ProcessEnv = process.env): Outside {
  const urls = (env['RATES_URL'] ?? '').split(/[\s,]+/).filter((url) => url !== '');
  if (urls.length === 0 && !sandbox) throw new Error('RATES_URL must name a source of exchange rates');
  if (urls.length > 2) throw new Error('RATES_URL names more than two sources of exchange rates');
  return {
    mail: mailerFor(smtpUrl, { name: policy.bank.name, address: policy.bank.supportEmail }),
    chain: env['CHAIN_URL'] ? watchFrom(env['CHAIN_URL']) : noWatch,
    rates: urls.length > 0 ? urls.map(ratesFrom) : [walkingRates(usdRates, policy.rates.refreshSec)],
  };
}
