import type { backOffice as calls } from '@bankside/core/contract/back-office/back-office.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { feeDesk } from './annual-fees.ts';
import { find } from './find.ts';
import { clientDesk } from './clients.ts';
import { cardDecisions } from './card-applications.ts';
import { colleagueDesk } from './colleagues.ts';
import { decisions } from './decisions.ts';
import { depositList } from './money/deposit-work.ts';
import { chainArrivals } from './money/chain-arrivals.ts';
import { deposits } from './money/deposits.ts';
import { documentsDesk } from './documents-case.ts';
import { issuedCardDesk } from './issued-cards/issued-cards.ts';
import { kycDesk } from './kyc/kyc.ts';
import { linkLogo } from './link-logo.ts';
import { links } from './links.ts';
import { messages } from './messages.ts';
import { keys } from './partner-keys.ts';
import { programmeDesk } from './programmes/programmes.ts';
import { rateDesk } from './money/rates.ts';
import { reading } from './reading.ts';
import { overview } from './overview.ts';
import { secondPerson } from './second-person.ts';
import { trail } from './trail.ts';
import { transferCase } from './money/transfer-case.ts';
import { transferQuotes } from './money/transfer-quotes.ts';
import { transferReturns } from './money/transfer-returns.ts';
import { transferDecisions } from './money/transfers.ts';

export const backOffice: Handlers<typeof calls> = {
  ...reading,
  ...decisions,
  ...clientDesk,
  ...kycDesk,
  ...cardDecisions,
  ...colleagueDesk,
  ...issuedCardDesk,
  ...programmeDesk,
  ...documentsDesk,
  ...depositList,
  ...deposits,
  ...chainArrivals,
  ...transferCase,
  ...transferDecisions,
  ...transferQuotes,
  ...transferReturns,
  ...rateDesk,
  ...feeDesk,
  ...find,
  ...messages,
  ...links,
  ...linkLogo,
  ...keys,
  ...overview,
  ...trail,
  ...secondPerson,
};
