/** What a wallet address must be: right for its network, not saved already, and not one that is made to look like another (REC-08). */
import type { addresses } from '@bankside/core/contract/addresses.ts';
import { endsOf, sharesEnds } from '@bankside/core/rules/look-alikes.ts';
import { networks, type Network } from '@bankside/core/rules/money/networks.ts';
import { and, desc, eq, ilike, isNull, ne } from 'drizzle-orm';
import type { Ctx } from '../../platform/dispatch.ts';
import { transactions } from '../../ledger/ledger-schema.ts';
import { checkedAddress, isNobodys } from '../../domain/recipients/wallet-forms.ts';
import { walletAddresses as table } from '../../store/money-schema.ts';
import type { Db } from '../../store/store.ts';

/** Of every call that checks an address; only saving asks what looks like another. */
type Refuse = Ctx<typeof addresses.check>['refuse'];
type RefuseLike = Ctx<typeof addresses.add>['refuse'];
type Target = { readonly address: string; readonly network: Network };

/** The address in its one canonical form, and somebody's. */
export function checkedFor(network: Network, typed: string, refuse: Refuse): string {
  const { form } = networks[network];
  const address = checkedAddress(form, typed);
  if (address === null || isNobodys(form, address)) throw refuse('addressWrong', { field: 'address', params: { network } });
  return address;
}

const others = (db: Db, company_id: string, id: string | undefined) =>
  db
    .select({ id: table.address_id, name: table.name, address: table.address, network: table.network })
    .from(table)
    .where(and(eq(table.company_id, company_id), isNull(table.deleted_at), id ? ne(table.address_id, id) : undefined));

/** The same address on another network is another recipient. */
export async function demandUnsaved(db: Db, company_id: string, { address, network }: Target, refuse: Refuse, id?: string): Promise<void> {
  const same = (await others(db, company_id, id)).find((other) => other.address === address && other.network === network);
  if (same) throw refuse('alreadySaved', { field: 'address', params: { name: same.name } });
}

/** Address poisoning: somebody makes an address with the ends of one that you know, and waits for you to copy the wrong one. */
export async function demandUnlikeOthers(db: Db, company_id: string, { address }: Target, refuse: RefuseLike, id?: string): Promise<void> {
  const saved = (await others(db, company_id, id)).find((other) => sharesEnds(other.address, address));
  if (saved) throw refuse('likeAnother', { field: 'address', params: saved });
  const sender = await senderLike(db, company_id, address);
  if (sender) throw refuse('likeAnother', { field: 'address', params: { ...sender, reason: 'sender' } });
}

type Like = { readonly address: string; readonly network: string };

/** An address that sent money to this company. It has no name here. */
async function senderLike(db: Db, company_id: string, address: string): Promise<Like | undefined> {
  const { first, last } = endsOf(address);
  const sent = transactions.sender_address;
  const rows = await db
    .selectDistinctOn([sent], { address: sent, network: transactions.network })
    .from(transactions)
    .where(and(eq(transactions.company_id, company_id), ilike(sent, `%${first}%${last}`)))
    .orderBy(sent, desc(transactions.date))
    .limit(50);
  return rows.find((each) => sharesEnds(each.address, address));
}
