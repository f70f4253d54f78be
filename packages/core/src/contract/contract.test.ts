import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { errors } from '../rules/errors.ts';
import { account } from './account/account.ts';
import { callers, type Call, type Feature } from './define.ts';
import { contract } from './index.ts';
import { email, newPassword } from './shapes.ts';

const rows = Object.values(contract as Record<string, Feature>).flatMap((calls) => Object.values(calls));
/** The published interface (API-09), as far as it is built. */
const listed = [
  ...[
    'login',
    'register',
    'getUserInfo',
    'modify',
    'modifyLoginPassword',
    'forgetLoginPassword',
    'approve',
    'exitLogin',
    'verify',
    'modifyLoginEmail',
    'childList',
    'modifyCompanyAbbreviation',
    'modifyWebhookApi',
  ].map((name) => `/account/${name}`),
  ...['getKycInfo', 'corporate', 'company', 'shareholder', 'trading', 'submit'].map((name) => `/account/kyc/${name}`),
  '/sendEmail',
  '/feedback/submit',
  '/init/awsS3Auth',
  ...[
    'getDirectorList',
    'submit',
    'record',
    'getConfig',
    'linkSubmit',
    'linkSubmitQr',
    'get',
    'audit',
    'verifyCode',
    'verifyUsername',
    'getLinkParamByPath',
    'getCardKyc',
    'accountKycList',
    'accountKycListDownload',
    'updateIdKycInfo',
    'updateAddressKycInfo',
    'updateAccountInfo',
    'updateMemberInfo',
    'active',
    'getTopUpConfig',
    'topUp',
    'topRecord',
    'download',
    'refreshData',
    'setPin',
    'transactionDetails',
    'transactionDownload',
    'calc',
    'verifyKitNumber',
    'modifyOpStatus',
  ].map((name) => `/card/${name}`),
  ...['record', 'details', 'remark', 'modify', 'download', 'refresh'].map((name) => `/annualFee/${name}`),
  ...[
    'contractList',
    'createOrder',
    'orderList',
    'orderCardList',
    'cardList',
    'orderListByCardInfo',
    'getContract',
    'statistics',
    'getConfigData',
    'cardListDownload',
  ].map((name) => `/contract/${name}`),
  ...['unassignedList', 'bind', 'unbind', 'block', 'unblock'].map((name) => `/preallocation/${name}`),
  ...['home', 'accountStatement', 'accountDetails'].map((name) => `/dashboard/${name}`),
  ...['details', 'record', 'get', 'download', 'submit', 'getConfig'].map((name) => `/deposit/${name}`),
  '/withdraw/details',
  ...['record', 'get', 'download', 'addressList', 'withdraw', 'check', 'calc'].map((name) => `/withdraw/crypto/${name}`),
  ...['address', 'payee'].flatMap((book) => ['add', 'edit', 'del', 'list'].map((name) => `/withdraw/${book}/${name}`)),
  ...['record', 'download', 'get', 'details', 'statsment', 'detailsStatement'].map((name) => `/transaction/${name}`),
];

describe('the contract', () => {
  test('has every path once', () => expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length));
  test('marks as ours exactly what the published interface does not list (API-09)', () =>
    expect(
      rows
        .filter((call) => !call.ours)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(listed.toSorted()));
  test('shuts every call until a company is verified, but for its own person, its KYC and the end of its session, home, notices, webhooks, the activity log, feedback and uploads (API-14)', () => {
    const open =
      /^\/(account|activity|developers|embed|init|notice|feedback|colleagues\/(rights|askRight)$|dashboard\/(home|todo|trend|accountDetails)$)/;
    const shut = ['/account/childList', '/account/modifyCompanyAbbreviation'];
    const public_ = ['anyone', 'link', 'audit-token', 'partner', 'staff']; // who need not be of a verified company
    const wrong = rows.filter((call) => {
      if (callers(call).some((who) => public_.includes(who)) && !call.kyc) return false;
      return (call.kyc ?? false) === (open.test(call.path) && !shut.includes(call.path));
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
  test('keeps staff calls under /admin, and only those', () => {
    for (const call of rows) expect(call.path.startsWith('/admin/')).toBe(callers(call).length === 1 && callers(call)[0] === 'staff');
  });
  test('a call that moves money also remembers its answer', () => expect(rows.filter((call) => call.money && !call.write)).toEqual([]));
  test('no two refusals share a number', () => {
    const numbers = Object.values(errors).map(({ code }) => code);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
  test.each(rows.map((call): [string, Call] => [call.path, call]))('%s can be written as JSON Schema', (_path, call) => {
    const { anyOf, oneOf = anyOf, ...one } = z.toJSONSchema(call.in, { io: 'input', unrepresentable: 'any' });
    for (const form of oneOf ?? [one]) expect(form).toMatchObject({ type: 'object' });
    if (call.out !== 'blob') expect(z.toJSONSchema(call.out, { io: 'output', unrepresentable: 'any' })).toMatchObject({ type: 'object' });
  });
});

describe('passwords (ACC-04)', () => {
  const rule = (text: string) => newPassword.safeParse(text).error?.issues.map(({ message }) => message) ?? [];
  test.each(['Abcdefg1', 'Abcdef12345!', 'ÄbcdefgЖ1', `Aa1${'x'.repeat(125)}`])('%j is welcome', (text) => expect(rule(text)).toEqual([]));
  test.each([
    ['', 'passwordBlank'],
    ['Abcdef1', 'passwordShort'],
    ['abcdefg1', 'passwordUpper'],
    ['ABCDEFG1', 'passwordLower'],
    ['Abcdefgh', 'passwordDigit'],
    [`Aa1${'x'.repeat(126)}`, 'passwordLong'],
  ])('%j: %s', (text, key) => expect(rule(text)).toContain(key));
  test('the two must match, and the second one says so (ACC-05)', () => {
    const faults = account.modifyLoginPassword.in.safeParse({ old_password: 'x', new_password: 'Abcdefg1', confirm_password: 'Abcdefg2' })
      .error?.issues;
    expect(faults).toMatchObject([{ path: ['confirm_password'], message: 'passwordsDiffer' }]);
  });
});

test.each(['x@y.test\r\nBcc: evil@e.test', 'a@b.test,c@d.test', '<a@b.test>', 'a b@c.test', 'a@b', '"a"@b.test\n', ''])(
  '%j is no address',
  (text) => expect(email.safeParse(text).success).toBe(false),
);
test('an address is trimmed and lower-cased', () =>
  expect(email.parse('  Owner@Harbour-Vale.example ')).toBe('owner@harbour-vale.example'));
