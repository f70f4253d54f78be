/** One card, beside the list or by itself: fetched behind the list. */
export { CardAlone } from './card-alone.tsx';
export { CardPanel } from './card-panel.tsx';
