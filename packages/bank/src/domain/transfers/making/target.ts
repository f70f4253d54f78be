/** Where a transfer goes: the book's payee or address, another client's account, or another currency, as they are now. */
import type { Currency } from '@bankside/core/rules/money/currencies.ts';
import { currencies } from '@bankside/core/rules/money/currencies.ts';
import type { Network } from '@bankside/core/rules/money/networks.ts';
import { carries, isAsset, isNetwork } from '@bankside/core/rules/money/networks.ts';
import { kycApproved, documentsOpen } from '@bankside/core/rules/access/company-status.ts';
import type { TransferType } from '@bankside/core/rules/money/transfers.ts';
import { and, isNull } from 'drizzle-orm';
import { accountId } from '../../../ledger/ledger.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { isUuid } from '../../../platform/ids.ts';
import type { Details } from '../../records/records.ts';
import type { Person } from '../../../platform/callers/sessions.ts';
import { countAttempt } from '../../../platform/throttle/throttle.ts';
import type { Way } from '../transfer-fees.ts';
import { payees, walletAddresses } from '../../../store/money-schema.ts';
import type { companies } from '../../../store/schema.ts';
import { ask } from '../../../store/transactions/db.ts';
import type { Db } from '../../../store/store.ts';
import { rowsOf } from '../../../store/rows-of.ts';

type Recipient = NonNullable<Details['recipient']>;
export type Asked = {
  readonly transfer_type?: TransferType | undefined;
  readonly currency: Currency;
  readonly network?: Network | undefined;
  readonly address_id?: string | undefined;
  readonly payee_id?: string | undefined;
  readonly account_number?: string | undefined;
  readonly to_currency?: Currency | undefined;
  readonly otc?: boolean | undefined;
};
export type Target = Way & {
  readonly otc: boolean;
  readonly to_currency: Currency | null;
  /** Null while it is not chosen: a price can be asked for before. */
  readonly recipient: Recipient | null;
  /** What lists call it. */
  readonly counterparty: string;
  /** The payee, the address or the other company. */
  readonly recipient_id: string | null;
  readonly recipient_since: Date | null;
};

const nowhere: Recipient = {
  name: '',
  bank_account_number: '',
  bank_name: '',
  swift_code: '',
  country: '',
  account_number: '',
  address: '',
};
const unchosen = { to_currency: null, recipient: null, counterparty: '', recipient_id: null, recipient_since: null };

/** Refuses notFound, pairUnsupported or recipientWrong at the field. `known`: whom the account number belongs to, where it was read already. */
export async function findTarget(db: Db, person: Person, asked: Asked, now: Date, known?: Payable | null): Promise<Target> {
  const { transfer_type = 'address', otc = false } = asked;
  const way = { transfer_type, currency: asked.currency, network: '', otc };
  if (transfer_type === 'address') return toAddress(db, person, asked, way);
  if (transfer_type === 'currency') return toCurrency(asked, way);
  if (currencies[asked.currency].kind !== 'fiat') throw new Refusal('pairUnsupported', { field: 'currency' });
  return transfer_type === 'payee' ? toPayee(db, person, asked, way) : toAccount(db, person, asked, way, now, known);
}

type OtcWay = Way & { otc: boolean };

async function toAddress(db: Db, { company_id }: Person, { currency, network, address_id }: Asked, way: OtcWay): Promise<Target> {
  if (!isAsset(currency)) throw new Refusal('pairUnsupported', { field: 'currency' });
  if (network && !carries(currency, network)) throw new Refusal('pairUnsupported', { field: 'network' });
  if (address_id === undefined) return { ...way, ...unchosen, network: network ?? '' };
  const [row] = isUuid(address_id)
    ? await db
        .select()
        .from(walletAddresses)
        .where(and(rowsOf(walletAddresses, { company_id, address_id }), isNull(walletAddresses.deleted_at)))
    : [];
  if (!row || !isNetwork(row.network)) throw new Refusal('notFound', { field: 'address_id' });
  if (!carries(currency, row.network) || (network && network !== row.network)) throw new Refusal('pairUnsupported', { field: 'network' });
  return {
    ...way,
    network: row.network,
    to_currency: null,
    recipient: { ...nowhere, name: row.name, address: row.address },
    counterparty: row.name,
    recipient_id: row.address_id,
    recipient_since: row.recipient_since,
  };
}

