/** The digit that makes a number right by Luhn (ISO 7812): '7992739871' ends in '3'. */
export function luhnDigit(first: string): string {
  const sum = [...first].reverse().reduce((all, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** Sixteen digits of which none was mistyped, as far as the last one can say. */
export const isCardNumber = (digits: string): boolean => /^\d{16}$/.test(digits) && luhnDigit(digits.slice(0, -1)) === digits.slice(-1);
