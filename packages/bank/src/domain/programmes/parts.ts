/** In which part of its contract a card is counted (PRG-04): as a rule over one row, and as the same rule in SQL. */
import type { ProgrammePart } from '@bankside/core/rules/programmes/programmes.ts';
import { card as lifecycle, type CardState } from '@bankside/core/rules/lifecycles/card.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { sql, type SQL } from 'drizzle-orm';
import { cards } from '../../store/issued-card-schema.ts';

type Card = Pick<typeof cards.$inferSelect, 'status' | 'allocation' | 'print_status'>;

const parts: Readonly<Partial<Record<CardState, ProgrammePart>>> = {
  active: 'active',
  blockedByUser: 'blocked',
  blockedByClient: 'blocked',
  blockedByAdmin: 'blocked',
  replacementPending: 'blocked',
  replaced: 'ended',
  expired: 'ended',
  cancelled: 'ended',
};

/** '' of a card that arrived damaged: it has left its order. */
export function partOf({ status, allocation, print_status }: Card): ProgrammePart | '' {
  if (print_status === 'damaged') return '';
  const state = stateOf(lifecycle, status);
  const byState = state === 'unknown' ? undefined : parts[state];
  return byState ?? (allocation === 'bound' ? 'bound' : allocation === 'unassigned' ? 'unassigned' : 'printing');
}

const wires = (part: ProgrammePart): SQL =>
  sql.join(
    Object.entries(parts).flatMap(([state, name]) => (name === part ? [sql`${String(lifecycle.states[state as CardState].wire)}`] : [])),
    sql`, `,
  );

/** `partOf` of a row of `cards`. */
export const partSql = sql<ProgrammePart | ''>`case when ${cards.print_status} = 'damaged' then ''
  when ${cards.status} in (${wires('ended')}) then 'ended'
  when ${cards.status} in (${wires('blocked')}) then 'blocked'
  when ${cards.status} in (${wires('active')}) then 'active'
  when ${cards.allocation} = 'bound' then 'bound'
  when ${cards.allocation} = 'unassigned' then 'unassigned'
  else 'printing' end`;
