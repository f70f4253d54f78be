/** What the contract takes for an id; anything else in an address names nothing, and is not asked for. */
export const isId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);
