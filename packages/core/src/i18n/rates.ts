/** Exchange rates as people read them. Text in, text out; no float. */
import { amountParts } from './amounts.ts';

const digits = 6; // enough to compare by

/** '0.858643' for '0.858642735061452222': six digits that count, rounded half up; nothing before the point is lost. */
export function shortRate(rate: string): string {
  const [whole = '0', decimals = ''] = rate.split('.');
  const leading = /^0+$/.test(whole) ? Math.max(0, decimals.search(/[1-9]/)) : -whole.length;
  const places = Math.max(0, leading + digits);
  if (decimals.length <= places) return trimmed(whole, decimals);
  const kept = BigInt(whole + decimals.slice(0, places)) + (decimals.charAt(places) >= '5' ? 1n : 0n);
  const text = kept.toString().padStart(places + 1, '0');
  return places === 0 ? text : trimmed(text.slice(0, -places), text.slice(-places));
}

function trimmed(whole: string, decimals: string): string {
  const rest = decimals.replace(/0+$/, '');
  return rest ? `${whole}.${rest}` : whole;
}

/** '91,234.1 USD' */
export function formatRate(rate: string, currency: string): string {
  const text = shortRate(rate);
  const { whole, decimals } = amountParts(text, text.split('.')[1]?.length ?? 0);
  return `${whole}${decimals && `.${decimals}`} ${currency}`;
}
