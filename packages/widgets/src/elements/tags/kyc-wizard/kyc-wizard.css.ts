import { globalStyle, style } from '@vanilla-extract/css';
import { body, rail, title } from '../../../features/kyc/wizard/wizard.css.ts';
import { tagGround, tagRoom } from '../../../kit/theme/layouts.ts';
import { line, media, size } from '../../../kit/theme/tokens.css.ts';

/** The ground of <kyc-wizard> on a page that is not ours. */
export const ground = style(tagGround);
export const inner = style(tagRoom);
/** The wizard's own rule asks how wide the page is; beside other things the tag has less. */
globalStyle(`${inner} ${body}`, { '@container': { [media.containerWizard]: { gridTemplateColumns: 'minmax(0, 1fr)' } } });
globalStyle(`${inner} ${rail}`, { '@container': { [media.containerWizard]: { order: -1 } } });
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
