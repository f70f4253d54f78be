/** A kit number as the issuer compares it: without case, blanks and dashes. */
export const plainKit = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
