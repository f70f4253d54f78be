/** Applications as a company lists them, and one of them: by id, by the applicant's view token, or by the company's audit token. */
import type { cardApply } from '@bankside/core/contract/card-apply/card-apply.ts';
import type { CardRow } from '@bankside/core/contract/cards/shapes.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { cardApplication } from '@bankside/core/rules/lifecycles/card-application.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { and, desc, eq, ilike, ne, or } from 'drizzle-orm';
import type { Ctx, Handlers } from '../../platform/dispatch.ts';
import { storable } from '../../domain/cards/application-form.ts';
import { viewTokens } from '../../domain/cards/application-news.ts';
import { applicationAnswer } from '../../domain/cards/application-view.ts';
import { applicationOf, companyDecides, type Row } from '../../domain/cards/applications.ts';
import { cardRows } from '../../domain/issued-cards/card-view.ts';
import { countCards, listCards } from '../../domain/issued-cards/listing.ts';
import { issuedFor } from '../../domain/cards/verification.ts';
import { findAuditLink, isFresh, wasUsed } from '../../domain/cards/audit-links.ts';
import { sumOnCards } from '../../ledger/ledger.ts';
import { pageAnswer, pageAsked } from '../../platform/pages.ts';
import { sha256 } from '../../platform/secrets.ts';
import { companyOf } from '../../platform/callers/sessions.ts';
import { cardApplications } from '../../store/card-schema.ts';

type Asking = Ctx<typeof cardApply.get>;
type Listed = Out<typeof cardApply.record>['list'][number];
const wire = (name: keyof (typeof cardApplication)['states']) => String(cardApplication.states[name].wire);
const like = (keyword: string) => `%${storable(keyword).replace(/[\\%_]/g, '\\$&')}%`;

const listed = (row: Row): Listed => ({
  id: row.application_id,
  application_no: row.application_no,
  holder_name: row.holder_name,
  email: row.email,
  applicant_type: row.applicant_type as Listed['applicant_type'],
  application_status: row.status,
  company_decision: row.company_decision,
  source: row.source,
  submitted_at: row.submitted_at?.toISOString() ?? null,
  updated_at: row.updated_at.toISOString(),
  card: null,
});

const withCard = <A extends object>(answer: A, issued: { card_id: string; last4: string } | undefined) => ({
  ...answer,
  ...(issued ? { issued } : {}),
});

/** A card with its application's fields, which are empty for one of a batch. */
const ofCard = (card: CardRow, application: Row | null): Listed =>
  application
    ? { ...listed(application), card }
    : {
        id: card.card_id,
        application_no: '',
        holder_name: card.holder_name,
        email: '',
        applicant_type: 'director',
        application_status: '',
        company_decision: '',
        source: '',
        submitted_at: null,
        updated_at: card.updated_at,
        card,
      };

/** Found by its number or by the token's hash; the token decides. */
async function byViewToken({ bank, db }: Asking, token: string, application_no: string | undefined): Promise<Row | null> {
  const company_id = companyOf(token);
  if (!company_id) return null;
  const hash = eq(cardApplications.view_token_hash, sha256(token));
  const named = application_no === undefined ? hash : eq(cardApplications.application_no, storable(application_no));
  const [row] = await db
    .select()
    .from(cardApplications)
    .where(and(eq(cardApplications.company_id, company_id), named));
  return row && viewTokens(bank, row).some((good) => sha256(good) === sha256(token)) ? row : null;
}

/** A link that was used shows what was decided; one that is unknown or has had its time shows nothing. */
async function byAuditToken({ bank, db, now, refuse }: Asking, token: string) {
  const link = await findAuditLink(db, token);
  const row = link && (await applicationOf(db, link));
  if (!row || (!isFresh(link, now) && !wasUsed(link))) throw refuse('linkInvalid');
  const can_audit = isFresh(link, now) && companyDecides(row);
  return applicationAnswer(bank, db, row, { masked: true, can_audit, withLink: false });
}

export const reading: Pick<Handlers<typeof cardApply>, 'record' | 'get'> = {
  /** Drafts are their writer's alone. */
  record: async ({ status, group, keyword, tab, ...page }, { db, person, now }) => {
    const asked = pageAsked(page);
    const { company_id, user_id } = person;
    // a tag's token lists cards (D-212), and of their applications nothing
    if (tab === 'cards' || person.embed) {
      const wanted = { company_id, status: status && storable(status), group, keyword: storable(keyword) };
      const [{ counts, total }, rows] = await Promise.all([countCards(db, wanted), listCards(db, wanted, asked)]);
      const found = await cardRows(db, rows.map(({ card }) => card), now); // prettier-ignore
      const list = found.map((card, at) => ofCard(card, (!person.embed && rows[at]?.application) || null));
      const isWhole = !keyword && group === undefined && status === undefined;
      return { counts, ...(isWhole && { balance: toDecimal(await sumOnCards(db, company_id), 2) }), ...pageAnswer(list, total, asked) };
    }
    const wanted = and(
      eq(cardApplications.company_id, company_id),
      or(ne(cardApplications.status, wire('uncommitted')), eq(cardApplications.submitted_by, user_id)),
      status === undefined ? undefined : eq(cardApplications.status, storable(status)),
      keyword
        ? or(
            ilike(cardApplications.holder_name, like(keyword)),
            ilike(cardApplications.email, like(keyword)),
            ilike(cardApplications.application_no, like(keyword)),
          )
        : undefined,
    );
    const rows = await db
      .select()
      .from(cardApplications)
      .where(wanted)
      .orderBy(desc(cardApplications.updated_at), cardApplications.application_id)
      .limit(asked.limit)
      .offset(asked.offset);
    const issued = await issuedFor(db, company_id, rows.map(({ application_id }) => application_id)); // prettier-ignore
    const list = rows.map((row) => withCard(listed(row), issued.get(row.application_id)));
    return pageAnswer(list, await db.$count(cardApplications, wanted), asked);
  },

  get: async ({ id, application_no, view_token, audit_token }, ctx) => {
    const { bank, db, person } = ctx;
    if (audit_token !== undefined) return byAuditToken(ctx, audit_token);
    if (view_token !== undefined) {
      const row = await byViewToken(ctx, view_token, application_no);
      if (!row) throw ctx.refuse('notFound');
      return applicationAnswer(bank, db, row, { masked: true, can_audit: false, withLink: true });
    }
    if (!person) throw ctx.refuse('sessionEnded');
    const row = id === undefined ? null : await applicationOf(db, { company_id: person.company_id, application_id: id });
    const own = row?.submitted_by === person.user_id;
    const isDraft = row?.status === wire('uncommitted');
    const mayRead = own ? isDraft || !person.embed : !isDraft && !person.embed; // a tag goes on with a draft and reads nothing else
    if (!row || !mayRead) throw ctx.refuse('notFound');
    const answer = await applicationAnswer(bank, db, row, { masked: !own, can_audit: companyDecides(row), withLink: own });
    return person.embed ? answer : withCard(answer, (await issuedFor(db, row.company_id, [row.application_id])).get(row.application_id));
  },
};
