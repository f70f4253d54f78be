/** What the issuer reports about a load by itself, often before the job has asked. */
import { applyOutcome, lockLoad } from './load-outcomes.ts';
import { NotYet, type EventOf, type Happening } from './event-handler.ts';

const states = { load_done: 'done', load_refused: 'refused', load_reversed: 'reversed' } as const;

export async function applyLoadEvent(happening: Happening, event: EventOf<keyof typeof states>): Promise<void> {
  const load = await lockLoad(happening.db, happening.card, event.load_id);
  if (!load) throw new NotYet(`no load ${event.load_id}`);
  await applyOutcome(happening, load, { state: states[event.type], reason: event.reason });
}
