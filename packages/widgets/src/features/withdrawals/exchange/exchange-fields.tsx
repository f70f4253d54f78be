/** What is given and what is got: either amount can be typed, the other is the quote's, and the sides can change places. */
import { useEffect, useRef, type ReactNode } from 'react';
import { AmountField } from '../../../kit/form/fields/amount-field.tsx';
import { useForm, useValue } from '../../../kit/form/engine/use-form.ts';
import { IconButton } from '../../../kit/action/icon-button.tsx';
import { useT } from '../../../kit/words.tsx';
import * as look from './exchange.css.ts';
import { field, type ExchangeUnderWay } from './use-exchange.ts';

type Props = {
  /** Currencies that can be given, and those that can be got. */
  readonly given: readonly string[];
  readonly got: readonly string[];
  readonly exchange: ExchangeUnderWay;
  /** Available and bounds. */
  readonly below: ReactNode;
};

export function ExchangeFields({ given, got, exchange, below }: Props) {
  const t = useT('withdrawals');
  useTwoSides();
  useOtherAmount(exchange);
  return (
    <div className={look.sides}>
      <AmountField name={field('amount')} label={t('exchange.give')} currencyName={field('currency')} choices={given} below={below} />
      <Swap given={given} />
      <AmountField
        name={field('receive')}
        label={t('exchange.get')}
        currencyName={field('to_currency')}
        choices={got}
        choiceLabel={t('exchange.getCurrency')}
      />
    </div>
  );
}

/** The amount that nobody typed is the quote's, and blank without one: an old figure is never beside a new one. */
function useOtherAmount({ draft: { by }, priced, follow }: ExchangeUnderWay): void {
  const form = useForm();
  const other = by === 'amount' ? 'receive' : 'amount';
  const value = by === 'amount' ? (priced?.received_amount ?? '') : (priced?.amount ?? '');
  useEffect(() => {
    if (form.value(field(other)) === value) return;
    follow({ [other]: value });
    form.set(field(other), value);
  }, [form, follow, other, value]);
}

/** Nobody changes a currency into itself: who chooses the other side's currency lets the sides change places. */
function useTwoSides(): void {
  const form = useForm();
  const give = useValue(field('currency')) ?? '';
  const get = useValue(field('to_currency')) ?? '';
  const before = useRef({ give, get });
  useEffect(() => {
    const last = before.current;
    if (give !== get) before.current = { give, get };
    else if (give !== last.give) form.set(field('to_currency'), last.give);
    else form.set(field('currency'), last.get);
  }, [form, give, get]);
}

function Swap({ given }: Pick<Props, 'given'>) {
  const t = useT('withdrawals');
  const form = useForm();
  const give = useValue(field('currency')) ?? '';
  const get = useValue(field('to_currency')) ?? '';
  if (!given.includes(get)) return null; // there is nothing of it to give
  const swap = () => {
    form.set(field('to_currency'), give);
    form.set(field('currency'), get);
  };
  return (
    <div className={look.swap}>
      <IconButton icon="swap" label={t('exchange.swap')} onClick={swap} />
    </div>
  );
}
