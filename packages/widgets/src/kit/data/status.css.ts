import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color, radius, size, space, weight } from '../theme/tokens.css.ts';

/** Its line is that of its word, so that it is level with the text beside it. */
const base = style({ display: 'inline-flex', alignItems: 'baseline', gap: size.statusGap, whiteSpace: 'nowrap' });
globalStyle(`${base} > svg`, { alignSelf: 'center' });
const emphasised = style([base, { fontWeight: weight.medium }]);

/** Settled is silent: quiet is grey and light, the others are medium (DES-01). */
export const status = styleVariants({
  quiet: [base, { color: color.ink3 }],
  positive: [emphasised, { color: color.positive }],
  attention: [emphasised, { color: color.attention }],
  progress: [emphasised, { color: color.progress }],
  negative: [emphasised, { color: color.negative }],
  stopped: [emphasised, { color: color.stopped }],
  lapsed: [emphasised, { color: color.lapsed }],
});

const chip = style({ padding: `${space[2]} ${space[4]}`, borderRadius: radius.tag });
export const soft = styleVariants({
  quiet: [chip, { background: color.positiveSoft, color: color.positive }],
  positive: [chip, { background: color.positiveSoft }],
  attention: [chip, { background: color.attentionSoft }],
  progress: [chip, { background: color.progressSoft }],
  negative: [chip, { background: color.negativeSoft }],
  stopped: [chip, { background: color.stoppedSoft }],
  lapsed: [chip, { background: color.lapsedSoft }],
});
