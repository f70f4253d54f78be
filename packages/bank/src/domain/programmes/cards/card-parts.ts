/** In which part of what was ordered a card is counted (PRG-04): ended before blocked before active, the rest by its allocation. */
import { type ProgrammePart } from '@bankside/core/rules/programmes/programmes.ts';
import { sql, type SQL } from 'drizzle-orm';
import { cards } from '../../../store/issued-card-schema.ts';
import { cardState, wireOf, type Card } from '../../issued-cards/cards.ts';

type State = Exclude<ReturnType<typeof cardState>, 'unknown'>;

const ended: readonly State[] = ['replaced', 'expired', 'cancelled'];
const blocked: readonly State[] = ['blockedByUser', 'blockedByClient', 'blockedByAdmin', 'replacementPending'];

/** '' for one that arrived damaged: it has left the order (PRG-13). */
export function partOf(row: Pick<Card, 'status' | 'allocation' | 'print_status'>): ProgrammePart | '' {
  const state = cardState(row);
  if (row.print_status === 'damaged') return '';
  if (state === 'unknown' || ended.includes(state)) return 'ended';
  if (blocked.includes(state)) return 'blocked';
  if (state === 'active') return 'active';
  return row.allocation === 'bound' || row.allocation === 'unassigned' ? row.allocation : 'printing';
}

const oneOf = (states: readonly State[]): SQL =>
  sql`${cards.status} in (${sql.join(
    states.map((state) => sql`${wireOf(state)}`),
    sql`, `,
  )})`;

/** The same of a row in the database. */
export const partColumn: SQL<ProgrammePart | ''> = sql`case
  when ${cards.print_status} = 'damaged' then ''
  when ${oneOf(ended)} then 'ended'
  when ${oneOf(blocked)} then 'blocked'
  when ${cards.status} = ${wireOf('active')} then 'active'
  when ${cards.allocation} in ('bound', 'unassigned') then ${cards.allocation}
  else 'printing' end`;
