/** The spaces' keys are the same for both books: '<book>.search', '<book>.add', … */
export type Book = 'payees' | 'addresses';
