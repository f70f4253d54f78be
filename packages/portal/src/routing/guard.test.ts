/** The guard (PER-07) as a table: who asks for which page, and what they get. */
import { beforeAll, describe, expect, it } from 'vitest';
import { paramsAt } from '@bankside/core/rules/place-params.ts';
import { builtPlaces, isStaffPlace, pathOf, places, placeAt, type Place } from '@bankside/core/rules/places.ts';
import { guard, isOpen, type Verdict, type Visitor } from './guard.ts';
import { menu } from './routes-inside.ts';
import { deskMenu } from './routes-desk.ts';
import { deskRoutes, insideRoutes, routeOf } from './routes.ts';

const visitor: Visitor = { token: '', known: false, userType: 0, authjson: [], approve_status: 0, kyc_status: 0 };
const main: Visitor = { token: 't', known: true, userType: 1, authjson: [], approve_status: 3, kyc_status: 4 };
const sub = (...authjson: string[]): Visitor => ({ ...main, userType: 2, authjson, approve_status: 0 });
const staff: Visitor = { ...main, userType: 9 };

const open = (place: Place) => ({ is: 'open', place });
const to = (place: Place, dialog?: 'kyc' | 'permission') => ({ is: 'redirect', to: place, ...(dialog ? { dialog } : {}) });
const toSignIn = { is: 'redirect', to: 'login', back: true };
const missing = { is: 'missing' };

