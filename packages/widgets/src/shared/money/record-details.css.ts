import { globalStyle, style } from '@vanilla-extract/css';
import { color, layer, line, media, space } from '../../kit/theme/tokens.css.ts';

export const record = style({ overflowWrap: 'anywhere' });
export const amount = style({ lineHeight: 'inherit' });
export const counterparty = style({ marginTop: space[1], display: 'flex', flexWrap: 'wrap', gap: `${space[0]} ${space[5]}` });
/** From edge to edge of the panel, and of a phone. */
export const note = style({
  margin: `${space[6]} 0 ${space[7]}`,
  ':empty': { marginBottom: space[0] },
  '@media': { [media.phone]: { marginInline: `calc(-1 * ${space[6]})` } },
});
export const facts = style({ marginTop: space[6] });
export const totals = style({ marginTop: space[5] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], marginTop: space[7] });
/** What waits for a decision is in sight: at the foot of the panel, and of a phone's window. */
const inSight = (side: string) =>
  ({
    position: 'sticky',
    bottom: space[0],
    zIndex: layer.sticky,
    marginInline: `calc(-1 * ${side})`,
    padding: `${space[5]} ${side}`,
    borderTop: line.hair,
    background: color.canvas,
  }) as const;
const deciding = `${actions}:has([part~="primary"])`;
globalStyle(deciding, { '@media': { [media.phone]: inSight(space[6]) } });

/** Beside a list: head and content with the panel's own margin. */
export const inPanel = style({ padding: space[8] });
globalStyle(`${inPanel} ${deciding}`, inSight(space[8]));
globalStyle(`${inPanel} ${note}`, { marginInline: `calc(-1 * ${space[8]})` });
