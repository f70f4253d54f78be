/** What a top-up is made of: from which wallet, how much, and where the funds come from; bounds are there before they are hit. */
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { fieldsOf } from '../../../kit/form/engine/form.tsx';
import { AmountField } from '../../../kit/form/fields/amount-field.tsx';
import { CheckField } from '../../../kit/form/choices/check-field.tsx';
import { SegmentedField } from '../../../kit/form/choices/segmented-field.tsx';
import { useValue } from '../../../kit/form/engine/use-form.ts';
import { useT, type T } from '../../../kit/words.tsx';
import * as look from './top-up.css.ts';

export type Order = Extract<InOf<'/card/topUp'>, { card_id: string }>;
export type Done = OutOf<'/card/topUp'>;
export type Config = OutOf<'/card/getTopUpConfig'>;
export type Typed = Pick<Order, 'currency' | 'amount'> & { readonly source_of_funds_confirmed: boolean };
const field = fieldsOf<Typed>();

export function WalletField({ config }: { readonly config: Pick<Config, 'currencies'> }) {
  const t = useT('card-money');
  return (
    <SegmentedField
      name={field('currency')}
      label={t('topUp.from')}
      options={config.currencies.map(({ currency, balance }) => ({
        value: currency,
        label: currency,
        ...(balance && { note: t('topUp.available', { amount: formatAmount(balance, currency, 2) }) }),
      }))}
    />
  );
}

export function AmountOfTopUp({ config }: { readonly config: Config }) {
  const t = useT('card-money');
  const currency = useValue(field('currency')) ?? config.currencies[0]?.currency ?? 'USDC';
  return <AmountField name={field('amount')} label={t('topUp.amount')} currency={currency} below={<Bounds config={config} />} />;
}

const usd = (amount: string) => formatAmount(amount, 'USD');

/** '' where the bank sets no bound. */
function rangeOf(t: T<'card-money'>, { min, max }: Pick<Config, 'min' | 'max'>): string {
  if (min !== null && max !== null) return t('topUp.between', { min: usd(min), max: usd(max) });
  if (max !== null) return t('topUp.upTo', { max: usd(max) });
  return min === null ? '' : t('topUp.atLeast', { min: usd(min) });
}

function Bounds({ config }: { readonly config: Config }) {
  return (
    <span className={look.bounds}>
      <Range of={config} />
      <LeftToday {...config} />
      <OwnLeft of={config} />
    </span>
  );
}

export function Range({ of }: { readonly of: Pick<Config, 'min' | 'max'> }) {
  const range = rangeOf(useT('card-money'), of);
  return range ? <span>{range}</span> : null;
}

export function LeftToday({ daily_limit, daily_remaining }: Pick<Config, 'daily_limit' | 'daily_remaining'>) {
  const t = useT('card-money');
  if (daily_limit === null || daily_remaining === null) return null;
  return <span>{t('topUp.left', { left: usd(daily_remaining), limit: usd(daily_limit) })}</span>;
}

/** Of the person's own day (PER-26). */
export function OwnLeft({ of: { own_limit, own_left } }: { readonly of: Pick<Config, 'own_limit' | 'own_left'> }) {
  const t = useT('card-money');
  return own_limit ? <span>{t('topUp.own', { left: usd(own_left), limit: usd(own_limit) })}</span> : null;
}

export function SourceOfFunds() {
  const t = useT('card-money');
  return <CheckField name={field('source_of_funds_confirmed')} label={t('topUp.source')} />;
}
