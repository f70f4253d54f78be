/** The tick of one row, or of all that are shown. */
import { useEffect, useRef, type MouseEvent } from 'react';
import * as look from '../../../kit/form/choices/box.css.ts';
import { checkShape } from '../../../kit/icon/first-shapes.ts';
import { Drawing } from '../../../kit/icon/drawing.tsx';
import { dash, mixed } from './management.css.ts';

type Props = {
  readonly label: string;
  readonly state: 'none' | 'some' | 'all';
  readonly id?: string;
  /** `range`: Shift was held. */
  readonly onToggle: (range: boolean) => void;
};

export function PickBox({ label, state, id, onToggle }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const range = useRef(false);
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <span className={look.boxHold} onClickCapture={(event: MouseEvent) => (range.current = event.shiftKey)}>
      <input
        ref={box}
        type="checkbox"
        className={state === 'some' ? `${look.box} ${mixed}` : look.box}
        aria-label={label}
        data-pick={id}
        checked={state === 'all'}
        onClick={(event) => event.stopPropagation()}
        onChange={() => {
          onToggle(range.current);
          range.current = false;
        }}
      />
      {state === 'some' ? (
        <span className={dash} />
      ) : (
        <span className={look.tick}>
          <Drawing shape={checkShape} small />
        </span>
      )}
    </span>
  );
}
