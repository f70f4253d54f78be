/** How account numbers and addresses of recipients are written in one line of a list. */
const fours = (text: string): string => (text.match(/.{1,4}/gu) ?? []).join(' ');
const dots = '••••';

/** 'GB10NRMB60161331926819' as 'GB10 NRMB 6016 1331 9268 19': what people compare with an invoice. National numbers stay as they are written. */
export const spacedAccount = (account: string): string => (/^[A-Z]{2}\d{2}[A-Z0-9]{10,}$/.test(account) ? fours(account) : account);

/** 'GB10 NRMB •••• 9268 19': enough to know it again. */
export function maskedAccount(account: string): string {
  const groups = spacedAccount(account).split(' ');
  if (groups.length > 4) return [...groups.slice(0, 2), dots, ...groups.slice(-2)].join(' ');
  const whole = groups.join('');
  return whole.length > 8 ? `${whole.slice(0, 2)} ${dots} ${whole.slice(-4)}` : whole;
}

/** '0x3bA9…8A40', 'TQ5k…JkZs'. */
export function shortAddress(address: string): string {
  const start = /^(0x|bc1[qp])?/i.exec(address)?.[0].length ?? 0;
  return `${address.slice(0, start + 4)}…${address.slice(-4)}`;
}
