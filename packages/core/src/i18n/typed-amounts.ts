/** Amounts as people type and paste them. Text in, text out: nothing is ever rounded, and no comma changes a figure unseen (DES-26). */
export type Read = {
  /** Plain decimal text, '48500.00', or what was typed when it is no amount. */ readonly amount: string;
  /** A code that stood beside it. */ readonly currency?: string;
};

const plain = /^\d*\.?\d*$/;
const grouped = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
const dotted = /^[1-9]\d{0,2}(\.\d{3})+,\d+$/; // 48.500,00
/** Three digits behind the only comma are a group; behind no whole they are decimals, for nobody groups 0,001. */
const decimalComma = /^(\d*,(?!\d{3}$)\d+|0?,\d+)$/;

/** In our own writing; undefined where it is unclear what the signs in it stand for: '1,2,3', '12,34,5', '1234,567'. */
function inPlain(digits: string): string | undefined {
  if (plain.test(digits)) return digits;
  if (grouped.test(digits)) return digits.replaceAll(',', '');
  if (dotted.test(digits)) return digits.replaceAll('.', '').replace(',', '.');
  return decimalComma.test(digits) ? digits.replace(',', '.') : undefined;
}

/** '48,500.00 USD' is { amount: '48500.00', currency: 'USD' }, '1,00' is '1.00'; what cannot be read stays as it is, for the schema to refuse. */
export function readAmount(typed: string): Read {
  const text = typed.normalize('NFKC').replace(/[\s\u00a0']/g, '');
  const [, before = '', digits = '', after = ''] = /^([A-Za-z]{3,5})?([\d.,]*)([A-Za-z]{3,5})?$/.exec(text) ?? [];
  const code = (before || after).toUpperCase();
  const amount = inPlain(digits);
  if (amount === undefined || (text !== '' && digits === '') || (before && after)) return { amount: typed.trim() };
  const tidy = amount.replace(/^0+(?=\d)/, '').replace(/^\./, '0.');
  return code ? { amount: tidy, currency: code } : { amount: tidy };
}

/** '48500.5' is '48,500.5', which readAmount reads as the same again; the decimals as they were typed. */
export function groupAmount(amount: string): string {
  if (!/^\d+(\.\d*)?$/.test(amount)) return amount;
  const [whole = '', decimals] = amount.split('.');
  const groups = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');
  return groups + (decimals === undefined ? '' : `.${decimals}`);
}
