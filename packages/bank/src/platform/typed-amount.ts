/** An amount as a person typed it, in a currency that they chose beside it. */
import { currencies, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { toMinor } from '@bankside/core/rules/money/money.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { Invalid } from './refusal.ts';
import { translate } from './words.ts';

/** The typed amount in minor units. More decimals than the currency has are a fault at the field, never rounded. */
export function typedMinor(text: string, currency: Currency, language: Language, field = 'amount'): bigint {
  const { scale } = currencies[currency];
  if ((text.split('.')[1] ?? '').length <= scale) return toMinor(text, scale);
  const rule = scale === 0 ? 'amountWhole' : 'amountPlaces';
  throw new Invalid([{ field, rule, msg: translate(language, 'rules', rule, { currency, max: scale }) }]);
}
