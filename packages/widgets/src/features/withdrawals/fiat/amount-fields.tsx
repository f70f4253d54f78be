/** How much, what for, and the paper that the bank wants to see above its threshold: the same for a payee and for an account. */
import { exactAmount, formatAmount } from '@bankside/core/i18n/amounts.ts';
import { isCurrency } from '@bankside/core/rules/money/currencies.ts';
import { useEffect, useMemo, type ComponentProps } from 'react';
import { AmountField } from '../../../kit/form/fields/amount-field.tsx';
import { SelectField } from '../../../kit/form/choices/select-field.tsx';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import { UploadField } from '../../../kit/form/upload/upload-field.tsx';
import { useValue, useValues } from '../../../kit/form/engine/use-form.ts';
import { useT } from '../../../kit/words.tsx';
import { useHandOff } from '../../../shared/files/hand-off.ts';
import { rememberingFile } from '../../../shared/files/remembering-file.ts';
import { useSendFile } from '../../../shared/files/send-file.ts';
import { useLatest } from '../../../kit/use-latest.ts';
import { fundingOf, PayFrom, payFrom } from '../funding/pay-from.tsx';
import { byOf, SpendField, spendField } from '../funding/spend-field.tsx';
import { ShortNote } from '../steps/short-note.tsx';
import type { Quoting } from '../steps/use-quote.ts';
import { isAboveUsd, isNought } from '../steps/amounts.ts';
import * as look from './fiat.css.ts';
import type { FiatDraft } from './fiat-draft.ts';
import { field, type TypedAmount } from './amount-schema.ts';
import type { Details } from './use-fiat-transfer.ts';

/** As `check` answers them; '' where there is no bound. */
export type ShownBounds = {
  readonly available: string;
  readonly min: string;
  readonly max: string;
  readonly limit: string;
  readonly daily_left: string;
  /** US dollars. */
  readonly own_limit: string;
  readonly own_left: string;
};
type Props = {
  readonly details: Details;
  readonly draft: FiatDraft;
  readonly change: (part: Partial<FiatDraft>) => void;
  readonly quoting: Quoting;
  readonly bounds: ShownBounds | undefined;
  /** Shown below the amount when the balance does not cover it. */
  readonly shortBalance: Pick<ComponentProps<typeof ShortNote>, 'kind' | 'short' | 'focus' | 'onLeave'>;
  /** "Reference for the payee". */
  readonly referenceLabel: string;
  /** To another bank: above a limit also the paper that shows what it is for. */
  readonly outside?: boolean;
};

export const fiatOf = ({ balances }: Details): readonly string[] =>
  balances.flatMap(({ kind, currency }) => (kind === 'fiat' ? [currency] : []));
/** What there is something of, before what there is nothing of. */
export const firstCurrency = ({ balances }: Details): string => {
  const fiat = balances.filter(({ kind }) => kind === 'fiat');
  return (fiat.find(({ available }) => !isNought(available)) ?? fiat[0])?.currency ?? 'USD';
};
export const needsDocument = ({ rates, document_above_usd }: Details, amount: string, currency: string): boolean =>
  isAboveUsd(amount, currency, rates.find((rate) => rate.currency === currency)?.usd, document_above_usd);

export function AmountFields({ details, draft, change, quoting, bounds, shortBalance, referenceLabel, outside = false }: Props) {
  const t = useT('withdrawals');
  const currency = useValue(field('currency')) ?? '';
  const amount = useValue(field('amount')) ?? '';
  const funded = fundingOf(useValue(payFrom) ?? '', currency).pay_from !== undefined;
  const asksDocument = outside && needsDocument(details, amount, currency);
  return (
    <>
      <AmountField
        name={field('amount')}
        label={t('steps.cost.amount')}
        currencyName={field('currency')}
        choices={fiatOf(details)}
        below={bounds && <BoundLines bounds={bounds} currency={currency} funded={funded} />}
      />
      <PayFrom details={details} currency={currency} />
      <SpendField draft={draft} currency={currency} quoting={quoting} change={change} />
      {bounds && !funded && (shortBalance.short || isNought(bounds.available)) && (
        <ShortNote {...shortBalance} details={details} currency={currency} available={bounds.available} />
      )}
      <SelectField
        name={field('purpose')}
        label={t('fiat.purpose')}
        options={details.purposes.map((purpose) => ({ value: purpose, label: t(`options:purposes.${purpose}`) }))}
      />
      <Reference label={referenceLabel} />
      {asksDocument && <SupportingDocument limit={details.document_above_usd} draft={draft} change={change} />}
      <Keeping draft={draft} change={change} />
    </>
  );
}

