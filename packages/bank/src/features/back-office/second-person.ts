/** What one member of staff has asked for and another confirms or refuses. */
import { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import type { Call, Out } from '@bankside/core/contract/define.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Ctx, Handlers } from '../../platform/dispatch.ts';
import { Refusal } from '../../platform/refusal.ts';
import { companyOf } from '../../domain/identity/companies.ts';
import { isUuid } from '../../platform/ids.ts';
import { fullNames } from '../../domain/kyc/kyc-history.ts';
import { proposalToAnswer, refuseProposal, type ProposedAct } from '../../domain/staff/second-person.ts';
import { companies, users } from '../../store/schema.ts';
import { staffActs } from '../../store/staff-schema.ts';
import type { Db } from '../../store/store.ts';
import { clientDesk } from './clients.ts';
import { cardDecisions } from './card-applications.ts';
import { colleagueDesk } from './colleagues.ts';
import { companyToDecide } from './company-rows.ts';
import { decisions } from './decisions.ts';
import { chainArrivals } from './money/chain-arrivals.ts';
import { deposits } from './money/deposits.ts';
import { kycDesk } from './kyc/kyc.ts';
import { issuedCardDesk } from './issued-cards/issued-cards.ts';
import { linkLogo } from './link-logo.ts';
import { links } from './links.ts';
import { keys } from './partner-keys.ts';
import { rateDesk } from './money/rates.ts';
import { programmeDesk } from './programmes/programmes.ts';
import { askedOf, stillOpen } from './second-open.ts';
import { transferQuotes } from './money/transfer-quotes.ts';
import { transferReturns } from './money/transfer-returns.ts';
import { transferDecisions } from './money/transfers.ts';
import { rowsOf } from '../../store/rows-of.ts';

type Work = Out<typeof backOffice.queue>['list'][number];
type Handle = (input: unknown, ctx: Ctx) => Promise<unknown>;

/** Every handler that may ask for a second person, by its call. */
const performed = new Map<string, Handle>(
  Object.entries({
    ...deposits,
    ...chainArrivals,
    ...transferDecisions,
    ...transferQuotes,
    ...transferReturns,
    ...kycDesk,
    ...decisions,
    ...clientDesk,
    ...cardDecisions,
    ...issuedCardDesk,
    ...links,
    ...linkLogo,
    ...keys,
    ...rateDesk,
    ...programmeDesk,
    ...colleagueDesk,
  }).map(([name, handle]) => [(backOffice as Readonly<Record<string, Call>>)[name]?.path ?? name, handle as unknown as Handle]),
);

export async function pendingProposals(db: Db): Promise<Work[]> {
  const rows = await db
    .select({ project_name: companies.project_name, by: users.full_name, row: staffActs })
    .from(staffActs)
    .innerJoin(companies, eq(companies.company_id, staffActs.company_id))
    .innerJoin(users, and(eq(users.user_id, staffActs.user_id), eq(users.user_type, userTypes.staff)))
    .where(eq(staffActs.state, 'waiting'))
    .orderBy(asc(staffActs.at))
    .limit(200);
  if (rows.length === 0) return [];
  const open = await stillOpen(
    db,
    rows.map(({ row }) => row),
  );
  return rows
    .filter(({ row }) => open.includes(row))
    .map(({ project_name, by, row }) => {
      const { client, kind: _kind, rights: _rights, ...facts } = row.facts; // these are codes, which the case names
      return {
        kind: 'second' as const,
        id: row.act_id,
        company_id: row.company_id,
        project_name: client ?? project_name,
        version: 1,
        since: row.at.toISOString(),
        opened_by: by,
        text: [row.act, ...Object.values(facts)].filter(Boolean).join(' · '),
        files: [],
      };
    });
}

async function proposalOf(db: Db, company_id: string, id: string): Promise<ProposedAct> {
  if (!isUuid(company_id) || !isUuid(id)) throw new Refusal('notFound');
  return proposalToAnswer(db, company_id, id);
}

export const secondPerson: Pick<Handlers<typeof backOffice>, 'proposal' | 'confirmProposal' | 'refuseProposal'> = {
  proposal: async ({ company_id, id }, { db, person }) => {
    const row = await proposalOf(db, company_id, id);
    const company = await companyOf(db, company_id);
    return {
      ...askedOf(row, person, await fullNames(db, [person.company_id])),
      project_name: company?.project_name ?? '',
      account_number: company?.account_number ?? '',
      subject: row.subject,
      facts: Object.entries(row.facts).flatMap(([name, value]) => (value === '' ? [] : [{ name, value }])),
    };
  },

  confirmProposal: async ({ company_id, id }, ctx) => {
    if (!isUuid(id)) throw ctx.refuse('notFound');
    await companyToDecide(ctx.db, { company_id }); // before the state is read: of two who confirm at once, one does
    const [asked] = await ctx.db
      .select()
      .from(staffActs)
      .where(rowsOf(staffActs, { company_id, act_id: id }));
    const perform = asked && performed.get(asked.path);
    if (!asked || !perform) throw ctx.refuse('notFound');
    if (asked.state !== 'waiting') throw ctx.refuse('wrongState');
    if (asked.user_id === ctx.person.user_id) throw ctx.refuse('ownTransfer');
    const done = await perform(asked.input, { ...ctx, key: asked.key });
    const { partner_key } = done as { readonly partner_key?: string };
    return { act: asked.act, ...(partner_key === undefined ? {} : { partner_key }) };
  },

  refuseProposal: async ({ company_id, id, reason }, { db, person, now }) => {
    const row = await proposalOf(db, company_id, id);
    await refuseProposal(db, row, person, reason, now);
    return { act: row.act };
  },
};
