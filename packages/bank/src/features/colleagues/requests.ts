/** The main account asks for a colleague, a change or an end, sees the decisions, and withdraws what is pending (PER-22). */
import type { colleagues as calls } from '@bankside/core/contract/colleagues/colleagues.ts';
import {
  colleagueOf,
  emailIsFree,
  lockRequests,
  moveRequest,
  nextState,
  nothingWaits,
  openRequest,
  requestAnswer,
  requestsOf,
  requestToDecide,
} from '../../domain/colleagues/requests.ts';
import { demandOfFactor } from '../../domain/identity/proofs.ts';
import type { Handlers } from '../../platform/dispatch.ts';

type Calls = 'requests' | 'askColleague' | 'askChange' | 'askStatus' | 'withdrawRequest';
const same = (a: readonly string[], b: readonly string[]) => [...a].toSorted().join() === [...b].toSorted().join();
const once = (list: readonly string[]) => [...new Set(list)];

export const requests: Pick<Handlers<typeof calls>, Calls> = {
  requests: async (_input, { db, person }) => ({ list: await requestsOf(db, person.company_id) }),

  askColleague: async ({ full_name, email, group = '', authjson, proof }, { bank, db, person, now }) => {
    await lockRequests(db, person.company_id);
    await emailIsFree(db, person.company_id, email);
    const asking = { kind: 'new', user_id: null, email, full_name, group_name: group, authjson: once(authjson), before: [] } as const;
    await demandOfFactor(bank, db, person, { act: 'colleagues', shown: asking }, proof, now);
    return requestAnswer(await openRequest(db, person, { ...asking, before: [] }, now), person.full_name);
  },

  askChange: async ({ id, group, authjson, proof }, { bank, db, person, now, refuse }) => {
    await lockRequests(db, person.company_id);
    const user = await colleagueOf(db, person.company_id, id);
    const { user_id, email, full_name, authjson: before } = user;
    const group_name = group ?? user.group_name;
    if (user.status !== 'active' || (same(before, authjson) && group_name === user.group_name)) throw refuse('wrongState');
    await nothingWaits(db, person.company_id, user_id);
    const asking = { kind: 'change', user_id, email, full_name, group_name, authjson: once(authjson), before } as const;
    await demandOfFactor(bank, db, person, { act: 'colleagues', shown: asking }, proof, now);
    return requestAnswer(await openRequest(db, person, asking, now), person.full_name);
  },

  askStatus: async ({ id, kind, proof }, { bank, db, person, now, refuse }) => {
    await lockRequests(db, person.company_id);
    const user = await colleagueOf(db, person.company_id, id);
    if (user.status !== (kind === 'end' ? 'active' : 'inactive')) throw refuse('wrongState');
    await nothingWaits(db, person.company_id, user.user_id);
    const { user_id, email, full_name, group_name, authjson } = user;
    const asking = { kind, user_id, email, full_name, group_name, authjson, before: authjson } as const;
    await demandOfFactor(bank, db, person, { act: 'colleagues', shown: asking }, proof, now);
    return requestAnswer(await openRequest(db, person, asking, now), person.full_name);
  },

  withdrawRequest: async ({ id, version }, { db, person, now }) => {
    const row = await requestToDecide(db, { company_id: person.company_id, request_id: id }, version);
    const status = nextState(row, 'withdraw', 'client');
    const moved = await moveRequest(db, row, { status, by: person.user_id, action: 'colleague.withdraw' }, now);
    return requestAnswer(moved, person.full_name);
  },
};
