/** What may be deposited here, and from how much on. */
import type { deposits as calls } from '@bankside/core/contract/deposits.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { assetCodes, assets, networks } from '@bankside/core/rules/money/networks.ts';
import { conversionTargets, depositCurrencies } from '@bankside/core/rules/money/transfers.ts';
import type { Bank } from '../../platform/bank.ts';
import { activationMin, leastOf, type Least } from '../../domain/deposits/activation.ts';
import { takes } from '../../domain/deposits/deposit-addresses.ts';
import { hadFiatDeposit } from '../../domain/deposits/deposits.ts';
import { rateState, readRates, type RateTable } from '../../domain/rates/rates.ts';
import { balances } from '../../ledger/ledger.ts';
import type { Db } from '../../store/store.ts';

/** DEP-05: at least so much must a first wire be, and one that is converted on its way in. Nothing that arrives is refused for it. */
export async function minimums(bank: Bank, db: Db, company_id: string): Promise<{ first: Least[]; conversion: Least[]; rates: RateTable }> {
  const { deposit, conversion } = bank.policy;
  const rates = await readRates(db);
  const first = (await hadFiatDeposit(db, company_id)) ? [] : leastOf(deposit.firstFiatMinUsd, depositCurrencies, rates);
  return { first, conversion: leastOf(conversion.min, depositCurrencies, rates), rates };
}

/** Each asset with the networks on which the bank has addresses to give. */
const offered = (bank: Bank) =>
  assetCodes
    .map((asset) => ({
      asset,
      networks: assets[asset]
        .filter((network) => takes(bank, network))
        .map((network) => ({ network, chain: networks[network].chain, minutes: bank.policy.chain.minutes[network] })),
    }))
    .filter((each) => each.networks.length > 0);

/** DEP-06: USDT on Tron; USDC on none of its networks in particular. */
const targets = conversionTargets.map((asset) => ({ asset, network: asset === 'USDT' ? 'TRC20' : '' }));

export async function configFor(bank: Bank, db: Db, company_id: string, now: Date): Promise<Out<typeof calls.getConfig>> {
  const { first, conversion, rates } = await minimums(bank, db, company_id);
  const { partnerName: name, partnerUrl: url } = bank.policy.conversion;
  return {
    currencies: [...depositCurrencies],
    convert_targets: targets,
    min_first_deposit: first,
    activation_min: activationMin(bank, await balances(db, company_id), rates, { fiat: depositCurrencies, digital: true }),
    conversion_min: conversion,
    assets: offered(bank),
    partner_conversion: name && url ? { name, url } : null,
    arrival_days: bank.policy.transfers.arrivalDays,
    rates_at: rates.taken_at.toISOString(),
    rates_paused: [...depositCurrencies, ...conversionTargets].filter((each) => rateState(bank, rates, each, now) !== 'open'),
  };
}
