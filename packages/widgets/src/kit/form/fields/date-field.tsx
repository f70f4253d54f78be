/** A day that is known, not picked (birth, expiry): three boxes in the language's order (DES-06). */
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useLanguage, useT } from '../../words.tsx';
import * as look from './date-field.css.ts';
import { digits, lengths, orderIn, padded, partsOf, readDay, valueOf, type Part } from './date-text.ts';
import { FieldFrame } from './field-frame.tsx';
import { control } from '../engine/form.css.ts';
import { useField, useForm, type FieldProps } from '../engine/use-form.ts';
import { textOf } from '../engine/form-paths.ts';

/** The value is '2025-11-18'. */
export function DateField({
  birthday = false,
  ...props
}: FieldProps & { /** The person's own: browsers may fill it in. */ readonly birthday?: boolean }) {
  const t = useT('form');
  const form = useForm();
  const language = useLanguage();
  const order = orderIn(language);
  const boxes = useRef<Partial<Record<Part, HTMLInputElement | null>>>({});
  const focusBox = (part: Part | undefined) => part && boxes.current[part]?.focus();
  const hint = [t('date.pattern'), props.hint].filter(Boolean).join(' · ');
  const { ref, ...field } = useField<HTMLDivElement>(
    { ...props, hint },
    { focus: () => focusBox(order.find((part) => !partsOf(textOf(field.value))[part]) ?? order[0]) },
  );
  const parts = partsOf(textOf(field.value));

  const change = (part: Part, text: string) => {
    const typed = digits(text, part);
    field.set(valueOf({ ...parts, [part]: typed }));
    if (typed.length === lengths[part]) focusBox(order[order.indexOf(part) + 1]);
  };
  const paste = (event: ClipboardEvent) => {
    const read = readDay(event.clipboardData.getData('text'), language);
    if (!read) return;
    event.preventDefault();
    field.set(valueOf(read));
    focusBox(order.at(-1));
  };
  const back = (part: Part) => (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && !parts[part]) focusBox(order[order.indexOf(part) - 1]);
  };
  const left = ({ relatedTarget }: { readonly relatedTarget: EventTarget | null }) => {
    if (Object.values(boxes.current).some((box) => box === relatedTarget)) return;
    form.presses.settled(() => field.set(valueOf(padded(partsOf(textOf(form.value(props.name)))))));
    field.left();
  };
  return (
    <FieldFrame field={field} group="group" {...props} hint={hint}>
      <div ref={ref} className={look.boxes} onPaste={paste} onBlur={left}>
        {order.map((part) => (
          <input
            key={part}
            ref={(box) => void (boxes.current[part] = box)}
            className={`${control} ${part === 'year' ? look.year : look.day}`}
            part="input"
            inputMode="numeric"
            aria-label={t(`date.${part}`)}
            aria-invalid={field.aria['aria-invalid']}
            autoComplete={birthday ? `bday-${part}` : 'off'}
            value={parts[part]}
            onChange={(event) => change(part, event.currentTarget.value)}
            onKeyDown={back(part)}
          />
        ))}
      </div>
    </FieldFrame>
  );
}
