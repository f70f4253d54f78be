import { globalStyle, style } from '@vanilla-extract/css';
import { color, layer, layout, line, media, size, space, type, weight } from '../../../kit/theme/tokens.css.ts';
import { onward } from '../../../kit/theme/onward.ts';

/** What is known at the left, the paper it is compared with at the right; below each other where there is no room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${layout.panel}) minmax(0, 1fr)`,
  gap: `${space[8]} ${space[9]}`,
  alignItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const known = style({ display: 'grid', gap: space[8], '@media': { [media.narrow]: { display: 'contents' } } });
/** The paper stays in sight, above the bar, while the facts beside it scroll. */
export const paper = style({
  position: 'sticky',
  top: `calc(${layout.stickyTop} + ${space[6]})`,
  height: `calc(100dvh - ${layout.stickyTop} - ${space[12]} - ${space[6]})`,
  minWidth: space[0],
  '@media': { [media.narrow]: { position: 'static', height: 'auto' } },
});
/** In one column the paper is below its list, and what else is known below the paper. */
export const after = style({ display: 'grid', gap: space[8], '@media': { [media.narrow]: { order: 1 } } });
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });

/** The decision, at the foot of the window as long as the case is read: what there is to know at the left, the acts at the right. */
export const bar = style({
  position: 'sticky',
  bottom: space[0],
  zIndex: layer.sticky,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[6],
  background: color.canvas,
  borderTop: line.rule,
  padding: `${space[5]} ${space[9]}`,
  margin: `${space[8]} calc(-1 * ${space[9]}) calc(-1 * ${space[11]})`,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[4],
      padding: `${space[5]} ${space[6]}`,
      margin: `${space[8]} calc(-1 * ${space[6]}) calc(-1 * ${space[11]})`,
    },
  },
});
globalStyle(`${bar} > ${acts}`, { gridColumn: '-2 / -1' });
globalStyle(`${bar} > ${acts} > button`, { '@media': { [media.phone]: { flex: 1 } } });
/** Why a decision was not taken: above both. */
globalStyle(`${bar} > [role="alert"]`, { gridColumn: '1 / -1' });
export const barText = style({ color: color.ink2 });

export const papers = style({ borderTop: line.rule });
export const label = style({ display: 'block', fontWeight: weight.medium });
export const detail = style({ display: 'block', color: color.ink3, font: type.small, overflowWrap: 'anywhere' });
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[5],
  alignItems: 'center',
  width: '100%',
  minHeight: layout.touch,
  padding: `${space[4]} ${space[5]}`,
  border: line.none,
  borderBottom: line.hair,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: color.hover },
  selectors: {
    '&[aria-pressed="true"]': {
      background: color.selected,
      boxShadow: `inset ${onward(space[1])} ${space[0]} ${space[0]} ${color.accent}`,
    },
  },
});
export const opened = style({ color: color.ink3, font: type.small, whiteSpace: 'nowrap' });
export const words = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: size.prose });
