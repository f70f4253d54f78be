/** 'Kit No.', 'KIT NO' and 'ｋｉｔ－ｎｏ' are the same heading. */
export const folded = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
