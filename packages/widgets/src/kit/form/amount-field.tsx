import { currencies, isCurrency } from '@bankside/core/rules/currencies.ts';
import { useLayoutEffect, useRef, type ChangeEvent, type ClipboardEvent, type ReactNode, type RefObject } from 'react';
import { Icon } from '../icon.tsx';
import { useT } from '../words.tsx';
import { caretAfter, decimalsOf, groupAmount, readAmount, readTyping } from './amount-text.ts';
import { FieldFrame } from './field-frame.tsx';
import * as look from './amount-field.css.ts';
import { inputProps } from './text-field.tsx';
import { useField, useForm, useValue, type FieldProps } from './use-form.ts';
import { textOf } from './form-paths.ts';

type Props = FieldProps & {
  /** A fixed currency; or give `currencyName` and `choices` for one to choose. */
  readonly currency?: string;
  readonly currencyName?: string;
  readonly choices?: readonly string[];
  /** Available and limit, below the figure. */
  readonly below?: ReactNode;
};

/** The value is decimal text without separators; it is shown in groups and never rounded. */
export function AmountField({ currency, currencyName = 'currency', choices, below, ...props }: Props) {
  const form = useForm();
  const chosen = useValue(currencyName);
  const code = currency ?? (textOf(chosen) || (choices?.[0] ?? ''));
  const places = isCurrency(code) ? currencies[code].scale : undefined;
  const field = useField(props, {
    check: () => {
      const amount = textOf(form.value(props.name));
      return places !== undefined && decimalsOf(amount) > places
        ? { rule: places ? 'amountPlaces' : 'amountWhole', params: { currency: code, max: places } }
        : undefined;
    },
  });
  const shown = groupAmount(textOf(field.value));
  const caret = useCaret(field.ref, shown);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionStart } = event.currentTarget;
    const { amount } = readTyping(value);
    caret.current = caretAfter(value, selectionStart ?? value.length, groupAmount(amount));
    field.set(amount);
  };
  const paste = (event: ClipboardEvent) => {
    const read = readAmount(event.clipboardData.getData('text'));
    if (read.currency === undefined || (read.currency !== code && !choices?.includes(read.currency))) return; // a code that is not ours stays visible, and is refused
    event.preventDefault();
    if (read.currency !== code) form.set(currencyName, read.currency);
    field.set(read.amount);
  };
  return (
    <FieldFrame field={field} {...props}>
      <div className={look.box} data-bad={field.error ? '' : undefined}>
        <input
          {...inputProps(field)}
          name={props.name}
          className={look.figure}
          value={shown}
          inputMode="decimal"
          autoComplete="off"
          onChange={change}
          onPaste={paste}
        />
        {choices ? <CurrencyChoice name={currencyName} value={code} choices={choices} /> : <span className={look.code}>{code}</span>}
      </div>
      {below && <div className={look.below}>{below}</div>}
    </FieldFrame>
  );
}

function CurrencyChoice({ name, value, choices }: { readonly name: string; readonly value: string; readonly choices: readonly string[] }) {
  const t = useT('form');
  const field = useField({ name, label: t('amount.currency') }, { empty: choices[0] });
  return (
    <span className={look.choice}>
      <select
        ref={field.ref as RefObject<HTMLSelectElement | null>}
        name={name}
        className={look.select}
        aria-label={t('amount.currency')}
        value={value}
        {...field.aria}
        onChange={(event) => field.set(event.currentTarget.value)}
      >
        {choices.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </select>
      <span className={look.arrow}>
        <Icon name="down" small />
      </span>
    </span>
  );
}

/** Regrouping moves the digits under the caret; it stays behind the digit it stood behind. */
function useCaret(ref: RefObject<HTMLElement | null>, shown: string) {
  const caret = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    const input = ref.current;
    if (caret.current !== undefined && input instanceof HTMLInputElement && input.matches(':focus'))
      input.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [ref, shown]);
  return caret;
}
