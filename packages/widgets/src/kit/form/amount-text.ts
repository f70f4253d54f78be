/** Amounts as people type and paste them. Text in, text out: nothing is ever rounded (DESIGN.md §5 Amount field). */
export type Read = {
  /** Plain decimal text, '48500.00', or what was typed when it is no amount. */ readonly amount: string;
  /** A code that stood beside it. */ readonly currency?: string;
};

const grouped = /^\d{1,3}(,\d{3})+(\.\d*)?$/;
const dotted = /^\d{1,3}(\.\d{3})+,\d*$/; // 48.500,00
const plain = /^\d*\.?\d*$/;

/** '48,500.00 USD' is { amount: '48500.00', currency: 'USD' }; what cannot be read stays as it is, for the schema to refuse. */
export function readAmount(typed: string): Read {
  const text = typed.normalize('NFKC').replace(/[\s\u00a0']/g, '');
  const [, before = '', digits = '', after = ''] = /^([A-Za-z]{3,5})?([\d.,]*)([A-Za-z]{3,5})?$/.exec(text) ?? [];
  const code = (before || after).toUpperCase();
  const amount = plain.test(digits)
    ? digits
    : grouped.test(digits)
      ? digits.replaceAll(',', '')
      : dotted.test(digits)
        ? digits.replaceAll('.', '').replace(',', '.')
        : undefined;
  if (amount === undefined || (text !== '' && digits === '') || (before && after)) return { amount: typed.trim() };
  const tidy = amount.replace(/^0+(?=\d)/, '').replace(/^\./, '0.');
  return code ? { amount: tidy, currency: code } : { amount: tidy };
}

/** '48500.5' is '48,500.5'; the decimals as they were typed. */
export function groupAmount(amount: string): string {
  if (!/^\d+(\.\d*)?$/.test(amount)) return amount;
  const [whole = '', decimals] = amount.split('.');
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + (decimals === undefined ? '' : `.${decimals}`);
}

/** While typing: separators that are being typed over do not count, so '4,8500' is on its way to '48,500'. */
export const readTyping = (typed: string): Read =>
  /^[\d,]*\.?\d*$/.test(typed) && /\d/.test(typed) ? readAmount(typed.replaceAll(',', '')) : readAmount(typed);

/** Where the caret stands after regrouping: behind as many digits as before. */
export function caretAfter(before: string, caret: number, after: string): number {
  let digits = before.slice(0, caret).replace(/,/g, '').length;
  let at = 0;
  while (digits > 0 && at < after.length) if (after[at++] !== ',') digits--;
  return at;
}

export const decimalsOf = (amount: string): number => amount.split('.')[1]?.length ?? 0;
