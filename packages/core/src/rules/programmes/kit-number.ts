/** A kit number or the number of a document, to be compared: without case, blanks and signs. */
export const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
