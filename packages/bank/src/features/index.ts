/** Every handler by feature: the compiler asks for each row of the contract. */
import type { AllHandlers } from '../platform/dispatch.ts';
import { access } from './access.ts';
import { account } from './account/account.ts';
import { activity } from './activity/activity.ts';
import { addresses } from './addresses/addresses.ts';
import { approvals } from './approvals/approvals.ts';
import { annualFees } from './annual-fees/annual-fees.ts';
import { backOffice } from './back-office/back-office.ts';
import { cardApply } from './card-apply/card-apply.ts';
import { cardKyc } from './card-kyc/card-kyc.ts';
import { cardMoney } from './card-money/card-money.ts';
import { cards } from './cards/cards.ts';
import { colleagues } from './colleagues/colleagues.ts';
import { contracts } from './contracts/contracts.ts';
import { deposits } from './deposits/deposits.ts';
import { developers } from './developers/developers.ts';
import { embed } from './embed.ts';
import { feedback } from './feedback.ts';
import { home } from './home/home.ts';
import { kyc } from './kyc/kyc.ts';
import { notices } from './notices.ts';
import { payees } from './payees/payees.ts';
import { payments } from './payments/payments.ts';
import { preallocation } from './preallocation/preallocation.ts';
import { security } from './security/security.ts';
import { transactions } from './transactions/transactions.ts';
import { uploads } from './uploads/uploads.ts';
import { withdrawals } from './withdrawals/withdrawals.ts';

export const handlers: AllHandlers = {
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
};
