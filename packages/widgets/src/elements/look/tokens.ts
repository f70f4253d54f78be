/** The public tokens by name, and how a browser reads each. */
import type { Appearance } from '../../runtime/element-port.ts';

export type Name = keyof Appearance;
/** Which CSS property of the hidden spans takes each public one up: of these a browser computes every colour and length. */
export const readBy = {
  surface: 'background-color',
  accent: 'border-top-color',
  onAccent: 'border-right-color',
  ink: 'border-bottom-color',
  inkMuted: 'border-left-color',
  surfaceSunken: 'outline-color',
  line: 'column-rule-color',
  controlLine: 'text-decoration-color',
  danger: 'caret-color',
  radius: 'border-top-left-radius',
  font: 'font-family',
  controlHeight: 'min-height',
} as const satisfies Record<Name, string>;
export const names = Object.keys(readBy) as readonly Name[];
export const publicName = (name: Name) => `--bank-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Something that is no colour, length or font: the default stays (for a colour of a page's rule by the contrast guard). */
const isLength: readonly Name[] = ['radius', 'controlHeight'];
export const isMalformed = (name: Name, text: string) =>
  text !== '' && !CSS.supports(isLength.includes(name) ? 'text-indent' : readBy[name], text); // what is out of bounds is brought into them
