/** Icons for acts only (DES-14). */
import { Drawing } from './drawing.tsx';
import { shapes, type IconName } from './icon-shapes.ts';

export type { IconName };

export const Icon = ({ name, small = false }: { readonly name: IconName; readonly small?: boolean }) => (
  <Drawing shape={shapes[name]} small={small} />
);
