/** Exact money: decimal text on the wire, minor units as bigint in memory. No float ever touches an amount. */
const decimal = /^(-?)(\d+)(?:\.(\d+))?$/;
/** What a call takes of an amount that was typed: not negative, no signs but the point. */
export const typedPattern = /^\d{1,15}(\.\d{1,18})?$/;
/** What a form could not read has its commas still: they get a sentence of their own. */
export const commaFree = /^[^,\uFF0C]*$/;

/** '12.50' at scale 2 is 1250n. Throws on anything but a plain decimal that fits the scale. */
export function toMinor(text: string, scale: number): bigint {
  const match = decimal.exec(text);
  const [, sign, whole, fraction = ''] = match ?? [];
  if (!match || whole === undefined || fraction.length > scale) throw new RangeError(`not an amount with ${scale} decimals: ${text}`);
  const minor = BigInt(whole + fraction.padEnd(scale, '0'));
  return sign ? -minor : minor;
}

/** 1250n at scale 2 is '12.50'; always with all decimals of the scale. */
export function toDecimal(minor: bigint, scale: number): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const text = scale === 0 ? whole : `${whole}.${digits.slice(-scale)}`;
  return minor < 0n ? `-${text}` : text;
}

/** a * b / 10^scale, rounded half to even: for rates and converted totals, never for a balance. */
export function multiply(a: bigint, b: bigint, scale: number): bigint {
  return divideHalfEven(a * b, 10n ** BigInt(scale));
}

export function divideHalfEven(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  const rest = a % b;
  const twice = (rest < 0n ? -rest : rest) * 2n;
  const size = b < 0n ? -b : b;
  const up = twice > size || (twice === size && quotient % 2n !== 0n);
  return up ? quotient + (a < 0n !== b < 0n ? -1n : 1n) : quotient;
}
