import type { Client } from '@bankside/core/client/client.ts';
import { mostAtOnce } from '@bankside/core/rules/programmes/programmes.ts';
import type { ActResult } from '../batch-cards.ts';

export const manyActs = ['unbind', 'block', 'unblock', 'release'] as const;
export type ManyAct = (typeof manyActs)[number];

type Intended = <I, O>(input: I, perform: (key: string) => Promise<O>) => Promise<O>;
type Many = {
  readonly act: ManyAct;
  readonly ids: readonly string[];
  readonly intended: Intended;
  readonly onSome: (done: number) => void;
};

/** In pieces that one call takes, one after the other; a piece that is asked for again is done once (its key). */
export async function actOnMany(bank: Client, { act, ids, intended, onSome }: Many): Promise<readonly ActResult[]> {
  const results: ActResult[] = [];
  for (let from = 0; from < ids.length; from += mostAtOnce) {
    const card_ids = ids.slice(from, from + mostAtOnce);
    const { results: some } = await intended({ act, card_ids }, (key) => bank.call(`/preallocation/${act}`, { card_ids }, { key }));
    results.push(...some);
    onSome(results.length);
  }
  return results;
}
