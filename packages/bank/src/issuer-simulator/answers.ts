/** What the issuer answers to each call of the bank. */
import type { AnsweredBy, CallName, TakenBy } from '../adapters/issuer/issuer-calls.ts';
import { cardOf, deskOf, lastSeq, setDesk, viewOf, type At, type Books } from './books.ts';
import { activate, close, createCard, setBlocked, setLimits, verifyKit, verifyKits } from './cards.ts';
import { printBatch } from './batches.ts';
import { load, loadState } from './loads.ts';
import { pinKey, setPin } from './pins.ts';

const most = 200;
/** While events are held back, those after a certain one do not exist for the bank. */
export const lastPublished = (books: Books): number => {
  const { settings, published } = deskOf(books);
  return settings.held ? published : lastSeq(books);
};
const eventsAfter = (books: Books, after: number, upTo: number) =>
  Array.from(
    { length: Math.max(0, Math.min(most, upTo - after)) },
    (_, at) => books.tables.events.get(String(after + 1 + at)) ?? [],
  ).flat();
/** The next ones to push. */
export const unpushed = (books: Books) => eventsAfter(books, deskOf(books).pushed, lastPublished(books)).slice(0, 100);

export const answers: {
  readonly [N in CallName]: (books: Books, input: TakenBy<N>, at: At) => AnsweredBy<N> | Promise<AnsweredBy<N>>;
} = {
  createCard,
  printBatch,
  card: (books, { card_id }) => viewOf(cardOf(books, card_id)),
  cards: (books, { card_ids }) => [...new Set(card_ids)].flatMap((id) => books.tables.cards.get(id) ?? []).map(viewOf),
  verifyKit: (books, { kit_number, activation_code }) => verifyKit(books, kit_number, activation_code),
  verifyKits: (books, { pairs }) => verifyKits(books, pairs),
  activate: (books, { card_id, card_number }) => activate(books, card_id, card_number),
  pinKey,
  setPin: async (books, { card_id, jwe }) => {
    await setPin(books, card_id, jwe);
    return {};
  },
  block: (books, { card_id }) => setBlocked(books, card_id, true),
  unblock: (books, { card_id }) => setBlocked(books, card_id, false),
  close: (books, { card_id }) => close(books, card_id),
  setLimits: (books, { card_id, limits }) => {
    setLimits(books, card_id, limits);
    return {};
  },
  load,
  loadState: (books, { load_id }) => loadState(books, load_id),
  setProgramme: (books, { fees }) => {
    setDesk(books, { fees });
    return {};
  },
  events: (books, { after }) => [...eventsAfter(books, after, lastPublished(books))],
};
