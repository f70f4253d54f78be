/**
 * Every page behind sign-in with every single right alone (PER-02): open, or shut with the dialog of the missing right; offered in the
 * menu or not; and where its person lands. Written by hand, so that a right opens only what somebody meant it to.
 */
import { openToAll, rightsTable } from '@bankside/core/contract/colleagues/rights-table.ts';
import { insidePages, type InsidePage } from '@bankside/core/rules/access/page-needs.ts';
import { codes, may, type Code } from '@bankside/core/rules/access/permissions.ts';
import { codesOf } from '@bankside/widgets/runtime/widget.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { guard, type Visitor } from './guard.ts';
import { menu } from './routes-inside.ts';
import { deskRoutes, insideRoutes, routeOf } from './routes.ts';

beforeAll(() => Promise.all([insideRoutes.load(), deskRoutes.load()]));

const everybody: readonly InsidePage[] = [
  ...(['home', 'profile', 'rights', 'security', 'activity'] as const),
  ...(['kyc', 'kycStepOne', 'kycStepTwo', 'kycStepThree', 'kycStepFour'] as const),
];
const fiat = [
  'transferFiat',
  'fiatWithdrawal',
  'transferRecordFiat',
  'fx',
  'scheduled',
  'paymentFiles',
  'payees',
  'payee',
  'newPayee',
  'newPayeeForTransfer',
] as const;
const wallets = ['transferDigital', 'transferRecordDigital', 'addresses', 'walletAddress', 'newAddress', 'newAddressForTransfer'] as const;
const fiatDeposits = ['depositFiat', 'depositRecord', 'bankDetails', 'partnerConversion', 'fiatDeposit'] as const;
const orders = ['contracts', 'contractOrders', 'contract', 'checkOrder', 'cardRecord'] as const;
const allocation = ['cardRecord', 'cardManagement', 'cardManagementInfo'] as const;
const opens: Readonly<Record<Code, readonly [landing: InsidePage, ...pages: InsidePage[]]>> = {
  '1': ['home', 'balance'],
  '1-1': ['home', 'balance'],
  '2': ['transactions', 'transaction', 'statementFiat', 'statementDigital', 'adviceFiat', 'adviceDigital'],
  '3': ['depositFiat', ...fiatDeposits, 'depositDigital'],
  '3-1': ['depositFiat', ...fiatDeposits],
  '3-2': ['depositDigital', 'depositRecord'],
  '4': ['cards', 'applyCard', 'applyCardInfo', 'topUps', 'cardTransactions'],
  '5': ['otc', 'fx', 'transferRecordFiat'],
  '6': ['privateBanking'],
  '7': ['structuredProducts'],
  '8': ['investmentBanking'],
  '9': ['cardManagement', ...orders, ...allocation],
  '9-1': ['contracts', ...orders],
  '9-2': ['cardManagement', ...allocation],
  '10': ['concealedAccounts', 'concealedAccount'],
  '11': ['transferFiat', ...fiat, ...wallets],
  '11-1': ['transferFiat', ...fiat],
  '11-2': ['transferDigital', ...wallets],
  '12': ['cardKyc', 'cardKycInfo'],
  '13': ['annualFees', 'annualFee'],
};
const shut = { is: 'redirect', to: 'home', dialog: 'permission' };
const withRight = (code: Code): Visitor => ({ token: 't', known: true, userType: 2, authjson: [code], approve_status: 0, kyc_status: 4 });

describe.each(codes)('code %s alone', (code) => {
  const who = withRight(code);
  const open = new Set<InsidePage>([...everybody, ...opens[code]]);

  it('opens its pages, and every other leads home and names the missing right', () => {
    const verdicts = insidePages.map((page) => [page, guard(page, who)]);
    expect(verdicts).toEqual(insidePages.map((page) => [page, open.has(page) ? { is: 'open', place: page } : shut]));
  });

  it('is offered in the menu what it opens, and nothing else', () => {
    const entries = menu.flatMap(({ places }) => places);
    const offered = entries.filter((place) => {
      const needs = codesOf(routeOf(place).widget);
      return needs.length === 0 || needs.some((each) => may(who, each));
    });
    expect(offered).toEqual(entries.filter((place) => open.has(place as InsidePage)));
  });

  it('lands on the first of them, and the page of rights says the same', () => {
    expect(guard('login', who)).toEqual({ is: 'redirect', to: opens[code][0] });
    const said = rightsTable().find((each) => each.code === code);
    expect(said?.landing).toBe(opens[code][0]);
    expect(new Set([...openToAll().pages, ...(said?.pages ?? [])])).toEqual(open);
  });
});