type Row = readonly [what: string, place: Place | undefined, who: Visitor, verdict: object];
const rows: readonly Row[] = [
  ['UI-02 a visitor may sign in', 'login', visitor, open('login')],
  ['UI-02 a visitor may sign up', 'register', visitor, open('register')],
  ['UI-02 a visitor may ask for a new password', 'forgotPassword', visitor, open('forgotPassword')],
  ['UI-02 a visitor may set it', 'resetPassword', visitor, open('resetPassword')],
  ['ACC-17 upload never leads to sign-in', 'upload', visitor, open('upload')],
  ['PER-08 a visitor is led to sign-in and back', 'home', visitor, toSignIn],
  ['PER-08 from any inner page', 'concealedAccounts', visitor, toSignIn],
  ['UI-03 a visitor sees 404', undefined, visitor, missing],
  ['UI-03 a signed-in person sees 404', undefined, main, missing],
  ['PRG-28 code 9-1 opens contracts', 'contracts', sub('9-1'), open('contracts')],
  ['and orders', 'contractOrders', sub('9-1'), open('contractOrders')],
  ['and a card record', 'cardRecord', sub('9-1'), open('cardRecord')],
  ['code 9-2 opens a card record', 'cardRecord', sub('9-2'), open('cardRecord')],
  ['and the allocation of cards', 'cardManagement', sub('9-2'), open('cardManagement')],
  ['code 9-1 alone does not', 'cardManagement', sub('9-1'), to('home', 'permission')],
  ['and no contract', 'contract', sub('9-2'), to('home', 'permission')],
  ['nor the cards of an order', 'checkOrder', sub('9', '9-2'), to('home', 'permission')],
  ['code 9 alone opens both', 'checkOrder', sub('9'), open('checkOrder')],
  ['PER-09 contracts wait for verification', 'contracts', { ...main, kyc_status: 2 }, to('home', 'kyc')],
  ['CRD-01 code 4 sees the cards', 'cards', sub('4'), open('cards')],
  ['ACC-11 nothing is decided before user info', 'concealedAccounts', { ...main, known: false }, { is: 'wait' }],
  ['ACC-11 not on the sign-in page either', 'login', { ...main, known: false }, { is: 'wait' }],
  ['ACC-06 a signed-in person is forwarded from sign-in', 'login', main, to('home')],
  ['a signed-in person does not register again', 'register', main, to('home')],
  ['a signed-in person may set a new password', 'resetPassword', main, open('resetPassword')],
  ['ACC-20 approve_status 1 goes to upload', 'home', { ...main, approve_status: 1 }, to('upload')],
  ['ACC-20 2 goes to upload', 'profile', { ...main, approve_status: 2 }, to('upload')],
  ['ACC-20 4 goes to upload', 'login', { ...main, approve_status: 4 }, to('upload')],
  ['ACC-20 an unknown number goes to upload', 'home', { ...main, approve_status: 9 }, to('upload')],
  ['ACC-20 0 does not', 'home', { ...main, approve_status: 0 }, open('home')],
  ['ACC-17 upload stays open while it blocks', 'upload', { ...main, approve_status: 1 }, open('upload')],
  ['ACC-17 upload forwards with 3', 'upload', main, to('home')],
  ['ACC-17 upload forwards with 0', 'upload', { ...main, approve_status: 0 }, to('home')],
  ['PER-01 the main account opens everything', 'concealedAccounts', main, open('concealedAccounts')],
  ['PER-10 kyc 1: home stays open', 'home', { ...main, kyc_status: 1 }, open('home')],
  ['PER-10 kyc 1: profile stays open', 'profile', { ...main, kyc_status: 1 }, open('profile')],
  ['PER-10 kyc 1: the coming-soon pages stay open', 'privateBanking', { ...main, kyc_status: 1 }, open('privateBanking')],
  ['PER-09 kyc 1: home with the dialog', 'concealedAccounts', { ...main, kyc_status: 1 }, to('home', 'kyc')],
  ['PER-09 kyc 2', 'concealedAccount', { ...main, kyc_status: 2 }, to('home', 'kyc')],
  ['PER-09 kyc 3', 'concealedAccounts', { ...main, kyc_status: 3 }, to('home', 'kyc')],
  ['fails closed for an unknown kyc_status', 'concealedAccounts', { ...main, kyc_status: 0 }, to('home', 'kyc')],
  ['PER-15 code 10 opens the sub-accounts', 'concealedAccounts', sub('10'), open('concealedAccounts')],
  ['PER-15 another code does not', 'concealedAccounts', sub('1', '2'), to('home', 'permission')],
  ['PER-02 an unknown code grants nothing', 'privateBanking', sub('99', '6-9'), to('home', 'permission')],
  ['PER-12 home opens without code 1', 'home', sub('2'), open('home')],
  ['PER-11 landing for 1', 'login', sub('1'), to('home')],
  ['PER-11 landing for 6', 'login', sub('6'), to('privateBanking')],
  ['PER-11 landing for 7', 'login', sub('7'), to('structuredProducts')],
  ['PER-11 landing for 8', 'login', sub('8'), to('investmentBanking')],
  ['PER-11 landing for 10', 'login', sub('10'), to('concealedAccounts')],
  ['PER-11 first is the order received', 'login', sub('8', '1'), to('investmentBanking')],
  ['PER-11 a page that KYC keeps shut is skipped', 'login', { ...sub('10', '7'), kyc_status: 1 }, to('structuredProducts')],
  ['PER-11 at last the profile', 'login', { ...sub('10'), kyc_status: 1 }, to('profile')],
  ['PRG-31 landing for 9 with a contract', 'login', { ...sub('9'), haveContract: true }, to('contracts')],
  ['PRG-31 landing for 9-1', 'login', sub('9-1'), to('contracts')],
  ['PER-11 landing for 12', 'login', sub('12'), to('cardKyc')],
  ['PER-11 landing for 13', 'login', sub('13', '9'), to('annualFees')],
  ['CRD-35 code 13 opens annual fees', 'annualFees', sub('13'), open('annualFees')],
  ['CRD-35 another code does not', 'annualFees', sub('4'), to('home', 'permission')],
  ['PER-11 landing for 2', 'login', sub('2'), to('transactions')],
  ['PER-11 landing for 3', 'login', sub('3'), to('depositFiat')],
  ['PER-11 landing for 3-2 alone', 'login', sub('3-2'), to('depositDigital')],
  ['PER-11 landing for 5', 'login', sub('5'), to('otc')],
  ['PER-11 landing for 11', 'login', sub('11'), to('transferFiat')],
  ['PER-11 landing for 11-2 alone', 'login', sub('11-2'), to('transferDigital')],
  ['PER-11 a landing page that KYC keeps shut is skipped', 'login', { ...sub('3', '6'), kyc_status: 2 }, to('privateBanking')],
  ['UI-01 blockchain_d leads to deposit_fiat', 'deposit', main, to('depositFiat')],
  ['UI-01 or to the one that is open', 'deposit', sub('3-2'), to('depositDigital')],
  ['UI-01 blockchain_w leads to transfer_p_fiat', 'transfer', main, to('transferFiat')],
  ['UI-01 or to the one that is open', 'transfer', sub('11-2'), to('transferDigital')],
  ['PER-09 blockchain_d before verification', 'deposit', { ...main, kyc_status: 1 }, to('home', 'kyc')],
  ['PER-09 blockchain_w before verification', 'transfer', { ...main, kyc_status: 3 }, to('home', 'kyc')],
  ['PER-08 a visitor is led to sign-in from blockchain_w', 'transfer', visitor, toSignIn],
  ['code 3 opens both kinds of deposit', 'depositDigital', sub('3'), open('depositDigital')],
  ['code 3-1 opens fiat deposits', 'depositFiat', sub('3-1'), open('depositFiat')],
  ['and no digital ones', 'depositDigital', sub('3-1'), to('home', 'permission')],
  ['code 3-2 opens no fiat ones', 'fiatDeposit', sub('3-2'), to('home', 'permission')],
  ['a deposit record opens with either', 'depositRecord', sub('3-2'), open('depositRecord')],
  ['code 11-1 opens fiat transfers', 'fiatWithdrawal', sub('11-1'), open('fiatWithdrawal')],
  ['and no digital ones', 'transferDigital', sub('11-1'), to('home', 'permission')],
  ['code 11-2 opens wallet addresses', 'newAddressForTransfer', sub('11-2'), open('newAddressForTransfer')],
  ['and no payees', 'payees', sub('11-2'), to('home', 'permission')],
  ['code 11 opens both', 'addresses', sub('11'), open('addresses')],
  ['code 5 opens OTC', 'otc', sub('5'), open('otc')],
  ['and exchange', 'fx', sub('5'), open('fx')],
  ['code 11-1 opens exchange too', 'fx', sub('11-1'), open('fx')],
  ['and not OTC', 'otc', sub('11-1'), to('home', 'permission')],
  ['code 11-2 opens neither', 'fx', sub('11-2'), to('home', 'permission')],
  ['bank details open with 3-1', 'bankDetails', sub('3-1'), open('bankDetails')],
  ['and with 3', 'bankDetails', sub('3'), open('bankDetails')],
  ['not with 3-2', 'bankDetails', sub('3-2'), to('home', 'permission')],
  ['nor does partner conversion', 'partnerConversion', sub('3-2'), to('home', 'permission')],
  ['which opens with 3-1', 'partnerConversion', sub('3-1'), open('partnerConversion')],
  ['a statement opens with code 2', 'statementDigital', sub('2'), open('statementDigital')],
  ['and not with code 1', 'statementFiat', sub('1'), to('home', 'permission')],
  ['nor of digital assets', 'statementDigital', sub('1'), to('home', 'permission')],
  ['an advice opens with code 2', 'adviceDigital', sub('2'), open('adviceDigital')],
  ['and not with code 1', 'adviceFiat', sub('1'), to('home', 'permission')],
  ['a visitor may check a paper', 'verifyDocument', visitor, open('verifyDocument')],
  ['PER-02 unknown codes are skipped', 'login', sub('nonsense', '6'), to('privateBanking')],
  ['APP-17 a visitor may apply by link', 'applyByLink', visitor, open('applyByLink')],
  ['UI-02 so may somebody signed in', 'applyByLink', main, open('applyByLink')],
  ['UI-02 whose documents the bank has not seen', 'applyCustom', { ...main, approve_status: 1 }, open('applyCustom')],
  ['UI-02 before user info is there', 'applyInfo', { ...main, known: false }, open('applyInfo')],
  ['APP-25 a visitor may decide by an audit link', 'cardAudit', visitor, open('cardAudit')],
  ['a phone may go on with an upload', 'handoff', visitor, open('handoff')],
  ['a link is no secret from staff', 'applyVisionlife', staff, open('applyVisionlife')],
  ['APP-01 a visitor signs in first', 'applyCard', visitor, toSignIn],
  ['APP-01 code 4 applies for a card', 'applyCard', sub('4'), open('applyCard')],
  ['APP-04 and reads applications', 'applyCardInfo', sub('4'), open('applyCardInfo')],
  ['PER-14 another code does not', 'applyCard', sub('5', '9'), to('home', 'permission')],
  ['PER-09 nor anybody before verification', 'applyCardInfo', { ...main, kyc_status: 2 }, to('home', 'kyc')],
  ['KYC-01 verification is open before it is done', 'kyc', { ...main, kyc_status: 1 }, open('kyc')],
  ['KYC-16 so is each of its steps', 'kycStepFour', { ...main, kyc_status: 3 }, open('kycStepFour')],
  ['KYC-07 kyc_step leads to the first', 'kycSteps', { ...main, kyc_status: 1 }, to('kycStepOne')],
  ['a sub-account without codes may read it', 'kyc', { ...sub(), kyc_status: 1 }, open('kyc')],
  ['not before documents are accepted', 'kyc', { ...main, approve_status: 1, kyc_status: 1 }, to('upload')],
  ['OFF-01 staff work at their desk', 'home', staff, to('desk')],
  ['staff are sent there from sign-in', 'login', staff, to('desk')],
  ['and may open each of its pages', 'deskKyc', staff, open('deskKyc')],
  ['a visitor signs in first', 'desk', visitor, toSignIn],
  ['nothing is decided before user info', 'desk', { ...staff, known: false }, { is: 'wait' }],
  ['to a client the desk does not exist', 'desk', main, missing],
  ['nor any page of it', 'deskCompanies', sub('1', '12'), missing],
];

