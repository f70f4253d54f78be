/** A favourite's star. Apart from the other shapes: its long path would weigh on the sign-in page. */
import { icon } from './icon.css.ts';
import { starShape } from './star-shape.ts';

/** Decoration: the control that holds it carries the name. */
export function Star() {
  return (
    <svg className={icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={starShape} />
    </svg>
  );
}
