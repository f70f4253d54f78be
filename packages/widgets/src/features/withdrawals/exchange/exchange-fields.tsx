/** What is given and what is got: one amount is typed, the other is the quote's, and the sides can change places. */
import { useEffect, useRef, type RefObject, type ReactNode } from 'react';
import { AmountField } from '../../../kit/form/amount-field.tsx';
import * as box from '../../../kit/form/amount-field.css.ts';
import { FieldFrame } from '../../../kit/form/field-frame.tsx';
import { textOf } from '../../../kit/form/form-paths.ts';
import { useField, useForm, useValue } from '../../../kit/form/use-form.ts';
import { Amount } from '../../../kit/amount.tsx';
import { IconButton } from '../../../kit/icon-button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { useT } from '../../../kit/words.tsx';
import * as look from './exchange.css.ts';

type Props = {
  /** Currencies that can be given, and those that can be got. */
  readonly given: readonly string[];
  readonly got: readonly string[];
  /** What the quote gives; undefined before there is one. */
  readonly received: { readonly amount: string; readonly currency: string } | undefined;
  /** Available and bounds. */
  readonly below: ReactNode;
};

export function ExchangeFields({ given, got, received, below }: Props) {
  const t = useT('withdrawals');
  useTwoSides();
  return (
    <div className={look.sides}>
      <AmountField name="amount" label={t('exchange.give')} choices={given} below={below} />
      <Swap given={given} />
      <Got choices={got} received={received} />
    </div>
  );
}

/** Nobody changes a currency into itself: who chooses the other side's currency lets the sides change places. */
function useTwoSides(): void {
  const form = useForm();
  const give = textOf(useValue('currency'));
  const get = textOf(useValue('to_currency'));
  const before = useRef({ give, get });
  useEffect(() => {
    const last = before.current;
    if (give !== get) before.current = { give, get };
    else if (give !== last.give) form.set('to_currency', last.give);
    else form.set('currency', last.get);
  }, [form, give, get]);
}

function Swap({ given }: Pick<Props, 'given'>) {
  const t = useT('withdrawals');
  const form = useForm();
  const give = textOf(useValue('currency'));
  const get = textOf(useValue('to_currency'));
  if (!given.includes(get)) return null; // there is nothing of it to give
  const swap = () => {
    form.set('to_currency', give);
    form.set('currency', get);
  };
  return (
    <div className={look.swap}>
      <IconButton icon="swap" label={t('exchange.swap')} onClick={swap} />
    </div>
  );
}

function Got({ choices, received }: { readonly choices: readonly string[]; readonly received: Props['received'] }) {
  const t = useT('withdrawals');
  const label = t('exchange.get');
  const field = useField({ name: 'to_currency', label }, { empty: choices[0] });
  const currency = textOf(field.value);
  return (
    <FieldFrame field={field} label={label}>
      <div className={box.box} data-bad={field.error ? '' : undefined}>
        <output className={received ? look.got : `${look.got} ${look.none}`} aria-live="polite" htmlFor={field.id}>
          {received?.currency === currency ? <Amount amount={received.amount} currency={currency} size="figure" bare /> : '–'}
        </output>
        <span className={box.choice}>
          <select
            id={field.id}
            ref={field.ref as RefObject<HTMLSelectElement | null>}
            name="to_currency"
            className={box.select}
            value={currency}
            {...field.aria}
            onChange={(event) => field.set(event.currentTarget.value)}
          >
            {choices.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
          <span className={box.arrow}>
            <Icon name="down" small />
          </span>
        </span>
      </div>
    </FieldFrame>
  );
}
