/** The style rules of the tokens that a page sets beyond the twelve, from the table's own, with colours that can be read. */
import { contrast, readColor, type Color } from '../../kit/theme/contrast.ts';
import { fit, hexOf } from '../../kit/theme/contrast-fit.ts';
import { rowOf, tokenNames, type TokenName, type TokenRow } from '../../kit/theme/token-table.ts';
import { font, type } from '../../kit/theme/tokens.css.ts';
import { isMalformed } from './token-values.ts';
import { publicName } from './tokens.ts';

type Given = Readonly<Partial<Record<TokenName, string>>>;
export type MoreRules = { readonly css: string; readonly said: readonly string[] };

const black: Color = { red: 0, green: 0, blue: 0, alpha: 1 };
const white: Color = { red: 1, green: 1, blue: 1, alpha: 1 };
const farther = (from: Color | undefined) => (contrast(black, from) > contrast(white, from) ? 'black' : 'white');
const round = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

function bounded(name: TokenName, { kind, least, most }: TokenRow): string {
  const value = `var(${publicName(name)})`;
  const unit = kind === 'length' ? 'px' : '';
  return least === undefined ? value : `clamp(${least}${unit},${value},${most}${unit})`;
}

/** Body text has one rule for three roles, since a size and a line height are one shorthand there. */
const roles = [
  [type.small, 0.8125],
  [type.body, 0.875],
  [type.lead, 1],
] as const;
const bodyText = `:host{${roles
  .map(
    ([role, size]) =>
      `${role.slice('var('.length, -1)}:var(--bankside-body-weight,400) calc(${size}*var(--bankside-rem))/var(--bankside-body-line,1.43) ${font.sans}`,
  )
  .join(';')}}`;

/** `core`: the twelve as they are shown. `computed` reads a colour as the browser computes it here. */
export function moreRules(given: Given, core: ReadonlyMap<string, Color>, computed: (text: string) => string): MoreRules {
  const said: string[] = [];
  const shown = new Map(core);
  const isSet = (name: TokenName) => Boolean(given[name]) && !isMalformed(name, given[name] ?? '');
  const rules = tokenNames.flatMap((name) => {
    const row = rowOf(name);
    if (!row.rule) return [];
    if (row.kind !== 'color') return isSet(name) ? [row.rule.replaceAll('$', row.words ? (given[name] ?? '') : bounded(name, row))] : [];
    const start = shown.get(row.start);
    const others = row.apart?.from ?? [];
    // what is on a ground of the page's own must be measured too, though it is ours
    const follows = others.some((other) => isSet(other as TokenName) && rowOf(other as TokenName).rule);
    if (!isSet(name)) {
      if (start) shown.set(name, start);
      if (!follows) return [];
    }
    const wanted = isSet(name) ? readColor(computed(given[name] ?? '')) : start;
    if (!wanted || (row.apart && wanted.alpha !== 1)) {
      if (isSet(name)) said.push(`${name} cannot be measured, for it lets others through`);
      return [];
    }
    const backs = others.map((other) => shown.get(other));
    const ratio = Math.min(...backs.map((back) => contrast(wanted, back)));
    const floor = row.apart?.by ?? 0;
    const isApart = ratio >= floor;
    const now = isApart ? wanted : (fit(wanted, backs, floor) ?? (farther(backs[0]) === 'black' ? black : white));
    shown.set(name, now);
    if (!isApart && isSet(name)) said.push(`${name} is now ${hexOf(now)} (on ${others.join(', ')}: ${round(ratio)}, needs ${floor})`);
    return isApart && !isSet(name) ? [] : [row.rule.replaceAll('$', isApart ? bounded(name, row) : hexOf(now))];
  });
  const css = rules.join('').replaceAll(/@(away-from:)?(\w+)/g, (whole, away: string | undefined, name: string) => {
    if (!(tokenNames as readonly string[]).includes(name)) return whole;
    return away ? farther(shown.get(name)) : hexOf(shown.get(name) ?? black);
  });
  return { css: isSet('fontWeight') || isSet('lineHeight') ? bodyText + css : css, said };
}
