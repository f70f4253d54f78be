/** What is shown while cards are ticked. */
export { PickBar } from './pick-bar.tsx';
export { PickList } from './pick-list.tsx';
export { Pick, WhyNot } from './pick.tsx';
