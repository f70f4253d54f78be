/** Names of one thing in the ways of markup, JavaScript and React. */
export const camel = (name) => name.replace(/-([a-z])/g, (_all, letter) => letter.toUpperCase());
export const pascal = (name) => camel(`-${name}`);
/** The custom property of a token. */
export const tokenName = (name) => `--bank-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
export const literals = (kind) => kind.map((each) => `'${each}'`).join(' | ');
