/** From an approved application to a card that the issuer makes (APP-24), and what the issuer says of it. */
import { randomUUID } from 'node:crypto';
import { cardApplication } from '@bankside/core/rules/lifecycles/card-application.ts';
import { readLanguage } from '@bankside/core/rules/languages.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import type { KeyOf } from '@bankside/core/i18n/keys.ts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { openCardAccount } from '../../ledger/ledger.ts';
import type { Bank } from '../../platform/bank.ts';
import { translate } from '../../platform/words.ts';
import { applyLinks, cardApplications } from '../../store/card-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import { cardReservations } from '../../store/programme-schema.ts';
import { companies } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { applicationOf, moveApplication, type By as ApplicationBy, type Row as Application } from '../cards/applications.ts';
import { noteEvent, theSystem, wireOf, type By, type Card } from './cards.ts';

const bySystem: ApplicationBy = { actor: 'system', id: 'system' };

/** Without a link the first of each. */
async function kindOf(db: Db, { company_id, link_id }: Application): Promise<Pick<Card, 'tier' | 'card_class'>> {
  const [link] = link_id
    ? await db
        .select({ tier: applyLinks.tier, card_class: applyLinks.card_class })
        .from(applyLinks)
        .where(and(eq(applyLinks.company_id, company_id), eq(applyLinks.link_id, link_id)))
    : [];
  return link ?? { tier: 'premier', card_class: 'visa' };
}

/** A company with a contract prints its prefix before the name (APP-07, PRG-07). Null: it has to be set first. */
async function prefixOf(db: Db, company_id: string): Promise<string | null> {
  const [company] = await db.select().from(companies).where(eq(companies.company_id, company_id));
  const prefix = company?.company_abbreviation ?? '';
  return prefix === '' && company?.have_contract ? null : prefix;
}

/** Of a locked application that is approved: its card, to be ordered by the job, with an account of its own. */
async function issueCard(bank: Bank, db: Db, application: Application, prefix: string, now: Date): Promise<void> {
  const { company_id, application_id, form, holder_name } = application;
  await moveApplication(bank, db, application, { event: 'issue', by: bySystem, now });
  const name = typeof form['name_on_card'] === 'string' && form['name_on_card'] !== '' ? form['name_on_card'] : holder_name;
  const name_on_card = (prefix ? `${prefix} ${name}` : name).toUpperCase();
  await openCard(
    bank,
    db,
    { company_id, application_id, holder_name, name_on_card, ...(await kindOf(db, application)), replaces: null },
    { by: theSystem, now },
  );
}

type Opening = Pick<Card, 'company_id' | 'application_id' | 'holder_name' | 'name_on_card' | 'tier' | 'card_class' | 'replaces'>;

/** A new card, consolidating; the job asks the issuer to make it. */
export async function openCard(bank: Bank, db: Db, opening: Opening, { by, now }: { readonly by: By; readonly now: Date }): Promise<Card> {
  const card_id = randomUUID();
  const [row] = await db
    .insert(cards)
    .values({
      ...opening,
      card_id,
      status: wireOf('consolidating'),
      limits: { ...bank.policy.cards.limits, online: true, atm: true, abroad: true },
      issuer_due_at: now,
      created_at: now,
      updated_at: now,
    })
    .returning();
  if (!row) throw new Error('the card was not written');
  await openCardAccount(db, opening.company_id, card_id);
  await noteEvent(db, row, { event: 'issue', by, note: '', from: '', now });
  return row;
}

const batch = 50;

/** Approved applications become cards by themselves; one whose company has to set its prefix waits, one for which a card of a batch is kept has that (PRG-20). */
export async function issueApproved(bank: Bank): Promise<number> {
  const waiting = await bank.store.db
    .select({ company_id: cardApplications.company_id, application_id: cardApplications.application_id })
    .from(cardApplications)
    .innerJoin(companies, eq(companies.company_id, cardApplications.company_id))
    .leftJoin(
      cardReservations,
      and(
        eq(cardReservations.company_id, cardApplications.company_id),
        eq(cardReservations.application_id, cardApplications.application_id),
      ),
    )
    .where(and(eq(cardApplications.status, String(cardApplication.states.approved.wire)), isNull(cardReservations.card_id)))
    .orderBy(asc(cardApplications.updated_at))
    .limit(batch);
  let issued = 0;
  for (const which of waiting)
    await bank.store.tx(async (db) => {
      const row = await applicationOf(db, which, true);
      if (!row || stateOf(cardApplication, row.status) !== 'approved') return;
      const mine = and(eq(cardReservations.company_id, row.company_id), eq(cardReservations.application_id, row.application_id));
      if ((await db.$count(cardReservations, mine)) > 0) return;
      const prefix = await prefixOf(db, row.company_id);
      if (prefix === null) return;
      await issueCard(bank, db, row, prefix, bank.clock.now());
      issued += 1;
    });
  return issued;
}

/** The issuer has made it: the application is valid. */
export async function applicationValid(bank: Bank, db: Db, card: Card, now: Date): Promise<void> {
  const application = await waitingFor(db, card);
  if (application) await moveApplication(bank, db, application, { event: 'issued', by: bySystem, now });
}

/** The issuer does not make it: the application is rejected with the reason, in its applicant's language. */
export async function applicationRefused(bank: Bank, db: Db, card: Card, reason: string, now: Date): Promise<void> {
  const application = await waitingFor(db, card);
  if (!application) return;
  const said = refusalText(readLanguage(application.language), reason);
  await moveApplication(bank, db, application, { event: 'issuerRefuses', by: bySystem, reason: said, now });
}

/** Locked, while it waits for its card; one that staff decided meanwhile does not. */
async function waitingFor(db: Db, { company_id, application_id, replaces }: Card): Promise<Application | null> {
  if (application_id === null || replaces !== null) return null;
  const application = await applicationOf(db, { company_id, application_id }, true);
  return application && stateOf(cardApplication, application.status) === 'processing' ? application : null;
}

const refusals: Readonly<Record<string, KeyOf<'rules'>>> = {
  programme_closed: 'issuerProgramme',
  programme_limit: 'issuerProgramme',
  name_not_printable: 'issuerName',
  prefix: 'issuerPrefix',
};
export const refusalText = (language: Parameters<typeof translate>[0], reason: string): string =>
  translate(language, 'rules', refusals[reason] ?? 'issuerOther');