type LinesProps = {
  readonly bounds: ShownBounds;
  readonly currency: string;
  /** Another balance pays: this one's available amount does not matter. */
  readonly funded?: boolean;
};

/** Shown before anything is typed (TRF-07). */
export function BoundLines({ bounds, currency, funded = false }: LinesProps) {
  const t = useT('withdrawals');
  const said = (figure: string) => exactAmount(figure, currency);
  const { available, min, max, daily_left, own_limit, own_left } = bounds;
  const range = max && isNought(max) ? '' : max && min ? 'between' : max ? 'upTo' : min ? 'from' : '';
  return (
    <div className={look.remarks}>
      <div className={look.ends}>
        {!funded && <span>{t('fiat.bounds.available', { amount: said(available) })}</span>}
        {daily_left && <span>{t('fiat.bounds.daily', { amount: said(daily_left) })}</span>}
      </div>
      {range && <span>{t(`fiat.bounds.${range}`, { min: said(min || '0'), max: said(max || '0') })}</span>}
      {own_limit && <span>{t('fiat.bounds.own', { left: formatAmount(own_left, 'USD'), limit: formatAmount(own_limit, 'USD') })}</span>}
    </div>
  );
}

const referenceMax = 35;

function Reference({ label }: { readonly label: string }) {
  const t = useT('withdrawals');
  const used = (useValue(field('reference')) ?? '').length;
  const after = (
    <span className={look.counter}>
      <span>{t('fiat.referenceHint')}</span>
      <span className={used > referenceMax ? look.over : undefined}>{t('fiat.count', { used, max: referenceMax })}</span>
    </span>
  );
  return <TextField name={field('reference')} label={label} optional after={after} autoComplete="off" />;
}

type DocumentProps = Pick<Props, 'draft' | 'change'> & { readonly limit: string };

function SupportingDocument({ limit, draft, change }: DocumentProps) {
  const t = useT('withdrawals');
  const send = useSendFile('support');
  const handOff = useHandOff('support');
  const files = useMemo(() => rememberingFile(send, handOff, (document) => change({ document })), [send, handOff, change]);
  return (
    <UploadField
      slot="support"
      single
      name={field('document')}
      label={t('fiat.document.label')}
      hint={t('fiat.document.hint', { amount: formatAmount(limit, 'USD') })}
      kept={draft.document ? [draft.document] : []}
      {...files}
    />
  );
}

/** Whatever is typed is in the tab's draft at once. */
function Keeping({ draft, change }: Pick<Props, 'draft' | 'change'>) {
  const before = useLatest(draft);
  const { currency, amount = '', purpose = '', reference = '', account_number = '', document } = useValues<TypedAmount>();
  const pay_from = useValue(payFrom) ?? '';
  const spend = useValue(spendField) ?? '';
  const hasNoFile = document === '';
  useEffect(() => {
    change({
      amount,
      spend,
      by: byOf(before.current, { amount, spend, pay_from }),
      purpose,
      reference,
      account_number,
      pay_from,
      ...(currency && isCurrency(currency) ? { currency } : {}),
      ...(hasNoFile ? { document: null } : {}),
    });
  }, [before, change, currency, amount, spend, purpose, reference, account_number, pay_from, hasNoFile]);
  return null;
}
