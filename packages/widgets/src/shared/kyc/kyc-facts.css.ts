import { globalStyle, style } from '@vanilla-extract/css';
import { code, color, line, radius, size, space, type, weight } from '../../kit/theme/tokens.css.ts';

export const steps = style({ display: 'grid', gap: space[9], minWidth: size.none });
export const folds = style({ display: 'grid', minWidth: size.none });
export const step = style({ display: 'grid', gap: space[5], minWidth: size.none });
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[5],
  borderBottom: line.rule,
  paddingBottom: space[4],
});
/** The heading opens and closes what is below it. */
export const fold = style({ cursor: 'pointer', padding: `${space[4]} ${space[0]}`, borderBottom: line.hair });
globalStyle(`${fold} > *`, { display: 'inline' });
globalStyle(`[open] > ${fold} + *`, { paddingBlock: `${space[5]} ${space[8]}` });
export const aside = style({ font: type.small, flex: 'none' });
export const people = style({ display: 'grid', gap: space[3], minWidth: size.none });
export const listHead = style({ font: type.body, fontWeight: weight.semibold });
export const person = style({ display: 'grid', minWidth: size.none, paddingBottom: space[5] });
export const who = style({ fontWeight: weight.medium, overflowWrap: 'anywhere' });

export const prose = style({ whiteSpace: 'pre-line' });
export const files = style({ display: 'grid', gap: space[1], justifyItems: 'start' });
globalStyle(`${files} button`, { minHeight: size.target, overflowWrap: 'anywhere', baselineSource: 'first' }); // a long name's first line is beside its label
export const signature = style({ display: 'grid', gap: space[2], justifyItems: 'start' });
/** Dark ink on a light ground in both themes, as it was signed. */
export const ink = style({
  display: 'block',
  maxWidth: '100%',
  height: size.avatarLarge,
  background: code.paper,
  border: line.hair,
  borderRadius: radius.control,
});
export const made = style({ font: type.small, color: color.ink3 });
