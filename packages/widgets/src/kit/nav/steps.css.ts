import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color, line, media, size, space, type, weight } from '../theme/tokens.css.ts';

export const steps = styleVariants({
  /** Lines side by side; on a phone lines only, with the current one's words. */
  row: { display: 'flex', gap: space[4] },
  /** On a phone one below the other, all with words: where the steps are news, not navigation. */
  fold: { display: 'flex', gap: space[4], '@media': { [media.phone]: { flexDirection: 'column', gap: space[0] } } },
});
export const step = style({
  position: 'relative',
  flex: 1,
  minWidth: space[0],
  paddingBlock: `${size.brand} 0`,
  paddingInlineEnd: space[5],
  borderTop: line.rule,
  color: color.ink3,
  font: type.small,
});
export const state = styleVariants({
  done: { borderTop: line.accent, color: color.ink2 },
  now: {
    color: color.ink,
    fontWeight: weight.semibold,
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: `calc(-1 * ${size.noteEdge})`,
      height: size.twinBold,
      borderTop: line.accentBold,
      borderBottom: line.accentBold,
    },
  },
  todo: {},
});
export const note = style({ display: 'block', font: type.caption, fontWeight: weight.regular, color: color.ink3 });
export const press = style({
  border: line.none,
  background: 'none',
  paddingInline: size.none,
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  paddingBlock: size.underline, // 24 px to press, on the line of the others
  marginBlock: size.optical,
  ':hover': { textDecoration: 'underline' },
});

/** The words of the other steps stay for those who listen. */
globalStyle(`${steps.row} > ${step}:not(${state.now})`, { '@media': { [media.phone]: { fontSize: 0, padding: space[0] } } });
globalStyle(`${steps.row} > ${step}:not(${state.now}) ${note}`, { '@media': { [media.phone]: { display: 'none' } } });
globalStyle(`${steps.row} > ${state.now}`, { '@media': { [media.phone]: { flex: 3, whiteSpace: 'nowrap' } } });
globalStyle(`${steps.fold} > ${step}`, {
  '@media': {
    [media.phone]: {
      borderTop: line.none,
      borderInlineStart: line.rule,
      paddingBlock: `${space[1]} ${size.brand}`,
      paddingInline: `${size.glyph} 0`,
    },
  },
});
globalStyle(`${steps.fold} > ${state.done}`, { '@media': { [media.phone]: { borderInlineStart: line.accent } } });
globalStyle(`${steps.fold} > ${state.now}::before`, {
  '@media': {
    [media.phone]: {
      insetInline: `calc(-1 * ${size.noteEdge}) auto`,
      top: 0,
      bottom: 0,
      width: size.twinBold,
      height: 'auto',
      borderTop: line.none,
      borderBottom: line.none,
      borderInline: line.accentBold,
    },
  },
});
