/** Which right opens each page behind sign-in, and whether it waits for verification (PER-10). Read by guard, menu and the page of rights. */
import type { Place } from '../places.ts';
import { pageAsks, shutTo, type PageNeeds, type Admitted } from './admission.ts';
import type { Code } from './permissions.ts';

const verified = <const C extends Code | readonly Code[]>(code: C) => ({ code, kyc: true }) as const;

export const pageNeeds = {
  home: {},
  profile: {},
  rights: {},
  developers: { main: true }, // open before verification: how that goes on is the first thing that a webhook reports
  security: {},
  activity: {}, // everybody's own part; the company's asks for code 10 (ACT-05)
  kyc: {},
  kycStepOne: {},
  kycStepTwo: {},
  kycStepThree: {},
  kycStepFour: {},
  privateBanking: { code: '6' },
  structuredProducts: { code: '7' },
  investmentBanking: { code: '8' },
  balance: verified('1'),
  transactions: verified('2'),
  transaction: verified('2'),
  statementFiat: verified('2'),
  statementDigital: verified('2'),
  adviceFiat: verified('2'),
  adviceDigital: verified('2'),
  depositFiat: verified('3-1'),
  depositDigital: verified('3-2'),
  depositRecord: verified(['3-1', '3-2']),
  bankDetails: verified('3-1'),
  partnerConversion: verified('3-1'),
  fiatDeposit: verified('3-1'),
  transferFiat: verified('11-1'),
  transferDigital: verified('11-2'),
  fiatWithdrawal: verified('11-1'),
  // code 5: an exchange, at once or by a quote of the desk
  transferRecordFiat: verified(['11-1', '5']),
  transferRecordDigital: verified('11-2'),
  fx: verified(['5', '11-1']),
  otc: verified('5'),
  payees: verified('11-1'),
  addresses: verified('11-2'),
  payee: verified('11-1'),
  walletAddress: verified('11-2'),
  scheduled: verified('11-1'),
  paymentFiles: verified('11-1'),
  newPayee: verified('11-1'),
  newPayeeForTransfer: verified('11-1'),
  newAddress: verified('11-2'),
  newAddressForTransfer: verified('11-2'),
  cards: verified('4'),
  applyCard: verified('4'),
  applyCardInfo: verified('4'),
  topUps: verified('4'),
  cardTransactions: verified('4'),
  annualFees: verified('13'),
  annualFee: verified('13'),
  contracts: verified('9-1'),
  contractOrders: verified('9-1'),
  contract: verified('9-1'),
  checkOrder: verified('9-1'),
  cardRecord: verified('9'),
  cardManagement: verified('9-2'),
  cardManagementInfo: verified('9-2'),
  cardKyc: verified('12'),
  cardKycInfo: verified('12'),
  concealedAccounts: verified('10'),
  concealedAccount: verified('10'),
  colleague: { main: true, kyc: true },
  colleagueRequests: { main: true, kyc: true },
} as const satisfies Partial<Record<Place, PageNeeds>>;
/** The pages behind sign-in. */
export type InsidePage = keyof typeof pageNeeds;
export const insidePages = Object.keys(pageNeeds) as readonly InsidePage[];

/** The pages that a person with these rights opens, of a company that is verified. */
export const pagesOpenTo = (person: Admitted): readonly InsidePage[] =>
  insidePages.filter((page) => shutTo(pageAsks(pageNeeds[page]), person) === null);
