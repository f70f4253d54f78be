/** How rights look as ticks: a section, and its parts below it (PER-03, PER-23). */
import type { Code } from './permissions.ts';
import { codesInOrder } from './presets.ts';

export type Tick = 'on' | 'some' | 'off';

const sectionOf = (code: Code) => code.split('-')[0] as Code;
export const partsOf = (section: Code): readonly Code[] => codesInOrder.filter((code) => code !== section && sectionOf(code) === section);
export const sections: readonly Code[] = codesInOrder.filter((code) => sectionOf(code) === code);

const heldParts = (held: readonly Code[], section: Code) => partsOf(section).filter((part) => held.includes(part));
const isWhole = (held: readonly Code[], section: Code) => held.includes(section) && heldParts(held, section).length === 0;

export function tickOf(held: readonly Code[], code: Code): Tick {
  const section = sectionOf(code);
  if (isWhole(held, section)) return 'on';
  if (code !== section) return held.includes(code) ? 'on' : 'off';
  return heldParts(held, section).length > 0 ? 'some' : 'off';
}

/** The codes after one press. All parts of a section are the section, where it has more than one. */
export function pressRight(held: readonly Code[], code: Code): readonly Code[] {
  const section = sectionOf(code);
  const others = held.filter((each) => sectionOf(each) !== section);
  const now = code === section ? (isWhole(held, section) ? [] : [section]) : pressPart(held, section, code);
  return codesInOrder.filter((each) => others.includes(each) || now.includes(each));
}

function pressPart(held: readonly Code[], section: Code, part: Code): readonly Code[] {
  const all = partsOf(section);
  const before = isWhole(held, section) ? all : heldParts(held, section);
  const after = before.includes(part) ? before.filter((each) => each !== part) : [...before, part];
  return after.length === all.length && all.length > 1 ? [section] : after;
}
