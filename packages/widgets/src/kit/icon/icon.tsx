/** Icons for acts only (DES-14). */
import { along } from './along.css.ts';
import { Drawing } from './drawing.tsx';
import { shapes, type IconName } from './icon-shapes.ts';

export type { IconName };

const pointing: readonly IconName[] = ['back', 'forward', 'left'];

export function Icon({ name, small = false }: { readonly name: IconName; readonly small?: boolean }) {
  const drawing = <Drawing shape={shapes[name]} small={small} />;
  return pointing.includes(name) ? <span className={along}>{drawing}</span> : drawing;
}