async function toPayee(db: Db, { company_id }: Person, { payee_id }: Asked, way: OtcWay): Promise<Target> {
  if (payee_id === undefined) return { ...way, ...unchosen };
  const [row] = isUuid(payee_id)
    ? await db
        .select()
        .from(payees)
        .where(and(rowsOf(payees, { company_id, payee_id }), isNull(payees.deleted_at)))
    : [];
  if (!row) throw new Refusal('notFound', { field: 'payee_id' });
  const { beneficiary_name: name, bank_account_number, bank_name, swift_code, country } = row;
  return {
    ...way,
    to_currency: null,
    recipient: { ...nowhere, name, bank_account_number, bank_name, swift_code, country },
    counterparty: name,
    recipient_id: row.payee_id,
    recipient_since: row.recipient_since,
  };
}

function toCurrency({ currency, to_currency }: Asked, way: OtcWay): Target {
  if (to_currency === undefined || to_currency === currency) throw new Refusal('pairUnsupported', { field: 'to_currency' });
  return { ...way, ...unchosen, to_currency, counterparty: `${currency} → ${to_currency}` };
}

const tries = { limit: 60, windowSec: 3600 };

/** As companies keep it: '8830 0142 7719'. */
export const printed = (account_number: string): string => account_number.replace(/\D/g, '').replace(/(\d{4})(?=\d)/g, '$1 ');

export type Payable = Pick<
  typeof companies.$inferSelect,
  'company_id' | 'project_name' | 'account_number' | 'kyc_status' | 'approve_status'
>;
/** The bank's own number has no account that a client could pay. */
export const payable = (number: string, account: string): string =>
  `select c.company_id, c.project_name, c.account_number, c.kyc_status, c.approve_status from companies c
  join accounts a on a.company_id = c.company_id and a.account_id = ${account} where c.account_number = ${number}`;

async function payableAt(db: Db, account_number: string, currency: Currency): Promise<Payable | null> {
  const [row] = await ask<Payable>(db, payable('$1', '$2'), [printed(account_number), accountId('client', currency)]);
  return row ?? null;
}

/** Unknown, one's own, and of a company that may not be paid yet: one refusal for all, counted so that nobody tries numbers out. */
async function toAccount(
  db: Db,
  person: Person,
  { account_number }: Asked,
  way: OtcWay,
  now: Date,
  known: Payable | null | undefined,
): Promise<Target> {
  if (account_number === undefined) return { ...way, ...unchosen };
  const row = known === undefined ? await payableAt(db, account_number, way.currency) : known;
  const isOpen = row?.kyc_status === kycApproved && documentsOpen(row.approve_status);
  if (!isOpen || row.company_id === person.company_id) {
    await countAttempt(db, { subject: `account-number:${person.user_id}`, ...tries }, now);
    throw new Refusal('recipientWrong', { field: 'account_number', keep: true });
  }
  const name = nameHint(row.project_name);
  return {
    ...way,
    to_currency: null,
    recipient: { ...nowhere, name, account_number: row.account_number },
    counterparty: name,
    recipient_id: row.company_id,
    recipient_since: null,
  };
}

/** 'Kestrel F…': enough to know a name again, and never the whole of it (TRF-03). */
export function nameHint(name: string): string {
  const [first = '', second = ''] = name.trim().split(/\s+/);
  const letters = [...first];
  if (second.length > 1 && letters.length <= 12) return `${first} ${[...second][0] ?? ''}…`;
  return `${letters.slice(0, Math.max(1, Math.min(3, letters.length - 1))).join('')}…`;
}
