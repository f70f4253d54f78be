/** The whole contract: feature name to its calls. */
import { activity } from './security/activity.ts';
import { access } from './access.ts';
import { account } from './account/account.ts';
import { approvals } from './approvals.ts';
import { backOffice } from './back-office/back-office.ts';
import { cardApply } from './card-apply/card-apply.ts';
import { cardKyc } from './card-kyc.ts';
import { annualFees } from './cards/annual-fees.ts';
import { colleagues } from './colleagues/colleagues.ts';
import { cardMoney } from './cards/card-money.ts';
import { cards } from './cards/cards.ts';
import { contracts } from './programmes/contracts.ts';
import { preallocation } from './programmes/preallocation.ts';
import type { Call, Out, In } from './define.ts';
import { developers } from './developers/developers.ts';
import { embed } from './embed.ts';
import { feedback } from './feedback.ts';
import { addresses } from './addresses.ts';
import { deposits } from './deposits.ts';
import { home } from './home.ts';
import { kyc } from './kyc/kyc.ts';
import { payees } from './payees.ts';
import { payments } from './payments/payments.ts';
import { security } from './security/security.ts';
import { transactions } from './transactions.ts';
import { withdrawals } from './withdrawals.ts';
import { notices } from './notices.ts';
import { uploads } from './uploads.ts';

export const contract = {
  account,
  access,
  security,
  activity,
  colleagues,
  kyc,
  uploads,
  feedback,
  home,
  deposits,
  withdrawals,
  approvals,
  addresses,
  payees,
  payments,
  transactions,
  notices,
  developers,
  'card-apply': cardApply,
  'card-kyc': cardKyc,
  cards,
  'card-money': cardMoney,
  'annual-fees': annualFees,
  contracts,
  preallocation,
  embed,
  'back-office': backOffice,
} as const;

type Calls = { [F in keyof typeof contract]: (typeof contract)[F][keyof (typeof contract)[F]] }[keyof typeof contract] & Call;
/** Looked up by path: to search a union of all calls at each use takes the compiler a minute. */
type Table = { readonly [C in Calls as C['path']]: { readonly in: In<C>; readonly out: Out<C> } };
/** Every path that answers JSON, and every path that answers a file. */
export type Path = Exclude<Calls, { out: 'blob' }>['path'];
export type BlobPath = Extract<Calls, { out: 'blob' }>['path'];
export type InOf<P extends Path | BlobPath> = Table[P]['in'];
export type OutOf<P extends Path | BlobPath> = Table[P]['out'];
