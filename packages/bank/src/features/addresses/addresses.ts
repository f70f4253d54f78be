/** The wallet-address book (REC-05 to REC-07): where the company sends digital assets. */
import { randomUUID } from 'node:crypto';
import type { addresses as calls } from '@bankside/core/contract/addresses.ts';
import { isNetwork, type Network } from '@bankside/core/rules/money/networks.ts';
import { eq } from 'drizzle-orm';
import { recipientBook } from '../../domain/recipients/book.ts';
import { isNew, lockBooks } from '../../domain/recipients/recipients.ts';
import { listRecords } from '../../domain/records/record-list.ts';
import type { Ctx, Handlers } from '../../platform/dispatch.ts';
import { isUuid } from '../../platform/ids.ts';
import { walletAddresses as table } from '../../store/money-schema.ts';
import { checkedFor, demandUnlikeOthers, demandUnsaved } from './address-checks.ts';

type Row = typeof table.$inferSelect;

function networkOf({ network }: Row): Network {
  if (!isNetwork(network)) throw new Error(`${network} is no network of ours`);
  return network;
}
const answer = (row: Row, { bank, now }: Pick<Ctx, 'bank' | 'now'>) => ({
  id: row.address_id,
  version: row.version,
  name: row.name,
  address: row.address,
  network: networkOf(row),
  is_favourite: row.is_favourite,
  is_new: isNew(bank, row.recipient_since, now),
  created_at: row.created_at.toISOString(),
});

const book = recipientBook<Row>(table, {
  what: 'address',
  id: table.address_id,
  name: table.name,
  idOf: ({ address_id }) => address_id,
  says: ({ name, address, network }) => ({ name, account: address, line: `${name} ${address} ${network}` }),
});

export const addresses: Handlers<typeof calls> = {
  list: ({ network, ...asked }, ctx) => {
    const where = network ? eq(table.network, network) : undefined;
    return book.list(ctx, asked, { numbers: table.address, words: [table.name], where }, (row) => answer(row, ctx));
  },

  get: async ({ id }, ctx) => {
    const row = await book.one(ctx, id);
    return { entry: answer(row, ctx), ...(await book.historyOf(ctx, row)) };
  },

  paid: async ({ id, ...asked }, { bank, person }) =>
    listRecords(bank, person.company_id, asked, { recipient_id: isUuid(id) ? id : person.company_id, transfer_types: ['address'] }),

  check: async ({ network, address: typed, id }, { db, person, refuse }) => {
    await demandUnsaved(
      db,
      person.company_id,
      { network, address: checkedFor(network, typed, refuse) },
      refuse,
      isUuid(id ?? '') ? id : undefined,
    );
    return {};
  },

  add: async ({ name, network, address: typed, is_favourite = false, sure = false }, ctx) => {
    const { db, person, refuse } = ctx;
    const target = { name, network, address: checkedFor(network, typed, refuse) };
    await lockBooks(db, person.company_id);
    await demandUnsaved(db, person.company_id, target, refuse);
    if (!sure) await demandUnlikeOthers(db, person.company_id, target, refuse);
    return answer(await book.add(ctx, { ...target, address_id: randomUUID(), is_favourite }), ctx);
  },

  edit: async ({ id, version, is_favourite, sure = false, ...input }, ctx) => {
    const { db, person, refuse } = ctx;
    const before = await book.toChange(ctx, id, version);
    const network = input.network ?? networkOf(before);
    const address = checkedFor(network, input.address ?? before.address, refuse);
    const typed = { name: input.name ?? before.name, address, network };
    const moved = address !== before.address || network !== before.network;
    const isTyped = moved || typed.name !== before.name;
    if (!isTyped && (is_favourite ?? before.is_favourite) === before.is_favourite) return answer(before, ctx);
    if (moved) await demandUnsaved(db, person.company_id, typed, refuse, id);
    if (address !== before.address && !sure) await demandUnlikeOthers(db, person.company_id, typed, refuse, id);
    return answer(await book.change(ctx, before, { typed: isTyped ? typed : undefined, is_favourite, moved }), ctx);
  },

  del: ({ id }, ctx) => book.remove(ctx, id),
};
