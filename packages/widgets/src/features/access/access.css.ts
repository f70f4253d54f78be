import { style } from '@vanilla-extract/css';
import { factsAndAside, filterBar } from '../../kit/theme/layouts.ts';
import { color, layout, line, space, weight } from '../../kit/theme/tokens.css.ts';

export const filters = style(filterBar);
export const name = style({ fontWeight: weight.medium, overflowWrap: 'anywhere' });
export const address = style({ overflowWrap: 'anywhere' });
export const absent = style({ color: color.ink3 });

export const columns = style(factsAndAside);
export const rights = style({ marginTop: space[5], borderTop: line.rule });
export const right = style({ display: 'flex', alignItems: 'center', minHeight: layout.touch, borderBottom: line.hair });
export const none = style({ marginTop: space[5], paddingTop: space[5], borderTop: line.rule });
