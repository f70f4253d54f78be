import { groupAmount, readAmount } from '@bankside/core/i18n/typed-amounts.ts';
import { currencies, isCurrency } from '@bankside/core/rules/money/currencies.ts';
import { useEffect, useRef, useState, type ChangeEvent, type ClipboardEvent, type CompositionEvent, type ReactNode } from 'react';
import { Icon } from '../../icon/icon.tsx';
import { useT } from '../../words.tsx';
import { decimalsOf, grouped, hasComma, insertedBy, isComposition, isPlain, withoutOurs } from './amount-text.ts';
import { FieldFrame } from './field-frame.tsx';
import * as look from './amount-field.css.ts';
import { inputProps } from './text-field.tsx';
import { useField, useForm, useValue, type FieldProps } from '../engine/use-form.ts';
import type { FieldName } from '../engine/field-name.ts';
import { textOf } from '../engine/form-paths.ts';

type Props = FieldProps & {
  /** Available and limit, below the figure. */
  readonly below?: ReactNode;
} & (Fixed | Chosen);
type Fixed = { readonly currency: string; readonly currencyName?: never; readonly choices?: never; readonly choiceLabel?: never };
type Chosen = {
  readonly currency?: never;
  readonly currencyName: FieldName;
  readonly choices: readonly string[];
  /** Where a form has two: "Currency" when absent. */
  readonly choiceLabel?: string;
};

/** The value is decimal text without separators, never rounded, and always what the shown text is read as.
 * It is shown in groups; a comma of the person's own stays as it was typed until the box is left. */
export function AmountField({ currency, currencyName, choices, choiceLabel, below, ...props }: Props) {
  const form = useForm();
  const chosen = useValue(currencyName ?? props.name);
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
  const asked = useRef(code);
  useEffect(() => {
    if (asked.current !== code) form.forget(props.name, 'byBank');
    asked.current = code;
  }, [form, props.name, code]);
  const value = textOf(field.value);
  const [typed, setTyped] = useState('');
  const [composed, setComposed] = useState('');
  const read = (text: string) => {
    const { amount, currency: other = code } = readAmount(text);
    return other === code ? amount : text.trim(); // of another currency: it stays visible, and is refused
  };
  const own = read(typed) === value ? typed : '';
  const take = (input: HTMLInputElement, inserted: string | undefined) => {
    const whole = { text: input.value, caret: input.selectionStart ?? input.value.length };
    const edit = !own && isPlain(value) && inserted !== undefined ? withoutOurs(whole, inserted) : whole;
    const amount = read(edit.text);
    const next = hasComma(edit.text) ? edit : grouped(edit, groupAmount(amount));
    if (next.text !== input.value) {
      input.value = next.text; // at once, so that the caret stays where it is
      input.setSelectionRange(next.caret, next.caret);
    }
    setTyped(next === edit ? edit.text : '');
    field.set(amount);
  };
  /** An input method owns its text until it is done. */
  const change = ({ currentTarget: input, nativeEvent: event }: ChangeEvent<HTMLInputElement>) => {
    if (event instanceof InputEvent && event.isComposing) setComposed(input.value);
    else if (!isComposition(event)) take(input, insertedBy(event));
  };
  const done = ({ currentTarget: input, data }: CompositionEvent<HTMLInputElement>) => {
    setComposed('');
    take(input, data);
  };
  const paste = (event: ClipboardEvent) => {
    const { amount, currency: pasted } = readAmount(event.clipboardData.getData('text'));
    if (pasted === undefined || (pasted !== code && !choices?.includes(pasted))) return;
    event.preventDefault();
    if (pasted !== code && currencyName) form.set(currencyName, pasted);
    setTyped('');
    field.set(amount);
  };
  const left = () => {
    setTyped('');
    field.left();
  };
  return (
    <FieldFrame field={field} {...props}>
      <div dir="ltr" className={look.box} data-bad={field.error ? '' : undefined}>
        <input
          {...inputProps(field)}
          className={look.figure}
          value={composed || own || groupAmount(value)}
          inputMode="decimal"
          autoComplete="off"
          onChange={change}
          onCompositionEnd={done}
          onPaste={paste}
          onBlur={left}
        />
        {currencyName ? (
          <CurrencyChoice name={currencyName} value={code} choices={choices} label={choiceLabel} />
        ) : (
          <span className={look.code}>{code}</span>
        )}
      </div>
      {below && <div className={look.below}>{below}</div>}
    </FieldFrame>
  );
}

type ChoiceProps = {
  readonly name: FieldName;
  readonly value: string;
  readonly choices: readonly string[];
  readonly label: string | undefined;
};

function CurrencyChoice({ name, value, choices, label: given }: ChoiceProps) {
  const t = useT('form');
  const label = given ?? t('amount.currency');
  const { ref, ...field } = useField<HTMLSelectElement>({ name, label }, { empty: choices[0] });
  return (
    <span className={look.choice}>
      <select
        ref={ref}
        name={name}
        className={look.select}
        aria-label={label}
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
