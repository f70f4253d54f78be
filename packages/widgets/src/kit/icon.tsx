/** Icons for acts only (DESIGN.md §14). */
import { icon, iconSmall } from './icon.css.ts';
import { shapes, type IconName } from './icon-shapes.ts';

export type { IconName };

/** Decoration: the control that holds it carries the name. */
export function Icon({ name, small = false }: { readonly name: IconName; readonly small?: boolean }) {
  return (
    <svg className={small ? iconSmall : icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shapes[name]} />
    </svg>
  );
}
