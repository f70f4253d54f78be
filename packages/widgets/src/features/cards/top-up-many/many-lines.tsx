/** What each card gets: one amount for all of them, or one for each; its price and its faults are at its line (CRD-17). */
import { formatAmount, cardText } from '@bankside/core/i18n/amounts.ts';
import { useEffect, useRef } from 'react';
import { AmountField } from '../../../kit/form/fields/amount-field.tsx';
import { fieldNamed } from '../../../kit/form/engine/field-name.ts';
import { fieldsOf } from '../../../kit/form/engine/form.tsx';
import { useForm, useValue, useValues } from '../../../kit/form/engine/use-form.ts';
import { useT } from '../../../kit/words.tsx';
import { faultyFields } from '../top-up/faulty.ts';
import { LeftToday, OwnLeft, Range } from '../top-up/top-up-fields.tsx';
import * as look from '../top-up/top-up.css.ts';
import type { Listed } from '../use-cards.ts';
import { priceText } from '../../../shared/money/price-text.ts';
import type { ManyQuote, ManyTyped } from './many.ts';

const field = fieldsOf<ManyTyped>();
const amountAt = (at: number) => fieldNamed<string>(`lines[${at}].amount`);

export const faultsOf = ({ lines }: Pick<ManyQuote, 'lines'>) =>
  lines.flatMap(({ fault }, at) => (fault ? [{ field: `lines.${at}.amount`, ...fault }] : []));

/** Lines that have neither a price nor a fault of the bank: 0 is never left out without a word. */
export const unpricedOf = ({ lines }: Pick<ManyQuote, 'lines'>, msg: string) =>
  lines.flatMap(({ fault, price }, at) => (fault || price ? [] : [{ field: `lines.${at}.amount`, msg }]));

export function AmountOfAll({ count, last }: { readonly count: number; readonly last: ManyQuote | undefined }) {
  const t = useT('card-money');
  const currency = useValue(field('currency')) ?? 'USDC';
  useOneForAll();
  if (count < 2) return null;
  return (
    <AmountField
      optional
      name={field('all')}
      label={t('topUp.many.all')}
      currency={currency}
      below={
        last && (
          <span className={look.bounds}>
            <Range of={last} />
            <OwnLeft of={last} />
          </span>
        )
      }
    />
  );
}

/** What is typed for all is in every line at once; a line that is changed alone takes it away. */
function useOneForAll(): void {
  const form = useForm();
  const { all = '', lines = [] } = useValues<ManyTyped>();
  const written = useRef(all);
  useEffect(() => {
    if (all !== written.current) {
      written.current = all;
      if (all) for (const at of lines.keys()) form.set(amountAt(at), all);
    } else if (all && lines.some(({ amount }) => amount !== all)) {
      written.current = '';
      form.set(field('all'), '');
    }
  }, [all, form, lines]);
}

type LinesProps = {
  readonly cards: readonly Listed[];
  /** Of what is typed now. */ readonly quote: ManyQuote | undefined;
  readonly last: ManyQuote | undefined;
};

export function AmountsOfCards({ cards, quote, last }: LinesProps) {
  const t = useT('card-money');
  const currency = useValue(field('currency')) ?? 'USDC';
  useMarks(quote);
  return (
    <div role="group" aria-label={t('topUp.many.lines')} className={look.lines}>
      {cards.map(({ card_id, holder_name, last4 }, at) => (
        <AmountField
          key={card_id}
          name={amountAt(at)}
          label={`${holder_name} ${cardText(last4)}`}
          currency={currency}
          below={last && <Below line={quote?.lines[at]} last={last} at={at} />}
        />
      ))}
    </div>
  );
}

/** Its fee and what arrives, and what is left of the card's day. */
function Below({
  line,
  last,
  at,
}: {
  readonly line: ManyQuote['lines'][number] | undefined;
  readonly last: ManyQuote;
  readonly at: number;
}) {
  const t = useT('card-money');
  const price = line?.price;
  return (
    <span className={look.bounds}>
      {price && (
        <span>{t('topUp.many.line', { fee: priceText(price.fee, last.currency), received: formatAmount(price.received, 'USD') })}</span>
      )}
      <LeftToday daily_limit={last.daily_limit} daily_remaining={last.lines[at]?.daily_remaining ?? null} />
    </span>
  );
}

/** The faults of a price are at their fields before anything is sent; those of the price before are gone. */
function useMarks(quote: ManyQuote | undefined): void {
  const form = useForm();
  useEffect(() => {
    if (!quote) return;
    for (const at of quote.lines.keys()) form.set(amountAt(at), form.value(amountAt(at)) ?? '');
    const faults = faultsOf(quote);
    if (faults.length > 0) form.fail(faultyFields(faults), true);
  }, [form, quote]);
}
