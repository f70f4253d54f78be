/** The table of rights (PER-18): complete over the contract, and what each right opens, line by line. */
import { describe, expect, it } from 'vitest';
import { shutTo } from '../../rules/access/admission.ts';
import { pageNeeds } from '../../rules/access/page-needs.ts';
import { codes, isCode, userTypes } from '../../rules/access/permissions.ts';
import { callers, type Call } from '../define.ts';
import { contract } from '../index.ts';
import { actNames, acts } from './right-acts.ts';
import { actsOpenTo, openedBy, openToAll, rightsTable, subAccountWith } from './rights-table.ts';

const calls: readonly Call[] = Object.values(contract).flatMap((feature) => Object.values(feature) as Call[]);
const behindRight = calls.filter((call) => callers(call).some(isCode));

describe('the acts', () => {
  const named = actNames.flatMap((name) => acts[name].calls as readonly string[]);
  it('name every call behind a right that changes something or hands out a file', () => {
    const doing = behindRight.filter(({ write, money, out }) => write || money || out === 'blob').map(({ path }) => path);
    expect(doing.filter((path) => !named.includes(path))).toEqual([]);
  });
  it('name nothing that is not in the contract, and nothing twice but transfers', () => {
    expect(named.filter((path) => !behindRight.some((call) => call.path === path))).toEqual([]);
    const twice = named.filter((path, at) => named.indexOf(path) !== at);
    expect([...new Set(twice)].filter((path) => !path.startsWith('/withdraw/'))).toEqual([]);
  });
  it('are all open to the main account, and none to a sub-account without rights', () => {
    const main = { ...subAccountWith(), userType: userTypes.main };
    expect(actsOpenTo(main)).toEqual(actNames);
    expect(actsOpenTo(subAccountWith())).toEqual([]);
    expect(openToAll().pages).toEqual(
      Object.entries(pageNeeds).flatMap(([page, needs]) => ('code' in needs || 'main' in needs ? [] : [page])),
    );
  });
});

it('every right opens something, and a parent all that its parts open', () => {
  for (const code of codes) {
    const { pages, acts: done } = openedBy(code);
    expect(pages.length + done.length, code).toBeGreaterThan(0);
    for (const part of codes.filter((each) => each.startsWith(`${code}-`))) {
      const opened = openedBy(part);
      expect(opened.pages.filter((page) => !pages.includes(page))).toEqual([]);
      expect(opened.acts.filter((act) => !done.includes(act))).toEqual([]);
    }
  }
});

/** Written by hand, so that a right never opens more than somebody meant it to. */
it.each([
  ['1', 'home', 1, 'seeFigures'],
  ['1-1', 'home', 1, 'seeFigures'],
  ['2', 'transactions', 6, 'exportTransactions noteTransactions takeStatements takeAdvices'],
  ['3', 'depositFiat', 6, 'announceDeposit showDepositDetails exportDeposits'],
  ['3-1', 'depositFiat', 5, 'announceDeposit showDepositDetails exportDeposits'],
  ['3-2', 'depositDigital', 2, 'showDepositDetails exportDeposits'],
  [
    '4',
    'cards',
    5,
    'applyForCards decideApplications openApplyLinks activateCards changeCards setPins topUpCards notePurchases exportCards',
  ],
  ['5', 'otc', 3, 'exchange orderOtc answerQuotes decideTransfers exportTransfers'],
  ['6', 'privateBanking', 1, ''],
  ['7', 'structuredProducts', 1, ''],
  ['8', 'investmentBanking', 1, ''],
  [
    '9',
    'cardManagement',
    7,
    'orderCards payContracts takeContractPapers exportCardRecords setPrefix allocateCards blockBatchCards importAllocations',
  ],
  ['9-1', 'contracts', 5, 'orderCards payContracts takeContractPapers exportCardRecords setPrefix'],
  ['9-2', 'cardManagement', 3, 'exportCardRecords setPrefix allocateCards blockBatchCards importAllocations'],
  ['10', 'concealedAccounts', 2, 'exportActivity'],
  [
    '11',
    'transferFiat',
    16,
    'payPayee payAccount schedulePayments payFromFiles decideFiles sendToWallet exchange decideTransfers exportTransfers keepPayees keepAddresses',
  ],
  [
    '11-1',
    'transferFiat',
    10,
    'payPayee payAccount schedulePayments payFromFiles decideFiles exchange decideTransfers exportTransfers keepPayees',
  ],
  ['11-2', 'transferDigital', 6, 'sendToWallet decideTransfers exportTransfers keepAddresses'],
  ['12', 'cardKyc', 2, 'correctHolders exportHolders'],
  ['13', 'annualFees', 2, 'payFees exportFees'],
] as const)('%s lands on %s and opens %i pages and: %s', (code, landing, pages, done) => {
  const opened = rightsTable().find((each) => each.code === code);
  expect({ landing: opened?.landing, pages: opened?.pages.length, acts: opened?.acts.join(' ') }).toEqual({ landing, pages, acts: done });
});

describe('shutTo (API-08)', () => {
  const call = { who: ['2'], kyc: true };
  it.each([
    ['right, then documents, then verification', call, { userType: 2, authjson: ['8'], approve_status: 1, kyc_status: 1 }, 'noPermission'],
    ['documents', call, { userType: 2, authjson: ['2'], approve_status: 1, kyc_status: 1 }, 'documentsNotApproved'],
    ['verification', call, { userType: 2, authjson: ['2'], approve_status: 0, kyc_status: 1 }, 'kycNotApproved'],
    ['open', call, { userType: 2, authjson: ['2'], approve_status: 0, kyc_status: 4 }, null],
    ['staff hold no rights', call, { userType: 9, authjson: ['2'], approve_status: 0, kyc_status: 4 }, 'noPermission'],
    ['staff at their own', { who: ['staff'] }, { userType: 9, authjson: [], approve_status: 1, kyc_status: 1 }, null],
    ['clients at staff’s', { who: ['staff'] }, { userType: 1, authjson: [], approve_status: 3, kyc_status: 4 }, 'noPermission'],
    ['main only', { who: ['main'] }, { userType: 2, authjson: ['1'], approve_status: 0, kyc_status: 4 }, 'noPermission'],
    ['an unknown kind of person', call, { userType: 3, authjson: ['2'], approve_status: 0, kyc_status: 4 }, 'noPermission'],
    ['what guests bring', { who: ['link'] }, { userType: 1, authjson: [], approve_status: 3, kyc_status: 4 }, 'noPermission'],
  ] as const)('%s', (_what, needs, person, shut) => expect(shutTo(needs, person)).toBe(shut));
});
