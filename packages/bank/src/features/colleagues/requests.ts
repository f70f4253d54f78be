/** The main account asks for a colleague, a change or an end, sees the decisions, and withdraws what is pending (PER-22). */
import type { colleagues as calls } from '@bankside/core/contract/colleagues/colleagues.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
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
import { Refusal } from '../../platform/refusal.ts';
import { typedMinor } from '../../platform/typed-amount.ts';

type Calls = 'requests' | 'askColleague' | 'askChange' | 'askStatus' | 'withdrawRequest';
const same = (a: readonly string[], b: readonly string[]) => [...a].toSorted().join() === [...b].toSorted().join();
/** Two decimals; empty is none. A limit of nothing is a right taken away. */
function dailyLimit(typed: string, language: Language): string {
  if (typed === '') return '';
  const cents = typedMinor(typed, 'USD', language, 'daily_usd');
  if (cents === 0n) throw new Refusal('amountZero', { field: 'daily_usd', params: { reason: 'limit' } });
  return toDecimal(cents, 2);
}
const once = (list: readonly string[]) => [...new Set(list)];

export const requests: Pick<Handlers<typeof calls>, Calls> = {
  requests: async (_input, { db, person }) => ({ list: await requestsOf(db, person.company_id) }),

  askColleague: async ({ full_name, email, group = '', authjson, daily_usd: typed = '', proof }, { bank, db, person, now, language }) => {
    const daily_usd = dailyLimit(typed, language);
    await lockRequests(db, person.company_id);
    await emailIsFree(db, person.company_id, email);
    const wanted = { group_name: group, authjson: once(authjson), before: [], daily_usd, before_daily_usd: '' };
    const asking = { kind: 'new', user_id: null, email, full_name, ...wanted } as const;
    await demandOfFactor(bank, db, person, { act: 'colleagues', shown: asking }, proof, now);
    return requestAnswer(await openRequest(db, person, asking, now), person.full_name);
  },

  askChange: async ({ id, group, authjson, daily_usd: typed, proof }, { bank, db, person, now, language, refuse }) => {
    await lockRequests(db, person.company_id);
    const user = await colleagueOf(db, person.company_id, id);
    const { user_id, email, full_name, authjson: before, daily_usd: before_daily_usd } = user;
    const daily_usd = typed === undefined ? before_daily_usd : dailyLimit(typed, language);
    const group_name = group ?? user.group_name;
    const isSame = same(before, authjson) && group_name === user.group_name && daily_usd === before_daily_usd;
    if (user.status !== 'active' || isSame) throw refuse('wrongState');
    await nothingWaits(db, person.company_id, user_id);
    const wanted = { group_name, authjson: once(authjson), before, daily_usd, before_daily_usd };
    const asking = { kind: 'change', user_id, email, full_name, ...wanted } as const;
    await demandOfFactor(bank, db, person, { act: 'colleagues', shown: asking }, proof, now);
    return requestAnswer(await openRequest(db, person, asking, now), person.full_name);
  },

  askStatus: async ({ id, kind, proof }, { bank, db, person, now, refuse }) => {
    await lockRequests(db, person.company_id);
    const user = await colleagueOf(db, person.company_id, id);
    if (user.status !== (kind === 'end' ? 'active' : 'inactive')) throw refuse('wrongState');
    await nothingWaits(db, person.company_id, user.user_id);
    const { user_id, email, full_name, group_name, authjson, daily_usd } = user;
    const kept = { group_name, authjson, before: authjson, daily_usd, before_daily_usd: daily_usd };
    const asking = { kind, user_id, email, full_name, ...kept } as const;
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
