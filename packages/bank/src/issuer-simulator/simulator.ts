/** The simulated issuer: its books, what the bank may call, and what the sandbox makes happen. Knows no network. */
import { setTimeout as pause } from 'node:timers/promises';
import { verifySignature } from '../adapters/issuer/event-signature.ts';
import { issuerCalls, type CallName } from '../adapters/issuer/issuer-calls.ts';
import { jsonOf } from '../adapters/issuer/issuer-events.ts';
import { IssuerRefusal, type IssuerEvent } from '../adapters/issuer/issuer.ts';
import { answers, lastPublished, unpushed } from './answers.ts';
import { deskOf, emptyBooks, lastSeq, plus, setDesk, type At, type Books } from './books.ts';
import { damageBatch, deliverBatch, shipBatch } from './batches.ts';
import { deliver, passTime, ship } from './by-itself.ts';
import { importCards, type ImportedCard } from './import-cards.ts';
import { forgetful, type Keeper } from './keeper.ts';
import { decide, reverseLoad } from './loads.ts';
import { clear, pay, refund, reverse, type Payment } from './purchases.ts';
import { firstSettings, type Settings, type SettingsOrder } from './settings.ts';

export type Call = { readonly path: string; readonly body: string; readonly signature: unknown };
export type Answer = { readonly status: number; readonly body: string };
type Order = {
  /** The bank's clock. */
  readonly now: () => Date;
  /** Whose days and months count. */
  readonly zone: () => string;
  readonly secret: string;
  readonly books?: Books;
  readonly keeper?: Keeper;
};

const answer = (status: number, body: unknown): Answer => ({ status, body: JSON.stringify(body) });
const names = new Map<string, CallName>(Object.entries(issuerCalls).map(([name, { path }]) => [path, name as CallName]));

export type Simulator = ReturnType<typeof openSimulator>;

export function openSimulator({ now, zone, secret, books = emptyBooks(), keeper = forgetful }: Order) {
  const at = (): At => ({ now: now(), zone: zone() });
  const settings = (): Settings => deskOf(books).settings;
  /** Does one thing after what was due before it, and writes it down before anybody hears of it. */
  const commit = <T>(work: (moment: At) => T): T => {
    try {
      passTime(books, at());
      return work(at());
    } finally {
      keeper.save(books);
    }
  };
  const sums = { failing: 0, lost_answers: 0 };
  /** Evenly, not by chance: of a share of 0.25 every fourth. */
  const isTurn = (mode: keyof typeof sums): boolean => {
    sums[mode] += settings()[mode];
    if (sums[mode] < 1) return false;
    sums[mode] -= 1;
    return true;
  };
  const wrong = (answered: unknown): unknown => {
    if (Array.isArray(answered)) return answered.map(wrong);
    const { lying } = settings();
    if (lying === null || typeof answered !== 'object' || answered === null || !('balance' in answered) || !('card_id' in answered))
      return answered;
    return lying === 'all' || lying === answered.card_id ? { ...answered, balance: plus(String(answered.balance), '13.37') } : answered;
  };
  const perform = async (name: CallName, input: unknown): Promise<Answer> => {
    const read = issuerCalls[name].takes.safeParse(input);
    if (!read.success) return answer(400, { error: 'this cannot be read' });
    const work = answers[name] as (books: Books, input: unknown, at: At) => unknown;
    try {
      return answer(200, wrong(await commit((moment) => work(books, read.data, moment))));
    } catch (fault) {
      if (fault instanceof IssuerRefusal) return answer(422, { refused: fault.reason });
      throw fault;
    } finally {
      commit(() => undefined); // a key or a PIN was made after its call had begun
    }
  };
  let pushing: Promise<unknown> = Promise.resolve();

  return {
    books,
    settings,
    /** A call of the bank's, as it came. */
    handle: async ({ path, body, signature }: Call): Promise<Answer> => {
      const name = names.get(path);
      if (!name) return answer(404, { error: 'no such call' });
      if (!verifySignature(secret, signature, { name: path, body })) return answer(401, { error: 'the signature is wrong' });
      if (settings().slow_ms > 0) await pause(settings().slow_ms);
      if (isTurn('failing')) return answer(500, { error: 'set to fail' });
      const done = await perform(name, jsonOf(body));
      return isTurn('lost_answers') ? answer(500, { error: 'set to lose the answer' }) : done;
    },
    /** Events that the bank has not taken go to `send`, which answers whether it took them. False: nothing to send, or not taken. */
    push: async (send: (events: readonly IssuerEvent[]) => Promise<boolean>): Promise<boolean> => {
      commit(() => undefined);
      const events = unpushed(books);
      const last = events.at(-1);
      if (!last) return false;
      const ordered = settings().shuffled ? events.toSorted((one, other) => (one.event_id < other.event_id ? -1 : 1)) : events;
      const sent = send(settings().repeating ? [...ordered, ...ordered] : ordered);
      pushing = sent.catch(() => undefined);
      const taken = await sent;
      if (taken && books.tables.events.get(String(last.seq)) === last) commit(() => setDesk(books, { pushed: last.seq }));
      return taken;
    },
    set: (order: SettingsOrder): Settings =>
      commit(() => {
        const published = order.held === true && !settings().held ? lastPublished(books) : deskOf(books).published;
        setDesk(books, { published, settings: { ...settings(), ...order } });
        return settings();
      }),
    pay: (payment: Payment) => commit((moment) => pay(books, payment, moment)),
    clear: (id: string, amount?: string) => commit((moment) => clear(books, id, moment, amount)),
    reverse: (id: string) => commit((moment) => reverse(books, id, moment)),
    refund: (id: string, amount: string) => commit((moment) => refund(books, id, amount, moment)),
    ship: (card_id: string) => commit((moment) => ship(books, card_id, moment)),
    deliver: (card_id: string) => commit((moment) => deliver(books, card_id, moment)),
    shipBatch: (batch_id: string, count?: number) => commit((moment) => shipBatch(books, batch_id, moment, count)),
    deliverBatch: (batch_id: string, count?: number) => commit((moment) => deliverBatch(books, batch_id, moment, count)),
    damageBatch: (batch_id: string, count?: number) => commit((moment) => damageBatch(books, batch_id, moment, count)),
    decideLoad: (load_id: string, refused: string | null) => commit((moment) => decide(books, load_id, moment, refused)),
    reverseLoad: (load_id: string) => commit((moment) => reverseLoad(books, load_id, moment)),
    importCards: (cards: readonly ImportedCard[]) => commit(() => importCards(books, cards)),
    isEmpty: () => books.tables.cards.size === 0 && lastSeq(books) === 0,
    /** Empty books with the first settings; the key of PINs stays, since open pages have it. */
    reset: async (): Promise<void> => {
      await pushing;
      const { key } = deskOf(books);
      for (const table of Object.values(books.tables)) table.clear();
      books.bought.clear();
      setDesk(books, { key, settings: firstSettings });
      keeper.rewrite(books);
    },
    close: () => keeper.close(),
  };
}
