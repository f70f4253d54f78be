/** A length along the line of reading, for what CSS writes only from left to right: shadows and transforms. Negative where lines go to the left. */
export const onward = (length: string): string => `calc(${length} * var(--bankside-onward, 1))`;
