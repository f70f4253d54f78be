/** Every public tag by name, those of elements.ts and those around them. */
import { around } from '../../packages/widgets/src/elements/around.ts';
import { elements } from '../../packages/widgets/src/elements/elements.ts';

export const everyTag = { ...elements, ...around };
export type TagName = keyof typeof everyTag;
/** Where the site is. */
export const home = '/developers/docs/';
