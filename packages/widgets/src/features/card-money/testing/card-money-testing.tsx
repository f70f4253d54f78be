/** Screens of the money of cards for tests: a real person, files and session, and answers of cards that a test writes itself. */
import type { CallOptions, Client } from '@bankside/core/client/client.ts';
import { contract, type BlobPath, type InOf, type OutOf, type Path } from '@bankside/core/contract/index.ts';
import type { PurchaseRow, TopUpRow } from '@bankside/core/contract/cards/shapes.ts';
import { languageOf } from '@bankside/core/i18n/i18n.ts';
import { places, type Place } from '@bankside/core/rules/places.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import type { ReactNode } from 'react';
import { showScreen, type FreshPerson } from '../../../../../../tests/support/screen.tsx';
import { i18n } from '../../../kit/testing/i18n.ts';
import { mount } from '../../../kit/testing/mount.tsx';
import { HostProvider } from '../../../runtime/host-context.tsx';
import { portalHost } from '../../../runtime/portal-host.ts';

export type Answers = { readonly [P in Path]?: (input: InOf<P>, how: CallOptions) => OutOf<P> | Promise<OutOf<P>> };
type Asked = { readonly path: Path | BlobPath; readonly input: unknown; readonly key: string | undefined };

/** What a call takes and answers is held to the contract, so that no test speaks of a bank that cannot be. */
const rowOf = (path: Path) =>
  Object.values(contract)
    .flatMap((feature) => Object.values(feature))
    .find((row) => row.path === path && row.out !== 'blob');

export async function showCards(
  who: FreshPerson,
  screen: ReactNode,
  answers: Answers,
  { query = '', in: chosen = 'en' }: { readonly query?: string; readonly in?: Language } = {},
) {
  const words = ['card-money', 'money', 'errors', 'shell'] as const;
  const { bank } = await showScreen(who, null, { words, query, in: chosen });
  const asked: Asked[] = [];
  const went: { readonly place: Place; readonly params: unknown }[] = [];
  const call = async <P extends Path>(path: P, input: InOf<P>, how: CallOptions = {}): Promise<OutOf<P>> => {
    const answer = answers[path] as Answers[P] | undefined;
    if (!answer) return bank.call(path, input, how);
    asked.push({ path, input, key: how.key });
    const row = rowOf(path);
    if (!row?.in.safeParse(input).success) throw new Error(`${path} does not take ${JSON.stringify(input)}`);
    const out = await answer(input, how);
    if (row.out !== 'blob' && !row.out.safeParse(out).success) throw new Error(`${path} does not answer ${JSON.stringify(out)}`);
    return out;
  };
  const client: Client = {
    call,
    download: async (path, input) => {
      asked.push({ path, input, key: undefined });
      return Promise.resolve({ blob: new Blob(['x']), name: 'cards.csv' });
    },
    send: (...how) => bank.send(...how),
  };
  const links = { hrefOf: (place: Place) => places[place], go: (place: Place, params: unknown) => void went.push({ place, params }) };
  await mount(<HostProvider value={portalHost({ client, links, language: () => languageOf(i18n) })}>{screen}</HostProvider>, {
    in: chosen,
    links,
  });
  return { asked, went, inputs: (path: Path | BlobPath) => asked.filter((each) => each.path === path).map(({ input }) => input) };
}

export const pageOf = <R,>(list: R[]) => ({ list, total: list.length, next_cursor: null });
export const noCards: Answers = { '/card/record': () => pageOf([]) };

const card = { card_id: 'card-1', last4: '4821', holder_name: 'Mei-Lin Tan' } as const;
export const topUpRow = (part: Partial<TopUpRow> = {}): TopUpRow => ({
  ...card,
  id: 'top-1',
  number: 'C-88021477',
  transaction_id: 'tx-1',
  date: '2025-11-17T08:20:00.000Z',
  amount: '2000.00',
  currency: 'USDC',
  fee: '20.00',
  received: '1998.40',
  rate: '0.9992',
  status: 'success',
  reason: '',
  attempts: 1,
  can_retry: false,
  can_cancel: false,
  version: 1,
  ...part,
});
export const purchaseRow = (part: Partial<PurchaseRow> = {}): PurchaseRow => ({
  ...card,
  id: 'buy-1',
  date: '2025-11-16T03:10:00.000Z',
  channel: 'online',
  merchant: 'Tamagawa Express',
  category: '4789',
  group: 'travel',
  city: 'Tokyo',
  country: 'JP',
  amount: '-412.00',
  currency: 'USD',
  merchant_amount: '62000',
  merchant_currency: 'JPY',
  rate: '0.0066452',
  fee: '4.12',
  refunded: '0.00',
  status: 'cleared',
  decline_reason: '',
  note: '',
  receipt: null,
  version: 1,
  ...part,
});
