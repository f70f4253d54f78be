/** Finds a planted card number or PIN in any text, in every form in which a bank may leave one behind by mistake (CRD-03, CRD-04). */
import { createHash } from 'node:crypto';

const digests = ['md5', 'sha1', 'sha256', 'sha512'] as const;
/** A digest without a key is as good as the text: there are few numbers, and fewer PINs. */
const hashesOf = (text: string): string[] =>
  digests.flatMap((name) => [createHash(name).update(text).digest('hex'), createHash(name).update(text).digest('base64')]);

/** What base64 makes of a text wherever it is in a longer one: the letters that do not depend on its neighbours. */
const base64Of = (text: string): string[] =>
  [0, 1, 2].map((offset) => {
    const letters = Buffer.from('\0'.repeat(offset) + text)
      .toString('base64')
      .replace(/=+$/, '');
    const first = Math.ceil((offset * 8) / 6);
    return letters.slice(first, Math.floor(((offset + text.length) * 8) / 6));
  });

const inFours = (number: string, by: string) => number.replace(/(\d{4})(?=\d)/g, `$1${by}`);
const wide = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

function numberForms(number: string): string[] {
  const grouped = [' ', '-', '\u00a0', '+', '%20'].map((by) => inFours(number, by));
  const hex = Buffer.from(number).toString('hex');
  return [number, ...grouped, wide(number), hex, ...base64Of(number), ...base64Of(inFours(number, ' ')), ...hashesOf(number)];
}

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;
/** Four digits are found as a word of their own: within longer ones they are somebody else's. */
function pinForms(text: string, pin: string): string[] {
  const asWord = new RegExp(`(?<!\\w|\\d\\.)${pin}(?!\\w|\\.\\d)`).test(text.replace(uuid, '')) ? [`the word ${pin}`] : [];
  const inJson = base64Of(`"${pin}"`).filter((form) => text.includes(form));
  return [...asWord, ...inJson, ...[...hashesOf(pin), wide(pin)].filter((form) => text.includes(form))];
}

export type Planted = { readonly number: string; readonly pin: string };

/** In what form each is there; nothing where it is not. */
export const foundIn = (text: string, { number, pin }: Planted): { readonly number: string[]; readonly pin: string[] } => ({
  number: numberForms(number).filter((form) => text.includes(form)),
  pin: pinForms(text, pin),
});
