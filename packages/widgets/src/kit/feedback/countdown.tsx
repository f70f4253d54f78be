import { course, left as figure, rest } from './countdown.css.ts';
import { hidden } from '../theme/text.css.ts';
import { useT } from '../words.tsx';

/** Read out only here: every second would drown everything else (DES-10). */
const announced = [60, 30, 10];

/** "0:47" in hero size over a draining twin line. `left` and `of` in seconds. */
export function Countdown({ left, of }: { readonly left: number; readonly of: number }) {
  const t = useT('shared');
  const next = announced.findLast((seconds) => seconds >= left) ?? of;
  return (
    <>
      <p className={figure} role="timer" aria-live="off">
        {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
      </p>
      <div className={course} aria-hidden="true">
        <span className={rest} style={{ width: `${(left / of) * 100}%` }} />
      </div>
      <p className={hidden} role="status">
        {t('kit.countdown.left', { count: Math.min(next, of) })}
      </p>
    </>
  );
}