it('waits for the table of the pages behind sign-in, and needs none for a visitor', () => {
  expect(guard('transactions', main)).toEqual({ is: 'wait' });
  expect(guard('transactions', visitor)).toEqual(toSignIn);
  expect(guard('home', main)).toEqual(open('home'));
  expect(guard('desk', staff)).toEqual({ is: 'wait' });
  expect(guard('login', staff)).toEqual({ is: 'wait' });
  expect(guard('desk', main)).toEqual(missing);
});

describe('guard', () => {
  beforeAll(() => Promise.all([insideRoutes.load(), deskRoutes.load()]));

  it.each(rows)('%s', (_what, place, who, verdict) => {
    expect(guard(place, who)).toEqual(verdict);
  });

  it('ends every redirect on an open page, for every caller and every page (PER-11)', () => {
    const numbers = [0, 1, 2, 3, 4, 9];
    const lists = [[], ['1'], ['3'], ['10'], ['99'], ['6', '10'], ['2', '11-1']];
    const everybody = [0, 1, 2, 9].flatMap((userType) =>
      lists.flatMap((authjson) =>
        numbers.flatMap((approve_status) =>
          numbers.map((kyc_status): Visitor => ({
            token: userType ? 't' : '',
            known: true,
            userType,
            authjson,
            approve_status,
            kyc_status,
          })),
        ),
      ),
    );
    for (const who of everybody)
      for (const place of builtPlaces()) {
        let verdict: Verdict = guard(place, who);
        for (let step = 0; verdict.is === 'redirect'; step++) {
          expect(step, `${place} for ${JSON.stringify(who)}`).toBeLessThan(3);
          verdict = guard(verdict.to, who);
        }
        expect(verdict.is).toBe(isStaffPlace(place) && who.userType !== 9 && who.token ? 'missing' : 'open');
      }
  });

  it('offers in the menu only pages that are built and are in the main frame', () => {
    const offered = menu.flatMap(({ places: group }) => group);
    expect(new Set(offered).size).toBe(offered.length);
    for (const place of builtPlaces().filter((each) => !isStaffPlace(each)))
      expect((offered as readonly Place[]).includes(place), place).toBe(routeOf(place).menu !== undefined);
    for (const place of offered) expect(isOpen(place, main)).toBe(true);
    for (const place of deskMenu) expect(isOpen(place, staff)).toBe(true);
  });
});

