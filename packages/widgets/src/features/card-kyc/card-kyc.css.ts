import { globalStyle, style } from '@vanilla-extract/css';
import { filterBar } from '../../kit/theme/layouts.ts';
import { color, layout, line, media, screenSize, size, space, type } from '../../kit/theme/tokens.css.ts';
import { control } from '../../kit/form/engine/form.css.ts';

export const filters = style(filterBar);
export const date = style({ color: color.ink3 });
export const state = style({ display: 'grid', gap: space[5], marginBottom: space[8] });
export const lines = style({ display: 'grid', gap: space[2], marginTop: space[3] });

/** What a section is, and beside it what it holds; below each other where there is no room. */
export const part = style({
  display: 'grid',
  gridTemplateColumns: `${screenSize.profileLead} minmax(0, ${layout.form})`,
  gap: `${space[6]} ${space[11]}`,
  padding: `${space[9]} 0`,
  borderTop: line.hair,
  '@media': { [media.drawer]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: `${space[8]} 0` } },
});
export const about = style({ display: 'grid', gap: space[4], alignContent: 'start', justifyItems: 'start' });
export const title = style({ font: type.h3 });
export const text = style({ color: color.ink2, font: type.small, maxWidth: size.prose });
export const content = style({ display: 'grid', gap: space[6], minWidth: size.none, alignContent: 'start' });
export const reason = style({ display: 'block', color: color.negative, font: type.small, overflowWrap: 'anywhere' });
export const file = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4], overflowWrap: 'anywhere' });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[5], marginTop: space[2] });
globalStyle(`${acts} > button`, { '@media': { [media.phone]: { flex: 1 } } });
export const pair = style({ display: 'grid', gap: space[3] });
export const ends = style({ display: 'flex', justifyContent: 'space-between', gap: space[5] });
export const taken = style([control, { background: color.sunken, borderColor: color.lineStrong }]);
