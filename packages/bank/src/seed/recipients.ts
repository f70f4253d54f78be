/** Harbour & Vale's books: whom it pays and where it sends digital assets. The names are those of its transfers. */
import { payees, walletAddresses } from '../store/money-schema.ts';
import type { Db } from '../store/store.ts';
import { idOf } from '../demo/chance.ts';
import { harbourVale, userId } from '../demo/companies.ts';
import { localTime } from './days.ts';
import type { Movement } from './movements/movement.ts';

type Payee = Omit<typeof payees.$inferInsert, 'company_id' | 'payee_id' | 'recipient_since' | 'created_at' | 'created_by'>;
type Address = Pick<typeof walletAddresses.$inferInsert, 'name' | 'address' | 'network' | 'is_favourite'>;

/** Days before the anchor on which the book began; each later entry came ten days after the one before. */
const began = 540;
const payee = (
  beneficiary_name: string,
  bank_account_number: string,
  swift_code: string,
  bank: readonly [name: string, code: string, address: string, country: string],
  purpose: string,
  more: Partial<Payee> = {},
): Payee => {
  const [bank_name, bank_code, bank_address, country] = bank;
  return { beneficiary_name, bank_account_number, swift_code, bank_name, bank_code, bank_address, country, purpose, ...more };
};

export const seededPayees: readonly Payee[] = [
  payee(
    'Marlow & Finch Ltd',
    'GB10NRMB60161331926819',
    'NRMBGB2LXXX',
    ['Northmoor Bank plc', '60-16-13', '1 Moorgate, London', 'GB'],
    'purchase_of_goods',
    { email: 'accounts@marlow-finch.example', is_favourite: true },
  ),
  payee(
    'Okabe Precision K.K.',
    '0417730',
    'SKBKJPJT',
    ['Sakurabashi Bank', '0417', '2-4 Kitahama, Chuo-ku, Osaka', 'JP'],
    'purchase_of_goods',
    {
      use_intermediary: true,
      intermediary_bank_name: 'Hudson Clearing Bank, N.A.',
      intermediary_country: 'US',
      intermediary_swift_code: 'HDCLUS33',
      intermediary_address: '200 Water Street, New York, NY 10038',
    },
  ),
  payee(
    'Lindqvist Freight AB',
    'SE4550000000058398257466',
    'ESSBSESS',
    ['Svea Sjöbank AB', '5000', 'Skeppsbron 12, Göteborg', 'SE'],
    'freight_and_logistics',
  ),
  payee(
    'Delta Wharf Logistics',
    'GB64HBUK40127698765432',
    'HBUKGB4B',
    ['Harbour Union Bank', '40-12-76', '88 Lower Thames Street, London', 'GB'],
    'freight_and_logistics',
  ),
  payee(
    'Sorrel Packaging Ltd',
    'GB82NRMB60161300449217',
    'NRMBGB2LXXX',
    ['Northmoor Bank plc', '60-16-13', '1 Moorgate, London', 'GB'],
    'purchase_of_goods',
  ),
  payee(
    'Quayline Insurance Pte. Ltd.',
    '072-930118-4',
    'STRTSGSG',
    ['Straits Trust Bank', '7339', '6 Raffles Quay, Singapore 048580', 'SG'],
    'insurance',
  ),
  payee(
    '深圳南山电子有限公司',
    '4000023309200188765',
    'NYCBCNBS',
    ['南粤商业银行', '308584000013', '深圳市南山区科技园路 18 号', 'CN'],
    'purchase_of_goods',
  ),
];

export const seededAddresses: readonly Address[] = [
  { name: 'Treasury cold wallet', address: '0x3ba9f04c61d27e85C0fe418aD7B3629E5C1F8A40', network: 'ERC20', is_favourite: true },
  { name: 'Treasury cold wallet (Bitcoin)', address: 'bc1qlusra64dzu9yy8m7kdhl0kvdeyl3lwqnqwtpcc', network: 'BTC' },
  { name: 'Castellan settlement', address: '0x6CEAf34a9Fad0328a1a13333C5634B075f3d98e6', network: 'ERC20' },
  { name: 'Hanjin settlement', address: 'TLn7jMjYDLEDspvBaDuvBGaYBHfDg9txzz', network: 'TRC20' },
  { name: 'Pacific Loom settlement', address: 'TCgZ6vCBMSyatiVt86Nt1yfNKPiFf7uW8A', network: 'TRC20' },
];

const idOfPayee = ({ beneficiary_name }: Payee) => idOf(`payee ${beneficiary_name}`);
const idOfAddress = ({ name }: Address) => idOf(`address ${name}`);

export async function seedRecipients(db: Db, anchor: Date): Promise<void> {
  const added = (index: number) => localTime(anchor, began - index * 10, '11:20');
  const own = { company_id: harbourVale, created_by: userId('owner@harbour-vale.example') };
  await db.insert(payees).values(
    seededPayees.map((row, index) => ({
      ...row,
      ...own,
      payee_id: idOfPayee(row),
      recipient_since: added(index),
      created_at: added(index),
    })),
  );
  await db.insert(walletAddresses).values(
    seededAddresses.map((row, index) => ({
      ...row,
      ...own,
      address_id: idOfAddress(row),
      recipient_since: added(index),
      created_at: added(index),
    })),
  );
}

const nobody = { name: '', bank_account_number: '', bank_name: '', swift_code: '', country: '', account_number: '', address: '' };

/** Who received a movement, by its name in the books; nothing for other movements. As domain/records/records.ts keeps it. */
export function receiverOf({ type, counterparty, network = '' }: Movement) {
  const paid = type === 'transfer' ? seededPayees.find((each) => each.beneficiary_name === counterparty) : undefined;
  if (paid) {
    const { beneficiary_name: name, bank_account_number, bank_name, swift_code, country } = paid;
    const recipient = { ...nobody, name, bank_account_number, bank_name, swift_code, country };
    return { recipient_id: idOfPayee(paid), transfer_type: 'payee', purpose: paid.purpose, recipient } as const;
  }
  const named =
    type === 'withdrawal' ? seededAddresses.find((each) => each.name.startsWith(counterparty) && each.network === network) : undefined;
  if (!named) return undefined;
  return {
    recipient_id: idOfAddress(named),
    transfer_type: 'address',
    purpose: '',
    recipient: { ...nobody, name: named.name, address: named.address },
  } as const;
}
