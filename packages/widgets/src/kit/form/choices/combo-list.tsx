import { useEffect, useRef, type RefObject } from 'react';
import { Popup } from '../../overlay/popup.tsx';
import { useT } from '../../words.tsx';
import * as look from './combo-field.css.ts';
import type { ComboState } from './use-combo.ts';

type Props = { readonly anchor: RefObject<HTMLElement | null>; readonly id: string; readonly label: string; readonly combo: ComboState };

export function ComboList({ anchor, id, label, combo }: Props) {
  return (
    <Popup
      anchor={anchor}
      match
      onClose={(how) => (how === 'escape' ? combo.close() : combo.hide())}
      onPointerDown={(event) => event.preventDefault()}
    >
      <Options id={id} label={label} combo={combo} />
    </Popup>
  );
}

function Options({ id, label, combo }: Omit<Props, 'anchor'>) {
  const t = useT('form');
  const list = useRef<HTMLDivElement>(null);
  const { active, found, chosen } = combo;
  useEffect(() => {
    list.current?.querySelector(`[data-active]`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label={label} className={look.list}>
      {found.map((option) => (
        <div
          key={option.value}
          id={`${id}-${option.value}`}
          role="option"
          aria-selected={option.value === chosen?.value}
          data-active={option === active ? '' : undefined}
          className={look.option}
          onClick={() => combo.choose(option)}
        >
          <span className={look.name}>{option.label}</span>
          {option.note && <span className={look.note}>{option.note}</span>}
        </div>
      ))}
      {!found.length && <div className={look.none}>{t('combo.none', { text: combo.text })}</div>}
    </div>
  );
}
