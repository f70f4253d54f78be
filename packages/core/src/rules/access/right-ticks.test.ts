import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codes, may, userTypes, type Code } from './permissions.ts';
import { codesInOrder } from './presets.ts';
import { partsOf, pressRight, sections, tickOf } from './right-ticks.ts';

const held = fc.subarray([...codesInOrder]);
const opens = (authjson: readonly Code[], code: Code) => may({ userType: userTypes.sub, authjson }, code);

describe('rights as ticks (PER-03, PER-23)', () => {
  it.each<{ at: Code[]; press: Code; after: Code[] }>([
    { at: [], press: '3', after: ['3'] },
    { at: ['3'], press: '3', after: [] },
    { at: ['3'], press: '3-1', after: ['3-2'] },
    { at: ['3-2'], press: '3-1', after: ['3'] },
    { at: ['3-1'], press: '3', after: ['3'] },
    { at: ['3', '3-1'], press: '3-2', after: ['3'] },
    { at: ['2'], press: '1-1', after: ['1-1', '2'] },
    { at: ['1-1'], press: '1', after: ['1'] },
    { at: ['13'], press: '4', after: ['4', '13'] },
  ])('$at, $press pressed: $after', ({ at, press, after }) => {
    expect(pressRight(at, press)).toEqual(after);
  });

  it('lists every right once, below its section', () => {
    expect(sections.flatMap((section) => [section, ...partsOf(section)]).toSorted()).toEqual([...codes].toSorted());
  });

  it('a tick is what the bank allows, whatever is pressed', () => {
    fc.assert(
      fc.property(held, fc.array(fc.constantFrom(...codes), { maxLength: 6 }), (start, presses) => {
        const now = presses.reduce<readonly Code[]>(pressRight, start);
        for (const section of sections) {
          for (const part of partsOf(section)) expect(tickOf(now, part) === 'on').toBe(opens(now, part));
          expect(tickOf(now, section) === 'off').toBe(!opens(now, section));
        }
      }),
    );
  });

  it('a press turns exactly the pressed right', () => {
    fc.assert(
      fc.property(held, fc.constantFrom(...codes), (start, code) => {
        const [before, after] = [tickOf(start, code), tickOf(pressRight(start, code), code)];
        expect(after === 'on').toBe(before !== 'on');
      }),
    );
  });
});
