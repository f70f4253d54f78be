/** Rules that several style sheets begin with, each in its own class: no page fetches another's styles for them. */
import type { StyleRule } from '@vanilla-extract/css';
import { applySize, layout, line, media, radius, space } from './tokens.css.ts';

/** Above a list: its search and what narrows it. */
export const filterBar: StyleRule = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[5], marginBottom: space[5] };

/** Facts, and beside them what happened; below each other where there is no room. */
export const factsAndAside: StyleRule = {
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${layout.form}) minmax(0, ${layout.panel})`,
  gap: `${space[9]} ${space[11]}`,
  alignItems: 'start',
  '@media': { [media.drawer]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
};

/** The ground of a tag on a page that is not ours, and the room within it. */
export const tagGround: StyleRule = {
  containerType: 'inline-size',
  border: line.rule,
  borderRadius: radius.overlay,
};
export const tagRoom: StyleRule = {
  padding: applySize.inner,
  '@container': { [media.containerNarrow]: { padding: applySize.innerNarrow } },
};
