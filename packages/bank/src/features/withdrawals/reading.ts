/** Transfers that were made, each to those who hold its code, and the addresses that an asset can go to. */
import type { withdrawals as calls } from '@bankside/core/contract/withdrawals.ts';
import { carries } from '@bankside/core/rules/money/networks.ts';
import { may } from '@bankside/core/rules/access/permissions.ts';
import type { TransferType } from '@bankside/core/rules/money/transfers.ts';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { isNetwork } from '@bankside/core/rules/money/networks.ts';
import { assets } from '@bankside/core/rules/money/networks.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { transactions } from '../../ledger/ledger-schema.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isUuid } from '../../platform/ids.ts';
import { isNew } from '../../domain/recipients/recipients.ts';
import { recordsFile } from '../../domain/records/record-files.ts';
import { listRecords } from '../../domain/records/record-list.ts';
import { recordOf, timelineOf } from '../../domain/records/record-view.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { mayHandle } from '../../domain/records/transfer-rights.ts';
import { walletAddresses } from '../../store/money-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';

/** An exchange shows to those of OTC too; who may act on it is decided by mayHandle. */
function visible(person: Person): TransferType[] {
  const money = may(person, '11-1');
  return [
    ...(may(person, '11-2') ? (['address'] as const) : []),
    ...(money ? (['payee', 'account'] as const) : []),
    ...(money || may(person, '5') ? (['currency'] as const) : []),
  ];
}

export const reading: Pick<Handlers<typeof calls>, 'record' | 'get' | 'download' | 'addressList'> = {
  record: (input, { bank, person }) => listRecords(bank, person.company_id, input, { transfer_types: visible(person) }),

  download: ({ format, ...filter }, { bank, person, language }) =>
    recordsFile({ bank, person, filter, only: { transfer_types: visible(person) }, format, language, name: 'transfers' }),

  get: async ({ id }, { bank, db, person }) => {
    const [row] = isUuid(id)
      ? await db
          .select()
          .from(transactions)
          .where(rowsOf(transactions, { company_id: person.company_id, transaction_id: id }))
      : [];
    const seen = row && (mayHandle(person, row) || (visible(person) as string[]).includes(row.transfer_type));
    if (!row || !seen) throw new Refusal('notFound');
    return { record: await recordOf(bank, db, person, row), timeline: await timelineOf(db, row, bank.policy) };
  },

  addressList: async ({ asset, network }, { bank, db, person, now }) => {
    if (network && !carries(asset, network)) throw new Refusal('pairUnsupported', { field: 'network' });
    const rows = await db
      .select()
      .from(walletAddresses)
      .where(
        and(
          eq(walletAddresses.company_id, person.company_id),
          isNull(walletAddresses.deleted_at),
          inArray(walletAddresses.network, network ? [network] : [...assets[asset]]),
        ),
      )
      .orderBy(desc(walletAddresses.is_favourite), asc(walletAddresses.name), asc(walletAddresses.address_id))
      .limit(1000);
    const list = rows.flatMap(({ address_id: id, name, address, network: on, is_favourite, recipient_since }) =>
      isNetwork(on) ? [{ id, name, address, network: on, is_favourite, is_new: isNew(bank, recipient_since, now) }] : [],
    );
    return { list };
  },
};
