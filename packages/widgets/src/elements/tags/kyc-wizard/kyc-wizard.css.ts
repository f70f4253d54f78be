import { globalStyle, style } from '@vanilla-extract/css';
import { title } from '../../../features/kyc/wizard/wizard.css.ts';
import { applySize, color, line, media, radius, size, type } from '../../../kit/theme/tokens.css.ts';

/** The ground of <kyc-wizard> on a page that is not ours. */
export const ground = style({
  containerType: 'inline-size',
  border: line.rule,
  borderRadius: radius.overlay,
  background: color.canvas,
  color: color.ink,
  font: type.body,
  textAlign: 'start',
});
export const inner = style({ padding: applySize.inner, '@container': { [media.containerNarrow]: { padding: applySize.innerNarrow } } });
globalStyle(`${inner} :is(h1, h2):focus`, { outline: line.none });
/** hide-header: the page has a title of its own; who listens still hears which step it is. */
export const headless = style({});
globalStyle(`${headless} ${title}`, {
  position: 'absolute',
  clipPath: 'inset(50%)',
  width: size.hidden,
  height: size.hidden,
  overflow: 'hidden',
});
