/** Fields that the bank checks when they are left, as it would on saving; what it knows besides fills fields that are empty (REC-16). */
import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { fieldNamed } from '../../kit/form/engine/field-name.ts';
import type { LazySchema } from '../../kit/form/engine/form-errors.ts';
import { isBlank, textOf, type Values } from '../../kit/form/engine/form-paths.ts';
import { useForm, useValues } from '../../kit/form/engine/use-form.ts';
import { hidden } from '../../kit/theme/text.css.ts';
import { useLatest } from '../../kit/use-latest.ts';
import { fields as fieldsClass } from './recipients.css.ts';
import { useBankAnswers, type Answered, type LeftQuestion } from './use-bank-answers.ts';

type Props = {
  readonly question: (name: string, values: Values) => LeftQuestion | undefined;
  /** A field, and those that are checked again when it changes: a country, and the numbers of its banks. */
  readonly again: Readonly<Record<string, readonly string[]>>;
  /** Of the form: what it refuses itself needs no bank. */
  readonly schema: LazySchema<unknown>;
  /** What to say of fields that were filled in, for who does not see them. */
  readonly filledText?: string;
  readonly children: ReactNode;
};

export function LeftChecks({ question, again, schema, filledText, children }: Props) {
  const form = useForm();
  const values = useValues();
  const area = useRef<HTMLDivElement>(null);
  const ours = useRef<Record<string, string>>({});
  const [filled, setFilled] = useState(false);
  const answerOf = useBankAnswers();
  const textIn = (name: string) => textOf(form.value(fieldNamed(name)));

  const fill = (name: string, text: unknown) => {
    const before = textIn(name);
    const isTyped = before !== (ours.current[name] ?? ''); // emptied on purpose, too
    if (typeof text !== 'string' || text === '' || isTyped || before === text) return;
    ours.current[name] = text;
    form.set(fieldNamed(name), text);
    setFilled(true);
    const control = area.current?.querySelector<HTMLInputElement>(`[name="${name}"]:focus`);
    if (control) requestAnimationFrame(() => control.select()); // who types on replaces it
  };

  const show = (name: string, { known, fault }: Answered) => {
    const errors = fault?.fields ?? [];
    if (errors.length > 0) form.fail({ fields: errors.map((each) => ({ ...each, field: name })) }, true);
    else if (form.state().errors[name]?.byBank) form.set(fieldNamed(name), textIn(name)); // takes away what the bank said before
    for (const [other, text] of Object.entries(known ?? {})) fill(other, text);
  };

  const check = async (name: string) => {
    const text = textIn(name);
    const asked = isBlank(text) ? undefined : question(name, form.state().values);
    if (!asked) return;
    const isAsItWas = () => JSON.stringify(question(name, form.state().values)?.input) === JSON.stringify(asked.input);
    const result = (await schema()).safeParse(form.state().values);
    if (!result.success && result.error.issues.some((issue) => 'path' in issue && (issue.path as unknown[])[0] === name)) return;
    const answer = await answerOf(name, asked);
    if (answer && isAsItWas()) form.presses.settled(() => isAsItWas() && show(name, answer));
  };
  const now = useLatest({ check: (name: string) => void check(name).catch(() => undefined), again }); // unchecked: saving checks it

  const turned = JSON.stringify(Object.keys(again).map((name) => values[name] ?? ''));
  const before = useRef(turned);
  useEffect(() => {
    const [was, is] = [before.current, turned].map((text) => JSON.parse(text) as string[]);
    before.current = turned;
    Object.values(now.current.again).forEach((names, index) => {
      if (was?.[index] !== is?.[index]) names.forEach((name) => now.current.check(name));
    });
  }, [turned, now]);

  const left = ({ target }: FocusEvent) => {
    const name = target.getAttribute('name');
    if (name) now.current.check(name);
  };
  return (
    <div ref={area} className={fieldsClass} onBlur={left}>
      {children}
      {filledText && (
        <span className={hidden} role="status">
          {filled ? filledText : ''}
        </span>
      )}
    </div>
  );
}
