import { describe, expect, it } from 'vitest';
import { folded, matchColumns } from './match-columns.ts';

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
