/** A number as people write it, in groups: the caret stays at its character. */
import { useLayoutEffect, useRef, type InputHTMLAttributes } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { controlProps, type TextFieldProps } from './text-field.tsx';
import { useField } from '../engine/use-form.ts';

const spaces = /[\s\u3000]+/g;

/** Where the caret is in `after`, when it stood behind so many characters that are no spaces. */
function caretIn(after: string, before: string, at: number): number {
  const passed = before.slice(0, at).replace(spaces, '').length;
  let seen = 0;
  for (let index = 0; index < after.length; index++) {
    if (seen === passed) return index;
    if (after[index] !== ' ') seen += 1;
  }
  return after.length;
}

type Props = Pick<TextFieldProps, 'name' | 'label' | 'hint' | 'optional' | 'inputMode'> & {
  /** 'gb10nrmb' as 'GB10 NRMB'. */
  readonly group: (typed: string) => string;
  /** Beside that of every control. */
  readonly className?: string;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'autoCapitalize'>;

export function GroupedTextField({ group, className = '', inputMode, autoCapitalize, ...props }: Props) {
  const field = useField(props);
  const control = controlProps(field);
  const caret = useRef<number>(undefined);
  const { ref: input, value } = control;
  useLayoutEffect(() => {
    if (caret.current === undefined || document.activeElement === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [value, input]);
  const take = (element: HTMLInputElement) => {
    const grouped = group(element.value);
    const isOwn = grouped === element.value;
    caret.current = isOwn ? undefined : caretIn(grouped, element.value, element.selectionStart ?? element.value.length);
    field.set(grouped);
  };
  return (
    <FieldFrame field={field} {...props}>
      <input
        {...control}
        {...{ inputMode, autoCapitalize }}
        className={`${control.className} ${className}`}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget, nativeEvent }) =>
          'isComposing' in nativeEvent && nativeEvent.isComposing ? field.set(currentTarget.value) : take(currentTarget)
        }
        onCompositionEnd={({ currentTarget }) => take(currentTarget)}
      />
    </FieldFrame>
  );
}
