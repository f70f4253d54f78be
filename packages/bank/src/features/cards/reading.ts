/** One card in full, the list as a file, the issuer's key for PINs, and what the issuer says of cards now (CRD-01, CRD-04, CRD-08). */
import type { cards as contract } from '@bankside/core/contract/cards/cards.ts';
import { IssuerUnavailable, type IssuerCard } from '../../adapters/issuer/issuer.ts';
import type { Bank } from '../../platform/bank.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { Refusal } from '../../platform/refusal.ts';
import { countAttempt, forget } from '../../platform/throttle/throttle.ts';
import { cardInfo, cardRows } from '../../domain/issued-cards/card-view.ts';
import { cardsFile } from '../../domain/issued-cards/list-file.ts';
import { listCards } from '../../domain/issued-cards/listing.ts';
import { storable } from '../../domain/cards/application-form.ts';
import { cardOf, type Card } from '../../domain/issued-cards/cards.ts';
import { takeIssuerState } from '../../domain/issued-cards/refreshing.ts';

const subject = ({ card_id }: Card) => `card refresh:${card_id}`;

/** Those that were not asked about in the last seconds. */
async function dueOf({ store, policy }: Bank, rows: readonly Card[], now: Date): Promise<Card[]> {
  const due: Card[] = [];
  for (const row of rows) {
    const limit = { subject: subject(row), limit: 1, windowSec: policy.cards.refreshSec };
    const isDue = await countAttempt(store.db, limit, now).then(
      () => true,
      (fault: unknown) => {
        if (fault instanceof Refusal && fault.refusal === 'tooManyRequests') return false;
        throw fault;
      },
    );
    if (isDue) due.push(row);
  }
  return due;
}

async function asked(bank: Bank, due: readonly Card[]): Promise<readonly IssuerCard[]> {
  try {
    return await bank.issuer.cards(due.map(({ card_id }) => card_id));
  } catch (fault) {
    await forget(bank.store.db, ...due.map(subject)); // it may be asked again at once
    throw fault instanceof IssuerUnavailable ? new Refusal('issuerUnavailable') : fault;
  }
}

export const reading: Pick<Handlers<typeof contract>, 'info' | 'download' | 'pinKey' | 'refresh'> = {
  info: async ({ card_id }, { bank, db, person, now, refuse }) => {
    const row = await cardOf(db, { company_id: person.company_id, card_id });
    if (!row) throw refuse('notFound');
    return cardInfo(bank, db, row, now);
  },

  download: async ({ format, ...filter }, { bank, db, person, language, now }) => {
    const { company_id } = person;
    return cardsFile({ bank, person, language, format, filter }, async (window) => {
      const rows = await listCards(db, { company_id, group: filter.group, keyword: storable(filter.keyword) }, window);
      return cardRows(
        db,
        rows.map(({ card }) => card),
        now,
      );
    });
  },

  pinKey: async ({ card_id }, { bank, db, person, now, refuse }) => {
    if (!(await cardOf(db, { company_id: person.company_id, card_id }))) throw refuse('notFound');
    try {
      return { key: await bank.issuer.pinKey(), now: now.toISOString() };
    } catch (fault) {
      throw fault instanceof IssuerUnavailable ? refuse('issuerUnavailable') : fault;
    }
  },

  refresh: async ({ card_id: one, card_ids = [] }, { bank, db, person, now, refuse }) => {
    const { company_id } = person;
    const read = async () => {
      const rows: Card[] = [];
      for (const card_id of new Set(one === undefined ? card_ids : [one, ...card_ids])) {
        const row = await cardOf(db, { company_id, card_id });
        if (!row) throw refuse('notFound');
        rows.push(row);
      }
      return rows;
    };
    const due = await dueOf(bank, await read(), now);
    const answers = due.length > 0 ? await asked(bank, due) : [];
    for (const issued of answers) await bank.store.tx((tx) => takeIssuerState(bank, tx, company_id, issued, now));
    return { list: await cardRows(db, await read(), now) };
  },
};
