/** What <card-list> reports to its page about its cards, read from the calls themselves: names and ids, never a number (CRD-62). */
import type { Client } from '@bankside/core/client/client.ts';
import type { InOf, OutOf, Path } from '@bankside/core/contract/index.ts';
import type { CardRow } from '@bankside/core/contract/cards/shapes.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Emit } from '../../../runtime/element-port.ts';
import { publicName } from './actions.ts';

/** A top-up of this tag's that is not over; its later states are asked for (top-up-events.tsx). */
export type Open = { readonly id: string; readonly cardId: string; readonly status: string };
export type CardNews = { readonly bank: Client; readonly open: StoreApi<readonly Open[]> };
type Seen = Pick<CardRow, 'card_id' | 'status' | 'version'>;

const acts: Partial<Record<Path, string>> = {
  '/card/active': 'activate',
  '/card/topUp': 'topUp',
  '/card/setPin': 'setPin',
  '/card/limits': 'limits',
};
/** Undefined for a call that does nothing. */
function doneBy(path: Path, input: unknown): string | undefined {
  return path === '/card/modifyOpStatus' ? (input as InOf<typeof path>).op : acts[path];
}

function cardsIn(path: Path, out: unknown): readonly Seen[] {
  if (path === '/card/record') return (out as OutOf<typeof path>).list.flatMap(({ card }) => card ?? []);
  if (path === '/card/info') return [out as OutOf<typeof path>];
  if (path === '/card/modifyOpStatus' || path === '/card/limits') return [(out as OutOf<typeof path>).card];
  return path === '/card/refreshData' ? (out as OutOf<typeof path>).list : [];
}

const isOver = (status: string) => status !== 'processing' && status !== 'retry';

/** What a card is when it is first seen is no news. */
export function cardNews(bank: Client, emit: Emit): CardNews {
  const known = new Map<string, Seen>();
  const open = createStore<readonly Open[]>(() => []);
  const see = (card: Seen) => {
    const { card_id, status, version } = card;
    const before = known.get(card_id);
    if (before && before.version > version) return; // an answer that another has overtaken
    known.set(card_id, card);
    if (before && before.status !== status)
      void emit('bank-status-change', { entity: 'card', id: card_id, cardId: card_id, from: before.status, to: status });
  };
  const follow = ({ id, cardId, status }: Open, from: string) => {
    if (from === status) return;
    const others = open.getState().filter((each) => each.id !== id);
    open.setState(isOver(status) ? others : [...others, { id, cardId, status }], true);
    void emit('bank-status-change', { entity: 'top-up', id, cardId, from, to: status });
  };
  const tell = (path: Path, input: unknown, out: unknown) => {
    const action = doneBy(path, input);
    const cardId = (input as { readonly card_id?: string }).card_id ?? '';
    if (action) void emit('bank-action', { action: publicName(action), cardId });
    for (const card of cardsIn(path, out)) see(card);
    if (path === '/card/topUp') follow({ ...(out as OutOf<typeof path>), cardId }, '');
    if (path !== '/card/topRecord') return;
    const { list } = out as OutOf<typeof path>;
    for (const { id, cardId: of, status: from } of open.getState()) {
      const status = list.find((each) => each.id === id)?.status;
      if (status) follow({ id, cardId: of, status }, from);
    }
  };
  const call: Client['call'] = async (path, input, options) => {
    const out = await bank.call(path, input, options);
    tell(path, input, out);
    return out;
  };
  return { bank: { ...bank, call }, open };
}
