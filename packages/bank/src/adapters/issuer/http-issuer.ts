/** The issuer over HTTP: POST <url>/<call> with JSON, signed; 200 is the answer, 422 a refusal, anything else no answer at all. */
import { signatureHeader, signatureOf } from './event-signature.ts';
import { issuerCalls, Refused, type AnsweredBy, type CallName, type TakenBy } from './issuer-calls.ts';
import { jsonOf, whereWrong } from './issuer-events.ts';
import { IssuerRefusal, IssuerUnavailable, type Issuer } from './issuer.ts';

const timeoutMs = 10_000;
/** Called when an answer cannot be believed: which call, and why. */
export type OnLie = (call: string, why: string) => void;

export function issuerAt(url: string, secret: string, fetch = globalThis.fetch, onLie: OnLie = () => undefined): Issuer {
  const lie = (path: string, why: string): never => {
    onLie(path, why);
    throw new IssuerUnavailable(`the issuer's answer to ${path} cannot be believed: ${why}`);
  };
  const send = async (path: string, body: string): Promise<{ status: number; text: string }> => {
    try {
      const answer = await fetch(`${url.replace(/\/+$/, '')}/${path}`, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { 'content-type': 'application/json', [signatureHeader]: signatureOf(secret, { name: path, body }) },
        body,
      });
      return { status: answer.status, text: await answer.text() };
    } catch (fault) {
      throw new IssuerUnavailable(`the issuer does not answer ${path}`, { cause: fault });
    }
  };
  /** `fits`: the answer is about what was asked, by the ids in it. */
  const ask = async <N extends CallName>(
    name: N,
    input: TakenBy<N>,
    fits: (answer: AnsweredBy<N>) => boolean = () => true,
  ): Promise<AnsweredBy<N>> => {
    const { path, answers } = issuerCalls[name];
    const { status, text } = await send(path, JSON.stringify(input));
    if (status === 422) {
      const refused = Refused.safeParse(jsonOf(text));
      if (refused.success) throw new IssuerRefusal(refused.data.refused);
    }
    if (status !== 200) throw new IssuerUnavailable(`the issuer answered ${path} with ${status}`);
    const read = answers.safeParse(jsonOf(text));
    if (!read.success) return lie(path, whereWrong(read.error));
    const answer = read.data as AnsweredBy<N>;
    return fits(answer) ? answer : lie(path, 'it is about something else');
  };
  const about = (card_id: string) => (card: { readonly card_id: string }) => card.card_id === card_id;
  return {
    createCard: (order) => ask('createCard', order, about(order.card_id)),
    printBatch: ({ card_ids, ...order }) =>
      ask('printBatch', { ...order, card_ids: [...card_ids] }, (cards) => {
        const ids = new Set(cards.map(({ card_id }) => card_id));
        return cards.length === card_ids.length && card_ids.every((id) => ids.has(id));
      }),
    card: (card_id) => ask('card', { card_id }, about(card_id)),
    cards: (card_ids) =>
      ask('cards', { card_ids: [...card_ids] }, (cards) => {
        const ids = cards.map(({ card_id }) => card_id);
        return new Set(ids).size === ids.length && ids.every((id) => card_ids.includes(id));
      }),
    verifyKit: (pair) => ask('verifyKit', pair),
    verifyKits: (pairs) => ask('verifyKits', { pairs: [...pairs] }, (found) => found.length === pairs.length),
    activate: (card_id, card_number) => ask('activate', { card_id, card_number }, about(card_id)),
    pinKey: () => ask('pinKey', {}),
    setPin: async (card_id, jwe) => void (await ask('setPin', { card_id, jwe })),
    block: (card_id) => ask('block', { card_id }, about(card_id)),
    unblock: (card_id) => ask('unblock', { card_id }, about(card_id)),
    close: (card_id) => ask('close', { card_id }, about(card_id)),
    setLimits: async (card_id, limits) => void (await ask('setLimits', { card_id, limits })),
    load: (order) => ask('load', order),
    loadState: (load_id) => ask('loadState', { load_id }),
    setProgramme: async (fees) => void (await ask('setProgramme', { fees: [...fees] })),
    events: (after) =>
      ask('events', { after }, (events) => events.every(({ seq }, at) => seq > (at === 0 ? after : (events[at - 1]?.seq ?? after)))),
  };
}
