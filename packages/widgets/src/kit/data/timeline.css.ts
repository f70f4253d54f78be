import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color, line, size, space, weight, type } from '../theme/tokens.css.ts';

/** Round steps on a twin line (DES-01). */
export const step = style({
  position: 'relative',
  paddingBottom: size.timelineStep,
  paddingInlineStart: size.stationText,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: size.twinBold,
    top: size.timelineStep,
    bottom: 0,
    width: size.twin,
    borderInline: line.rule,
  },
  selectors: { '&:last-child': { paddingBottom: space[0] }, '&:last-child::before': { display: 'none' } },
});
globalStyle(`${step} > svg`, { position: 'absolute', insetInlineStart: 0, top: size.noteEdge });
export const state = styleVariants({
  done: { '::before': { borderColor: color.accent } },
  now: {},
  todo: { color: color.ink3 },
});
globalStyle(`${state.done} > svg`, { color: color.accent });
export const who = styleVariants({ client: {}, bank: {} });
globalStyle(`${who.client} > svg`, { color: color.attention });
globalStyle(`${who.bank} > svg`, { color: color.progress });
/** It goes no further than this. */
export const ended = style({});
globalStyle(`${ended} > svg`, { color: color.negative });
export const label = styleVariants({ done: {}, now: { fontWeight: weight.medium }, todo: {} });
export const when = style({ color: color.ink3 });
export const note = style({ display: 'block', color: color.ink3, font: type.small });
