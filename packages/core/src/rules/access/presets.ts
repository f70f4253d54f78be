/** Rights as people choose them: in the order of their sections, and those that are often given together (PER-23). */
import { codes, type Code } from './permissions.ts';

export const presets = {
  paymentsClerk: ['2', '11'],
  cardAdministrator: ['4', '12', '13'],
  auditor: ['1', '2'],
} as const satisfies Readonly<Record<string, readonly Code[]>>;
export type Preset = keyof typeof presets;
export const presetNames = Object.keys(presets) as readonly Preset[];

const placeOf = (code: Code) => code.split('-').map(Number);
/** Each section before its parts; an object's own order would put 13 before 1-1. */
export const codesInOrder: readonly Code[] = codes.toSorted((one, other) => {
  const [a = 0, partOfA = 0] = placeOf(one);
  const [b = 0, partOfB = 0] = placeOf(other);
  return a - b || partOfA - partOfB;
});
