/** From the parcel to a card that pays: its codes, its number, its PIN (CRD-02 to CRD-04). The issuer is asked between transactions. */
import type { cards as contract } from '@bankside/core/contract/cards/cards.ts';
import { IssuerRefusal, IssuerUnavailable } from '../../adapters/issuer/issuer.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { beginYears } from '../../domain/annual-fees/card-years.ts';
import { applicationOf } from '../../domain/cards/applications.ts';
import { cardOf, cardState, moveCard, type By } from '../../domain/issued-cards/cards.ts';
import { cardOfToken, kitToken } from '../../domain/issued-cards/kit-tokens.ts';
import { activationSubject, countCardTry, rightTry, triedKit, uncountedTry } from '../../domain/issued-cards/tries.ts';

const byCompany = ({ user_id, full_name }: { user_id: string; full_name: string }): By => ({ actor: 'client', user_id, name: full_name });

/** What the issuer refuses is an answer; that nobody answers is refused. Other faults are faults. */
async function answered<T>(asking: Promise<T>, unavailable: () => Promise<Error>): Promise<T | null> {
  try {
    return await asking;
  } catch (fault) {
    if (fault instanceof IssuerRefusal) return null;
    throw fault instanceof IssuerUnavailable ? await unavailable() : fault;
  }
}

/** Without case and separators. */
const plain = (text: unknown): string =>
  typeof text === 'string'
    ? text
        .normalize('NFKC')
        .replace(/[^\p{L}\p{N}]/gu, '')
        .toUpperCase()
    : '';

export const activating: Pick<Handlers<typeof contract>, 'verifyKit' | 'activate' | 'setPin'> = {
  verifyKit: async ({ kit_number, activation_code, card_id }, { bank, person, now, refuse }) => {
    const { company_id, user_id } = person;
    const { db } = bank.store;
    if (card_id !== undefined && !(await cardOf(db, { company_id, card_id }))) throw refuse('notFound');
    const tried = { company_id, subject: await triedKit(bank, db, { company_id, kit_number, card_id }) };
    const left = await countCardTry(bank, db, tried, now);
    const pair = await answered(bank.issuer.verifyKit({ kit_number, activation_code }), async () => {
      await uncountedTry(db, tried, now);
      return refuse('issuerUnavailable');
    });
    const row = pair && (await cardOf(db, { company_id, card_id: pair.card_id }));
    if (!row || (card_id !== undefined && row.card_id !== card_id))
      throw refuse('kitNotVerified', { field: 'activation_code', params: { reason: left > 0 ? 'wrong' : 'last', left } });
    await rightTry(db, tried);
    if (cardState(row) !== 'inactive') throw refuse('cardStatusError');
    return { ...kitToken(bank, { card_id: row.card_id, user_id }, now), card_id: row.card_id, last4: row.last4 };
  },

  activate: async ({ card_id, card_number, identification_number, verify_token }, { bank, person, now, refuse }) => {
    const { company_id } = person;
    const { db } = bank.store;
    const proved = cardOfToken(bank, verify_token, person.user_id, now);
    if (proved === null || (card_id !== undefined && card_id !== proved)) throw refuse('kitNotVerified', { field: 'verify_token' });
    const row = await cardOf(db, { company_id, card_id: proved });
    if (!row) throw refuse('notFound');
    const number_hash = bank.secrets.mac('card number', card_number);
    const done = { card_id: row.card_id, status: row.status, tries_left: bank.policy.cards.tries };
    if (cardState(row) === 'active' && row.number_hash === number_hash) return done; // the answer of the first time was lost
    if (cardState(row) !== 'inactive') throw refuse('cardStatusError');
    const application = row.application_id === null ? null : await applicationOf(db, { company_id, application_id: row.application_id });
    if (!application) throw refuse('cardDataError');
    if (application.verification_status !== 'approved') throw refuse('cardKycNotApproved');
    const tried = { company_id, subject: activationSubject(row.card_id) };
    const left = await countCardTry(bank, db, tried, now);
    const isHolder = plain(identification_number) !== '' && plain(identification_number) === plain(application.form['id_number']);
    const made = isHolder
      ? await answered(bank.issuer.activate(row.card_id, card_number), async () => {
          await uncountedTry(db, tried, now);
          return refuse('issuerUnavailable');
        })
      : null;
    const by = byCompany(person);
    return bank.store
      .tx(async (tx) => {
        const locked = await cardOf(tx, row, true);
        if (made && locked && cardState(locked) === 'active' && locked.number_hash === number_hash) {
          await rightTry(tx, tried);
          return { ...done, status: locked.status }; // the same person asked twice at once
        }
        if (!locked || cardState(locked) !== 'inactive' || locked.application_id !== row.application_id) throw refuse('cardStatusError');
        if (!made) {
          await moveCard(bank, tx, locked, { event: 'activationFails', by, now });
          return null;
        }
        await rightTry(tx, tried);
        const set = { number_hash, last4: card_number.slice(-4), activated_at: now };
        const active = await moveCard(bank, tx, locked, { event: 'activate', by, set, now });
        await beginYears(bank, tx, active, now);
        return { ...done, status: active.status };
      })
      .then((answer) => {
        if (!answer) throw refuse('activationFailed', { params: { reason: left > 0 ? 'tries' : 'last', left } });
        return answer;
      });
  },

  setPin: async ({ card_id, pin }, { bank, person, now, refuse }) => {
    const { company_id } = person;
    const { db } = bank.store;
    const row = await cardOf(db, { company_id, card_id });
    if (!row) throw refuse('notFound');
    if (cardState(row) === 'blockedByAdmin') throw refuse('cardBlockedByAdministrator');
    if (cardState(row) !== 'active') throw refuse('pinResetUnsupported');
    const set = await answered(
      bank.issuer.setPin(card_id, pin).then(() => true),
      async () => refuse('issuerUnavailable'),
    );
    if (!set) throw refuse('setPinFailed', { field: 'pin' });
    await bank.store.tx(async (tx) => {
      const locked = await cardOf(tx, row, true);
      if (locked && cardState(locked) === 'active')
        await moveCard(bank, tx, locked, { event: 'setPin', by: byCompany(person), set: { pin_set_at: now }, now });
    });
    return {};
  },
};
