/** The public tokens by name, and how a browser reads those that the kit itself paints with. */
import type { Appearance } from '../../runtime/element-port.ts';
import { more } from '../generated/token-names.ts';

export type Name = keyof Appearance;
/** Which CSS property of the hidden spans takes each one up: of these a browser computes every colour and length, also a negative one. */
export const readBy: Partial<Record<Name, string>> = {
  surface: 'background-color',
  accent: 'border-top-color',
  onAccent: 'border-right-color',
  ink: 'border-bottom-color',
  inkMuted: 'border-left-color',
  surfaceSunken: 'outline-color',
  line: 'column-rule-color',
  controlLine: 'text-decoration-color',
  danger: 'caret-color',
  radius: 'text-indent',
  font: 'font-family',
  controlHeight: 'outline-offset',
};
export const first = Object.keys(readBy) as readonly Name[];
/** `more`: what is painted by rules that come when a page sets one of them (more-rules.ts). */
export const names = [...first, ...more] as readonly Name[];
export const publicName = (name: string) => `--bank-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
