import * as look from './import.css.ts';

/** How far something is, in words and as a bar. */
export function Progress({
  label,
  text,
  done,
  count,
}: {
  readonly label: string;
  readonly text: string;
  readonly done: number;
  readonly count: number;
}) {
  return (
    <div className={look.field}>
      <p role="status">{text}</p>
      <progress className={look.bar} aria-label={label} max={Math.max(count, 1)} value={done} />
    </div>
  );
}
