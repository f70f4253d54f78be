/** What a transfer costs, beside where it is decided (DESIGN.md §5, Facts list, totals). */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { currencies, isCurrency } from '@bankside/core/rules/currencies.ts';
import { feeKinds, type FeeKind } from '@bankside/core/rules/transfers.ts';
import type { ReactNode } from 'react';
import { Amount } from '../../../kit/amount.tsx';
import { Fact, Facts } from '../../../kit/facts.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { useT } from '../../../kit/words.tsx';
import { isNought } from './amounts.ts';
import * as look from './steps.css.ts';
import { refusalOf, type Quote, type Quoting } from './use-quote.ts';

type PanelProps = {
  readonly quoting: Quoting;
  /** "What it costs" when absent. */
  readonly title?: string;
  /** Another word for a fee: "Gas fee (estimate)". */
  readonly feeWords?: Partial<Record<FeeKind, string>>;
  /** Below the total, with the quote that stands there: who receives what, the balance after, how long it takes. */
  readonly children?: (quote: Quote) => ReactNode;
};

/** An older quote stays, dimmed, until the new one is here; what the bank refuses is said here while it is typed, and at its field when it is sent. */
export function CostPanel({ quoting, title, feeWords, children }: PanelProps) {
  const t = useT('withdrawals');
  const { quote, current, failure, again } = quoting;
  const refused = refusalOf(failure);
  return (
    <>
      <h3 className={look.costHead}>{title ?? t('steps.cost.title')}</h3>
      {refused ? (
        <p className={look.costText} role="status">
          {refused.message}
        </p>
      ) : quote ? (
        <div className={current ? undefined : look.dim} aria-busy={!current && quoting.asking}>
          <CostLines quote={quote} feeWords={feeWords} />
          {children && <p className={look.costText}>{children(quote)}</p>}
        </div>
      ) : (
        <p className={look.costText}>{t('steps.cost.none')}</p>
      )}
      {failure !== undefined && !refused && (
        <p className={look.costText} role="status">
          {t('steps.cost.failed')} <TextButton onClick={() => void again().catch(() => undefined)}>{t('shared:retry')}</TextButton>
        </p>
      )}
    </>
  );
}

function CostLines({ quote, feeWords = {} }: { readonly quote: Quote; readonly feeWords: PanelProps['feeWords'] }) {
  const t = useT('withdrawals');
  const { amount, currency } = quote.asked;
  const charged = feeKinds.filter((kind) => !isNought(quote.fees[kind]));
  return (
    <Facts kind="totals">
      <Fact label={t('steps.cost.amount')}>
        <Amount amount={amount} currency={currency} />
      </Fact>
      {charged.map((kind) => (
        <Fact key={kind} label={feeWords[kind] ?? t(`money:fees.${kind}`)}>
          <Amount amount={quote.fees[kind]} currency={currency} />
        </Fact>
      ))}
      {charged.length === 0 && (
        <Fact label={t('money:fees.total')}>
          <Amount amount={quote.fees.total} currency={currency} />
        </Fact>
      )}
      <Fact sum label={t('steps.cost.leaves')}>
        <Amount amount={quote.total_debit} currency={currency} />
      </Fact>
    </Facts>
  );
}

/** "48,500.00 USD", "40,000.00 USDC", "0.000000000000000001 ETH", for sentences: exact, without the zeros that lists leave out too. */
export function inWords(amount: string, currency: string): string {
  const { scale, list } = isCurrency(currency) ? currencies[currency] : { scale: 18, list: 2 };
  const told = amount.replace(/0+$/, '').split('.')[1]?.length ?? 0;
  return formatAmount(amount, currency, amount.includes('.') ? Math.min(scale, Math.max(list, told)) : list);
}
