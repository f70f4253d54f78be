import { icon, iconSmall } from './icon.css.ts';

/** One shape of an icon. Decoration: the control that holds it carries the name. */
export function Drawing({ shape, small = false }: { readonly shape: string; readonly small?: boolean }) {
  return (
    <svg className={small ? iconSmall : icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shape} />
    </svg>
  );
}
