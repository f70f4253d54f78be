/** A tick for each section of rights, and for its parts below it. The value is the list of codes (PER-23). */
import { isCode, type Code } from '@bankside/core/rules/access/permissions.ts';
import { partsOf, pressRight, sections, tickOf } from '@bankside/core/rules/access/right-ticks.ts';
import * as boxLook from '../../kit/form/choices/box.css.ts';
import type { FieldName } from '../../kit/form/engine/field-name.ts';
import { useField } from '../../kit/form/engine/use-form.ts';
import { FieldFrame } from '../../kit/form/fields/field-frame.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { useT } from '../../kit/words.tsx';
import * as look from './rights.css.ts';

type Props = { readonly name: FieldName; readonly label: string; readonly hint: string };
const none: readonly Code[] = [];

export function RightsField(props: Props) {
  const t = useT('colleagues');
  const focus = () => ref.current?.querySelector('input')?.focus();
  const { ref, ...field } = useField<HTMLDivElement>(props, { empty: none, focus });
  const held = Array.isArray(field.value) ? field.value.filter((code): code is Code => typeof code === 'string' && isCode(code)) : none;
  const box = (code: Code) => {
    const tick = tickOf(held, code);
    return (
      <label className={boxLook.check}>
        <span className={boxLook.boxHold}>
          <input
            type="checkbox"
            ref={(input) => {
              if (input) input.indeterminate = tick === 'some';
            }}
            className={[boxLook.box, look.box].join(' ')}
            checked={tick === 'on'}
            onChange={() => field.set(pressRight(held, code))}
            aria-invalid={field.aria['aria-invalid']}
          />
          <span className={boxLook.tick}>
            <Icon name={tick === 'some' ? 'minus' : 'check'} small />
          </span>
        </span>
        <span>{t(`options:permissions.${code}`)}</span>
      </label>
    );
  };
  return (
    <FieldFrame field={field} group="group" {...props}>
      <div ref={ref} className={look.tree}>
        {sections.map((section) => (
          <div key={section} className={look.branch}>
            {box(section)}
            {partsOf(section).length > 0 && (
              <div role="group" aria-label={t(`options:permissions.${section}`)} className={look.parts}>
                {partsOf(section).map((part) => (
                  <div key={part}>{box(part)}</div>
                ))}
              </div>
            )}
          </div>
        ))}
      </div>
    </FieldFrame>
  );
}
