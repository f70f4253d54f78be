/** Names that people type and that our mail carries to others: what in them a mail program would turn into a link. */

/** Endings that a name with a full stop in it may look like; those in small letters are taken for one whatever they are. */
const endings =
  /^(com|net|org|info|biz|app|dev|xyz|online|site|shop|store|top|club|live|link|click|page|web|cloud|bank|pro|example|test|ru|cn|uk|us|de|fr|eu|tv|cc|ws|io|ai|gg|ly|tk|中国|中國|公司|网络|網路|在线|网址|商店)$/iu;
/** It begins only where a word does: tried again at every letter of a long word, it would take time by the square (SEC-42). */
const dotted = /(?<![\p{L}\p{N}_-])[_-]*([\p{L}\p{N}][\p{L}\p{N}_-]*)((?:\.[\p{L}\p{N}_-]+)+)/gu;
const isDomain = (rest: string): boolean => {
  const label = rest.slice(rest.lastIndexOf('.') + 1);
  const last = /^\p{Script=Latin}+/u.exec(label)?.[0] ?? label;
  return /^\p{Ll}{2,}$/u.test(last) || endings.test(last) || /^(\.\d{1,3}){3}$/.test(rest);
};
/** As a browser reads an address: full-width letters and the ideographic full stop are Latin ones. */
const asRead = (text: string): string => text.normalize('NFKC').replace(/[。｡]/g, '.');

/** A web or mail address that is one beyond doubt: with its scheme, www, a path or a mailbox. 'Booking.com B.V.' has none. */
export const hasAddress = (name: string): boolean => {
  const text = asRead(name);
  return /:\/\/|\bwww\.|\b(?:mailto|javascript):|@[^\s@]+\.|\p{L}\.\p{L}{2,}[/?#:]/iu.test(text);
};

/** An address, or a word that may be one: 'evil.example', not 'J. R. Smith', 'J.R.Smith', 'St. John' or 'Jr.'. */
export const looksLikeLink = (name: string): boolean =>
  hasAddress(name) || [...asRead(name).matchAll(dotted)].some(([, , rest = '']) => isDomain(rest));

/** The same to the eye, and nothing that a mail program makes a link of. */
export const unlinked = (name: string): string => (looksLikeLink(name) ? name.replace(/[./:@。｡．](?=\S)/gu, '$&\u2060') : name);
