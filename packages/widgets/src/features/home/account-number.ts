/** '8830 0142 7719': read in groups of four, copied whole. */
export const grouped = (number: string): string => number.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