describe('pathOf and paramsAt', () => {
  it.each([
    ['applyByLink', { link_path: 'spring' }, '/cards/spring'],
    ['applyByLink', { link_path: 'a/b', userid: 'ü 1' }, '/cards/a%2Fb/%C3%BC%201'],
    ['applyInfo', { '#': 'no=1&token=2' }, '/all_apply_card_info#no=1&token=2'],
    ['applyCardInfo', { id: 'x&y' }, '/apply_card_info?id=x%26y'],
  ] as const)('%s %j is %s', (place, params, path) => {
    expect(pathOf(place, params)).toBe(path);
    if (place === 'applyByLink') expect(paramsAt(place, path)).toEqual(params);
  });
  it.each([
    ['/cards/%E0%A4%A', { link_path: '%E0%A4%A' }],
    ['/cards_view', {}],
  ])('%s holds %j', (path, params) => expect(paramsAt('applyByLink', path)).toEqual(params));
});

describe('placeAt', () => {
  it.each([
    ['/', 'home'],
    ['/login', 'login'],
    ['/login/', 'login'],
    ['/user_info', 'profile'],
    ['/kyc_step/kyc_step_two', 'kycStepTwo'],
    ['/cards/spring', 'applyByLink'],
    ['/cards/spring/77', 'applyByLink'],
    ['/cards', undefined],
    ['/cards_view', 'cards'], // UI-02
    ['/card_audit/abc', 'cardAudit'],
    ['/no/such/page', undefined],
    ['/Login', undefined],
    ['//login', undefined],
  ])('%s is %s', (path, place) => {
    expect(placeAt(path)).toBe(place);
  });
  it('knows every page by its own path', () => {
    for (const place of Object.keys(places) as Place[]) if (!places[place].includes(':')) expect(placeAt(places[place])).toBe(place);
  });
});
