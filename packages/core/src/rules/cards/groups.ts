/** The states of cards in the few groups by which a company looks at them (CRD-01). */
import { card, type CardState } from '../lifecycles/card.ts';
import { cardGroupNames, type CardGroup } from './actions.ts';

const groupOfState: Readonly<Record<CardState, CardGroup>> = {
  consolidating: 'underway',
  inactive: 'inactive',
  active: 'active',
  blockedByUser: 'blocked',
  blockedByClient: 'blocked',
  blockedByAdmin: 'blocked',
  replacementPending: 'underway',
  replaced: 'ended',
  expired: 'ended',
  cancelled: 'ended',
};
const states = Object.keys(groupOfState) as CardState[];

/** The statuses of a group, as they are stored and answered. */
export const statusesIn = (group: CardGroup): string[] =>
  states.filter((state) => groupOfState[state] === group).map((state) => String(card.states[state].wire));

/** Of a group's own name, or of a status in it. */
export const cardGroupOf = (text: string): CardGroup | undefined =>
  cardGroupNames.find((group) => group === text || statusesIn(group).includes(text));
