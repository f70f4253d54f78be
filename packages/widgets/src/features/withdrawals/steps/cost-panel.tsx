/** What a transfer costs, beside where it is decided (DES-36). */
import type { Refused } from '@bankside/core/client/errors.ts';
import { exactAmount } from '@bankside/core/i18n/amounts.ts';
import { feeKinds, type FeeKind } from '@bankside/core/rules/money/transfers.ts';
import type { ReactNode } from 'react';
import { Amount } from '../../../kit/data/amount.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { TextButton } from '../../../kit/action/text-button.tsx';
import { useT } from '../../../kit/words.tsx';
import { ConversionRows } from '../../../shared/money/conversion-rows.tsx';
import { isNought } from './amounts.ts';
import * as look from './steps.css.ts';
import { refusalOf, type Quote, type Quoting } from './use-quote.ts';

type PanelProps = {
  readonly quoting: Quoting;
  /** "Summary" when absent. */
  readonly title?: string;
  /** Another word for a fee: "Gas fee (estimate)". */
  readonly feeWords?: Partial<Record<FeeKind, string>>;
  /** Below the total, with the quote that is there: who receives what, the balance after, how long it takes. */
  readonly children?: (quote: Quote) => ReactNode;
};

/** Figures are here for what is asked now and for nothing else: until its quote is here, the lines of the last one are blank. What the bank refuses is said here while it is typed, and at its field when it is sent. */
export function CostPanel({ quoting, title, feeWords, children }: PanelProps) {
  const t = useT('withdrawals');
  const { quote: last, current, asking, failure, again } = quoting;
  const quote = current || asking ? last : undefined;
  const refused = refusalOf(failure);
  return (
    <>
      <h3 className={look.costHead}>{title ?? t('steps.cost.title')}</h3>
      {refused ? (
        <p className={look.costText} role="status">
          {saidOf(refused)}
        </p>
      ) : quote ? (
        <div aria-busy={!current && quoting.asking}>
          <CostLines quote={quote} feeWords={feeWords} blank={!current} />
          {current && children && <p className={look.costText}>{children(quote)}</p>}
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

/** While it is typed nothing is marked yet: a fault of the entries is said as it will be at its field. */
const saidOf = ({ refusal, message, fields }: Refused): string => (refusal === 'invalid' && fields[0]?.msg) || message;

type LinesProps = { readonly quote: Quote; readonly feeWords: PanelProps['feeWords']; readonly blank: boolean };

function CostLines({ quote, feeWords = {}, blank }: LinesProps) {
  const t = useT('withdrawals');
  const { amount, currency } = quote.asked;
  const charged = feeKinds.filter((kind) => !isNought(quote.fees[kind]));
  const figure = (sum: string) => (blank ? '–' : <Amount amount={sum} currency={currency} />);
  return (
    <Facts kind="totals">
      <Fact label={t('steps.cost.amount')}>{figure(amount)}</Fact>
      {charged.map((kind) => (
        <Fact key={kind} label={feeWords[kind] ?? t(`money:fees.${kind}`)}>
          {figure(quote.fees[kind])}
        </Fact>
      ))}
      {charged.length === 0 && !quote.conversion && <Fact label={t('money:fees.total')}>{figure(quote.fees.total)}</Fact>}
      <QuotedConversion quote={quote} blank={blank} />
      <Leaving quote={quote} blank={blank} />
    </Facts>
  );
}

/** What leaves the account; where another balance pays, with the exchange that it takes. */
export function Leaving({ quote, blank = false }: { readonly quote: Quote; readonly blank?: boolean }) {
  const t = useT('withdrawals');
  const { funding, total_debit, asked } = quote;
  const figure = (sum: string, currency: string) => (blank ? '–' : <Amount amount={sum} currency={currency} />);
  if (!funding?.conversion)
    return (
      <Fact sum label={t('steps.cost.leaves')}>
        {figure(total_debit, asked.currency)}
      </Fact>
    );
  const { currency, conversion, rate, received_amount } = funding;
  const received = { amount: received_amount, currency: asked.currency };
  return (
    <>
      <Fact label={t('money:totals.total')}>{figure(total_debit, asked.currency)}</Fact>
      <ConversionRows conversion={conversion} rate={rate} from={currency} received={received} tense="funding" blank={blank} />
      <Fact sum label={t('steps.cost.leavesFrom', { currency })}>
        {figure(funding.total_debit, currency)}
      </Fact>
    </>
  );
}

/** Of the balance that pays: "58,556.80 USD". */
export const balanceAfter = ({ funding, balance_after, asked }: Quote): string =>
  funding ? exactAmount(funding.balance_after, funding.currency) : exactAmount(balance_after, asked.currency);

/** Of an exchange: market rate, margin and the person's rate, in a list of totals. Nothing for what is not exchanged. */
export function QuotedConversion({ quote, blank = false }: { readonly quote: Quote; readonly blank?: boolean }) {
  const { conversion, rate, asked, received_amount: amount, received_currency } = quote;
  if (!conversion) return null;
  const received = { amount, currency: received_currency };
  return <ConversionRows conversion={conversion} rate={rate} from={asked.currency} received={received} blank={blank} />;
}
