/** An account number as people write it: in groups of four where it is an IBAN, in capitals always. The caret stays at its character. */
import { useLayoutEffect, useRef } from 'react';
import { FieldFrame } from '../../kit/form/fields/field-frame.tsx';
import { control } from '../../kit/form/engine/form.css.ts';
import { textOf } from '../../kit/form/engine/form-paths.ts';
import { useField, type FieldProps } from '../../kit/form/engine/use-form.ts';
import { monoControl } from './recipients.css.ts';

const isIban = (text: string) => /^[A-Z]{2}\d{2}/.test(text);
const spaces = /[\s\u3000]+/g;

/** 'gb10nrmb6016' as 'GB10 NRMB 6016'; other numbers keep the spaces that they were typed with. */
export function groupedAccount(typed: string): string {
  const text = typed.normalize('NFKC').toUpperCase();
  const bare = text.replace(spaces, '');
  return isIban(bare) ? (bare.match(/.{1,4}/gu) ?? []).join(' ') : text;
}

/** Where the caret stands in `after`, when it stood behind so many characters that are no spaces. */
function caretIn(after: string, before: string, at: number): number {
  const passed = before.slice(0, at).replace(spaces, '').length;
  let seen = 0;
  for (let index = 0; index < after.length; index++) {
    if (seen === passed) return index;
    if (after[index] !== ' ') seen += 1;
  }
  return after.length;
}

export function AccountNumberField(props: FieldProps) {
  const { ref: input, ...field } = useField(props);
  const caret = useRef<number>(undefined);
  const value = textOf(field.value);
  useLayoutEffect(() => {
    if (caret.current === undefined || document.activeElement === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [value, input]);
  const take = (element: HTMLInputElement) => {
    const grouped = groupedAccount(element.value);
    caret.current = isIban(grouped) ? caretIn(grouped, element.value, element.selectionStart ?? element.value.length) : undefined;
    field.set(grouped);
  };
  return (
    <FieldFrame field={field} {...props}>
      <input
        id={field.id}
        ref={input}
        name={props.name}
        className={`${control} ${monoControl}`}
        part="input"
        value={value}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ currentTarget, nativeEvent }) =>
          'isComposing' in nativeEvent && nativeEvent.isComposing ? field.set(currentTarget.value) : take(currentTarget)
        }
        onCompositionEnd={({ currentTarget }) => take(currentTarget)}
        onBlur={field.left}
        {...field.aria}
      />
    </FieldFrame>
  );
}
