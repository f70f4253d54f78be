/** A rate for an OTC request: typed beside the market's, with the margin and what the client receives at once, confirmed once more (TRF-22). */
import type { MoneyRecord } from '@bankside/core/contract/money.ts';
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import { exactAmount } from '@bankside/core/i18n/amounts.ts';
import { formatRate, shortRate } from '@bankside/core/i18n/rates.ts';
import { currencies, isCurrency } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal, toMinor } from '@bankside/core/rules/money/money.ts';
import { quotedAt } from '@bankside/core/rules/money/quoted-rate.ts';
import { useState } from 'react';
import { Facts, Fact } from '../../../kit/data/facts.tsx';
import { fieldsOf, Form } from '../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { useValue } from '../../../kit/form/engine/use-form.ts';
import { UnitField } from '../../../kit/form/fields/unit-field.tsx';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { ConversionRows } from '../../../shared/money/conversion-rows.tsx';
import { useDates } from '../../../shared/dates.ts';
import { ConfirmDecision } from '../deciding/confirmed-act.tsx';
import { useDecision } from '../deciding/use-decision.ts';
import * as look from './queue.css.ts';
import { queueKey } from './use-queue.ts';

type Quote = InOf<'/admin/transfer/quote'>;
type Quoting = NonNullable<OutOf<'/admin/transfer/get'>['quoting']>;
/** Minutes are typed as text; what is no whole number is refused at its field. */
const wholeOf = (typed: unknown) => (typeof typed === 'string' && /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : typed);
const schema = async () => {
  const { moneyWork } = await import('@bankside/core/contract/back-office/back-office-money.ts');
  return {
    safeParse: (values: unknown) => {
      const { minutes, ...rest } = Object(values) as Record<string, unknown>;
      return moneyWork.quoteTransfer.in.safeParse({ ...rest, minutes: wholeOf(minutes) });
    },
  };
};
const field = fieldsOf<{ readonly rate: string; readonly minutes: string }>();

type Props = {
  readonly company_id: string;
  readonly record: MoneyRecord;
  readonly quoting: Quoting;
  readonly onDone: () => void;
};

export function QuoteForm({ company_id, record, quoting, onDone }: Props) {
  const t = useT('back-office');
  const dates = useDates();
  const bank = useBank();
  const [asked, setAsked] = useState<Quote>();
  const { id, version, number, currency } = record;
  const from = record.sold_currency ?? currency;
  const sold = exactAmount((record.sold_amount ?? '0').replace(/^-/, ''), from);
  const market = t('queue.quote.market', { from, rate: formatRate(quoting.market_rate, currency), at: dates.time(quoting.market_at) });
  const decide = useDecision((input: Quote, { key }) => bank.call('/admin/transfer/quote', input, { key }), {
    says: (_after, { rate }) => t('queue.quote.done', { number, rate: formatRate(rate, currency) }),
    shows: queueKey,
    onDone,
    onStale: () => setAsked(undefined),
    onAsked: onDone,
  });
  const initial = { company_id, id, version, rate: record.offer?.rate ?? shortRate(quoting.usual_rate), minutes: String(quoting.minutes) };
  const about = { sold, rate: asked ? formatRate(asked.rate, currency) : '', minutes: asked?.minutes ?? 0 };
  return (
    <>
      <Form schema={schema} initial={initial} onSubmit={(typed: Quote) => setAsked({ ...typed, version })}>
        <UnitField
          name={field('rate')}
          label={t('queue.quote.rate', { from, to: currency })}
          hint={`${market} ${t('queue.quote.most', { percent: quoting.max_margin_percent })}`}
          unit={currency}
        />
        <UnitField
          name={field('minutes')}
          label={t('queue.quote.minutes')}
          hint={t('queue.quote.longest', { max: quoting.max_minutes })}
          unit={t('queue.quote.unit')}
        />
        <Figures record={record} quoting={quoting} />
        <div>
          <SubmitButton>{t('queue.quote.act')}</SubmitButton>
        </div>
      </Form>
      {asked && (
        <ConfirmDecision
          of={decide}
          input={asked}
          title={t('queue.quote.ask', about)}
          text={t('queue.quote.explain', about)}
          act={t('queue.quote.send', about)}
          onClose={() => setAsked(undefined)}
        >
          <Priced record={record} quoting={quoting} rate={asked.rate} />
        </ConfirmDecision>
      )}
    </>
  );
}

function Figures(props: Pick<Props, 'record' | 'quoting'>) {
  return <Priced {...props} rate={useValue(field('rate')) ?? ''} />;
}

/** What the bank will book of it, by the same rule; nothing while the rate is no price. */
function Priced({ record, quoting, rate }: Pick<Props, 'record' | 'quoting'> & { readonly rate: string }) {
  const t = useT('back-office');
  const { sold_amount, sold_currency: from, currency: to } = record;
  if (!from || !sold_amount || !isCurrency(from) || !isCurrency(to)) return null;
  const sold = toMinor(sold_amount.replace(/^-/, ''), currencies[from].scale);
  const quoted = quotedAt({ from, to, sold, rate, market: quoting.market_rate });
  if (typeof quoted === 'string') return quoted === 'aboveMarket' ? <p className={look.words}>{t('queue.quote.aboveMarket')}</p> : null;
  const text = (minor: bigint) => toDecimal(minor, currencies[to].scale);
  const { market_rate, market_amount, margin_amount, margin_percent, received } = quoted;
  const conversion = { market_rate, market_amount: text(market_amount), margin_percent, margin_amount: text(margin_amount) };
  return (
    <Facts kind="totals">
      <Fact label={t('money:totals.sold')}>{exactAmount(sold_amount.replace(/^-/, ''), from)}</Fact>
      <ConversionRows
        conversion={conversion}
        rate={quoted.rate}
        from={from}
        received={{ amount: text(received), currency: to }}
        tense="staff"
      />
    </Facts>
  );
}
