/** Lucide's `check` (ISC licence). Apart from the other shapes: a form with a box to tick needs this one alone. */
export const checkShape = 'M20 6 9 17l-5-5';
