/** What companies ask about their colleagues: carried out by two people of the bank, refused with a reason by one (PER-24). */
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { colleagueRequest as lifecycle } from '@bankside/core/rules/lifecycles/colleague-request.ts';
import { asc, eq } from 'drizzle-orm';
import { carryOut } from '../../domain/colleagues/carrying-out.ts';
import { tellDone, tellRefused } from '../../domain/colleagues/colleague-news.ts';
import { colleagueOf, moveRequest, nextState, requestAnswer, requestToDecide } from '../../domain/colleagues/requests.ts';
import { companyOf } from '../../domain/identity/companies.ts';
import { fullNames } from '../../domain/kyc/kyc-history.ts';
import { byTwo } from '../../domain/staff/second-person.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { colleagueRequests } from '../../store/colleague-schema.ts';
import { companies } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { companyToDecide } from './company-rows.ts';
import { askedAbout } from './second-open.ts';

type Work = Out<typeof backOffice.queue>['list'][number];

export async function pendingColleagues(db: Db): Promise<Work[]> {
  const rows = await db
    .select({ project_name: companies.project_name, row: colleagueRequests })
    .from(colleagueRequests)
    .innerJoin(companies, eq(companies.company_id, colleagueRequests.company_id))
    .where(eq(colleagueRequests.status, String(lifecycle.states.asked.wire)))
    .orderBy(asc(colleagueRequests.asked_at))
    .limit(200);
  return rows.map(({ project_name, row }) => ({
    kind: 'colleague' as const,
    id: row.request_id,
    company_id: row.company_id,
    project_name,
    version: row.version,
    since: row.asked_at.toISOString(),
    text: row.full_name,
    files: [],
  }));
}

export const colleagueDesk: Pick<Handlers<typeof backOffice>, 'colleagueRequest' | 'decideColleague'> = {
  colleagueRequest: async ({ company_id, id }, { db, person, refuse }) => {
    const company = await companyOf(db, company_id);
    if (!company) throw refuse('notFound');
    const row = await requestToDecide(db, { company_id, request_id: id });
    const names = await fullNames(db, [company_id]);
    const user = row.user_id ? await colleagueOf(db, company_id, row.user_id) : null;
    return {
      request: requestAnswer(row, names.get(row.asked_by) ?? ''),
      project_name: company.project_name,
      account_number: company.account_number,
      now: user?.authjson ?? [],
      now_daily_usd: user?.daily_usd ?? '',
      second: await askedAbout(db, company_id, `colleague:${id}`, person),
    };
  },

  decideColleague: async (input, ctx) => {
    const { company_id, id, version, event, reason = '' } = input;
    const { bank, db, person, now } = ctx;
    await companyToDecide(db, { company_id });
    const row = await requestToDecide(db, { company_id, request_id: id }, version);
    const status = nextState(row, event, 'bank');
    const by = person.user_id;
    const answer = (moved: { status: string; version: number }) => ({ id, status: moved.status, version: moved.version });
    if (event === 'refuse') {
      await tellRefused(bank, db, row, reason, now);
      return answer(await moveRequest(db, row, { status, by, action: 'colleague.refuse', reason }, now));
    }
    const limit = row.daily_usd ? { dailyLimit: formatAmount(row.daily_usd, 'USD') } : {};
    const facts = { kind: row.kind, colleague: row.full_name, email: row.email, rights: row.authjson.join(' '), ...limit };
    await byTwo(ctx, { act: 'colleague.carryOut', path: '/admin/colleague/decide', input, subject: `colleague:${id}`, facts });
    const user_id = await carryOut(bank, db, row, now);
    await tellDone(bank, db, row, user_id, now);
    return answer(await moveRequest(db, row, { status, by, action: 'colleague.carryOut', user_id }, now));
  },
};
