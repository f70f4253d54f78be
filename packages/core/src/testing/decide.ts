/** What the bank and its clients' staff do, as one line of a test: by the lifecycles of the bank, with the events that it would write. */
import { cardApplication } from '../rules/lifecycles/card-application.ts';
import { step, type Actor } from '../rules/lifecycles/lifecycle.ts';
import type { PartnerEvent } from '../rules/partner-events.ts';
import { aboutOf } from '../rules/partner-events.ts';
import type { Decision } from './kit.ts';
import { idOf, type Kept, type State } from './state.ts';

export function note(state: State, type: PartnerEvent, data: Readonly<Record<string, unknown>>): void {
  state.events.push({ id: idOf(state), type, at: state.clock.now().toISOString(), about: aboutOf(type, data), data: { ...data } });
}

type Event = keyof typeof cardApplication.events;
type Stage = keyof typeof cardApplication.states;
const actors: Readonly<Record<'client' | 'bank', 'company' | 'bank'>> = { client: 'company', bank: 'bank' };

function move(state: State, row: Kept, event: Event, by: Extract<Actor, 'client' | 'bank'>, reason = ''): void {
  const next = step(cardApplication, row.status as Stage, event, by);
  if (next === null) throw new Error(`${row.application_no} is ${row.status}: no ${event} by the ${actors[by]}`);
  const at = state.clock.now().toISOString();
  const previous_status = row.status;
  if (by === 'client') row.company_decision = event === 'companyApprove' ? 'approved' : 'rejected';
  row.timeline.push({ at, event, from: previous_status, to: next, actor: actors[by], reason });
  Object.assign(row, { status: next, reason, updated_at: at, version: row.version + 1 });
  const { id: application_id, application_no, company_decision } = row;
  note(state, 'card_status', { application_id, application_no, status: next, previous_status, company_decision, reason });
}

export function found(state: State, application_no: string | undefined): Kept {
  const row =
    application_no === undefined ? state.applications.at(-1) : state.applications.find((each) => each.application_no === application_no);
  if (!row) throw new Error(application_no === undefined ? 'no application was sent' : `no application ${application_no}`);
  return row;
}

const awaitsCompany = ({ applicant_type, company_decision }: Kept) => applicant_type === 'associate' && company_decision === '';
export function approve(state: State, row: Kept): void {
  if (awaitsCompany(row)) move(state, row, 'companyApprove', 'client');
  move(state, row, 'approve', 'bank');
}
export const reject = (state: State, row: Kept, reason: string): void =>
  awaitsCompany(row) ? move(state, row, 'companyReject', 'client', reason) : move(state, row, 'reject', 'bank', reason);

export function decideAtOnce(state: State, row: Kept, decision: Decision): void {
  if (decision === 'approve') approve(state, row);
  else if (decision !== 'wait') reject(state, row, decision.reject);
}
