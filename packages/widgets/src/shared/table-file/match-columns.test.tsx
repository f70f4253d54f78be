import { describe, expect, it } from 'vitest';
import { folded } from '@bankside/core/rules/table-headings.ts';
import { guessColumns, matchColumns } from './match-columns.ts';

const names = {
  kit: ['Kit number', 'Kit no.', '套件编号', 'キット番号'],
  holder: ['Holder', 'Card holder', '持卡人', 'カード保有者'],
  note: ['Note', '备注', '備考'],
} as const;

describe('columns by their headings', () => {
  it.each([
    [['Kit number', 'Holder', 'Note']],
    [['持卡人', '套件编号', '备注']],
    [['備考', 'カード保有者', 'キット番号']],
    [['ＫＩＴ－ＮＯ', ' card_HOLDER ', 'Note:']],
    [['ｷｯﾄ番号', 'holder', 'NOTE']],
  ])('%j are all recognised', (headings) => {
    const { columns, open, leftovers } = matchColumns(headings, names);
    expect(Object.values(columns).toSorted()).toEqual([0, 1, 2]);
    expect([open, leftovers]).toEqual([[], []]);
  });
  it('leaves to a person what no heading names, and what several do', () => {
    expect(matchColumns(['Kit no', 'Kit number', 'Name', 'Holder', ''], names)).toEqual({
      columns: { holder: 3 },
      open: ['kit', 'note'],
      leftovers: [0, 1, 2, 4],
    });
  });
  it('an empty heading is nobody’s', () => expect(matchColumns(['', '()'], { kit: ['Kit'] }).columns).toEqual({}));
  it('folds width, case, spaces and marks', () => expect(folded(' Ｋit　No.（1）')).toBe('kitno1'));
});

describe('guesses', () => {
  const looks = { kit: (text: string) => /\d/.test(text), holder: (text: string) => !/\d/.test(text), note: () => true };
  const guess = (headings: string[], ...cells: string[][]) =>
    guessColumns(headings, names, { looks, rows: cells.map((each) => ({ cells: each })) });
  it('take a heading that has a name in it, in any language, where the values look like it', () => {
    expect(guess(['Kit number of card', 'New holder', 'Note'], ['K-1', 'Ann', 'x'])).toEqual({ kit: 0, holder: 1, note: 2 });
    expect(guess(['新持卡人', '卡片套件编号'], ['张三', 'K1'])).toEqual({ holder: 0, kit: 1 });
    expect(guess(['Holder of kit number 1'], ['Ann'])).toEqual({ holder: 0 });
  });
  it('leave out what values contradict, what is empty, and two that are called the same', () => {
    expect(guess(['Kit number of card'], ['Ann'])).toEqual({});
    expect(guess(['Kit number of card'], [''])).toEqual({});
    expect(guess(['Kit no. new', 'Kit no. new'], ['1', '2'])).toEqual({});
  });
});
