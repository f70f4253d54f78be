/** Money of issued cards: what is charged, in what, and where it comes from. */

/** A wallet pays for cards in these; a card itself is in dollars (CRD-13). */
export const topUpCurrencies = ['USDC', 'USDT'] as const;
export type TopUpCurrency = (typeof topUpCurrencies)[number];
/** How many cards one order may top up (CRD-16). */
export const mostTopUpLines = 20;

/** Who pays an annual fee: the company's digital wallet, in USDC or USDT, or its account in dollars (CRD-33). */
export const renewalSources = ['user_wallet', 'parent_company'] as const;
export type RenewalSource = (typeof renewalSources)[number];

type Payment = {
  readonly currency: string;
  readonly paid_amount: string;
  readonly paid_currency: string;
  readonly pay_from: RenewalSource;
};
/** From where a yearly fee was paid; until then, from where it will be. */
export const paidFrom = ({ currency, paid_amount, paid_currency, pay_from }: Payment): RenewalSource =>
  paid_amount === '' ? pay_from : paid_currency === currency ? 'parent_company' : 'user_wallet';

export const cardFeeKinds = [
  'annual',
  'card_cost',
  'activation',
  'replacement',
  'inactivity',
  'top_up_contract',
  'top_up_direct',
  'atm',
  'pos',
] as const;
export type CardFeeKind = (typeof cardFeeKinds)[number];
/** Named, and nothing says when they would be charged or on what (D-431). */
export const unchargedFees: readonly string[] = ['card_cost', 'activation', 'inactivity'] satisfies CardFeeKind[];

export const cardChannels = ['online', 'pos', 'atm'] as const;

/** Why the issuer declined; the sentences are cards:declined.<reason>. */
export const declineReasons = [
  'insufficient',
  'blocked',
  'inactive',
  'expired',
  'limit_purchase',
  'limit_day',
  'limit_month',
  'online_off',
  'atm_off',
  'abroad_off',
  'wrong_pin',
] as const;

/** Why a card is replaced. */
export const replacementReasons = ['lost', 'damaged', 'other'] as const;

/** Groups of merchant categories (ISO 18245), by the first code of each range, in rising order. */
const groups: readonly (readonly [from: number, group: string])[] = [
  [0, 'other'],
  [3000, 'travel'],
  [4000, 'travel'],
  [4800, 'software'],
  [4900, 'other'],
  [5000, 'shopping'],
  [5411, 'food'],
  [5500, 'travel'],
  [5600, 'shopping'],
  [5734, 'software'],
  [5735, 'shopping'],
  [5811, 'food'],
  [5815, 'software'],
  [5900, 'shopping'],
  [6010, 'cash'],
  [6012, 'other'],
  [7011, 'travel'],
  [7012, 'other'],
  [7311, 'advertising'],
  [7312, 'other'],
  [7372, 'software'],
  [7373, 'software'],
  [7380, 'other'],
  [7512, 'travel'],
  [7530, 'other'],
];
export const categoryGroups = ['software', 'travel', 'food', 'shopping', 'advertising', 'cash', 'other'] as const;

/** The group of a category such as '5734'; one that is no number is other. */
export function groupOf(category: string): (typeof categoryGroups)[number] {
  const code = Number(category);
  const row = Number.isInteger(code) ? groups.findLast(([from]) => from <= code) : undefined;
  return (row?.[1] ?? 'other') as (typeof categoryGroups)[number];
}

/** The ranges of a group, as text of four digits: from, and the first code behind it. */
export const groupRanges = (wanted: (typeof categoryGroups)[number]): readonly (readonly [from: string, to: string])[] =>
  groups.flatMap(([from, group], at) => {
    const to = groups[at + 1]?.[0];
    return group === wanted ? [[String(from).padStart(4, '0'), to === undefined ? '99999' : String(to).padStart(4, '0')] as const] : [];
  });
