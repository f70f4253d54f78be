/** camt.053.001.08 as its message definition orders it, and the statement's figures in it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toMinor } from '@bankside/core/rules/money/money.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let as: Caller;
beforeAll(async () => {
  test = await testBank();
  as = await test.as('owner@harbour-vale.example');
});
afterAll(() => test.close());

type Element = { readonly name: string; readonly attributes: string; readonly children: Element[]; text: string };

/** A small reader of well-formed XML; throws on anything else. */
function read(xml: string): Element {
  const root: Element = { name: '', attributes: '', children: [], text: '' };
  const open = [root];
  for (const [, closing = '', name = '', attributes = '', text = ''] of xml
    .replace(/^<\?xml[^>]*\?>/, '')
    .matchAll(/<(\/?)([A-Za-z]\w*)([^>]*)>([^<]*)/g)) {
    const last = open.at(-1);
    if (!last) throw new Error(`nothing is open at ${name}`);
    if (closing) {
      if (last.name !== name) throw new Error(`${last.name} is closed as ${name}`);
      open.pop();
      continue;
    }
    const element: Element = { name, attributes, children: [], text: text.trim() };
    last.children.push(element);
    open.push(element);
  }
  if (open.length !== 1 || !root.children[0]) throw new Error('not closed');
  return root.children[0];
}

/** Of each element the children it may have, in their order; `!` must be there, `*` may be there often. */
const order: Readonly<Record<string, string>> = {
  Document: 'BkToCstmrStmt!',
  BkToCstmrStmt: 'GrpHdr! Stmt!*',
  GrpHdr: 'MsgId! CreDtTm! MsgRcpt MsgPgntn OrgnlBizQry AddtlInf',
  Stmt: 'Id! StmtPgntn ElctrncSeqNb RptgSeq LglSeqNb CreDtTm FrToDt CpyDplctInd RptgSrc Acct! RltdAcct Intrst* Bal!* TxsSummry Ntry* AddtlStmtInf',
  FrToDt: 'FrDtTm! ToDtTm!',
  Acct: 'Id! Tp Ccy Nm Prxy Ownr Svcr',
  Othr: 'Id! SchmeNm Issr',
  Ownr: 'Nm PstlAdr Id CtryOfRes CtctDtls',
  Svcr: 'FinInstnId! BrnchId',
  FinInstnId: 'BICFI ClrSysMmbId LEI Nm PstlAdr Othr',
  Bal: 'Tp! CdtLine* Amt! CdtDbtInd! Dt! Avlbty*',
  Tp: 'CdOrPrtry! SubTp',
  CdOrPrtry: 'Cd',
  Ntry: 'NtryRef Amt! CdtDbtInd! RvslInd Sts! BookgDt ValDt AcctSvcrRef Avlbty* BkTxCd! ComssnWvrInd AddtlInfInd AmtDtls Chrgs TechInptChanl Intrst CardTx NtryDtls* AddtlNtryInf',
  Sts: 'Cd',
  BookgDt: 'Dt',
  ValDt: 'Dt',
  BkTxCd: 'Domn Prtry',
  Domn: 'Cd! Fmly!',
  Fmly: 'Cd! SubFmlyCd!',
  NtryDtls: 'Btch TxDtls*',
  TxDtls: 'Refs Amt CdtDbtInd AmtDtls Avlbty* BkTxCd Chrgs Intrst RltdPties RltdAgts LclInstrm Purp RltdRmtInf* RmtInf',
  Refs: 'MsgId AcctSvcrRef PmtInfId InstrId EndToEndId',
  RltdPties: 'InitgPty Dbtr DbtrAcct UltmtDbtr Cdtr CdtrAcct UltmtCdtr',
  Dbtr: 'Pty',
  Cdtr: 'Pty',
  Pty: 'Nm PstlAdr',
  RmtInf: 'Ustrd* Strd*',
};
/** Text of a kind: how long, and how it is written. */
const forms: Readonly<Record<string, RegExp>> = {
  MsgId: /^.{1,35}$/,
  AcctSvcrRef: /^.{1,35}$/,
  NtryRef: /^.{1,35}$/,
  Nm: /^.{1,140}$/,
  Ustrd: /^.{1,140}$/,
  Amt: /^\d{1,13}(\.\d{1,5})?$/,
  CdtDbtInd: /^(CRDT|DBIT)$/,
  BICFI: /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
  CreDtTm: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z?$/,
  Ccy: /^[A-Z]{3}$/,
};

function faultsIn(element: Element, path = ''): string[] {
  const here = `${path}/${element.name}`;
  const form = forms[element.name];
  const wrongText = form && element.children.length === 0 && !form.test(element.text) ? [`${here} is ${element.text}`] : [];
  const wrongCurrency = element.name === 'Amt' && !/^ Ccy="[A-Z]{3}"$/.test(element.attributes) ? [`${here} has no currency`] : [];
  const rule = order[element.name];
  if (!rule) return [...wrongText, ...wrongCurrency];
  const allowed = rule.split(' ').map((each) => ({ name: each.replace(/[!*]/g, ''), must: each.includes('!'), often: each.includes('*') }));
  const places = element.children.map(({ name }) => allowed.findIndex((each) => each.name === name));
  return [
    ...wrongText,
    ...wrongCurrency,
    ...(places.some((place) => place < 0) ? [`${here} has ${element.children.map(({ name }) => name).join()}`] : []),
    ...(places.some((place, at) => at > 0 && place < (places[at - 1] ?? 0)) ? [`${here} is in no order`] : []),
    ...allowed
      .filter(({ name, must }) => must && !element.children.some((child) => child.name === name))
      .map(({ name }) => `${here} lacks ${name}`),
    ...allowed
      .filter(({ name, often }) => !often && element.children.filter((child) => child.name === name).length > 1)
      .map(({ name }) => `${here} has ${name} twice`),
    ...element.children.flatMap((child) => faultsIn(child, here)),
  ];
}

const all = (element: Element, name: string): Element[] => [
  ...(element.name === name ? [element] : []),
  ...element.children.flatMap((child) => all(child, name)),
];
const one = (element: Element, name: string) => element.children.find((child) => child.name === name);

it('holds the statement, every element in its place', async () => {
  const asked = { kind: 'fiat', currency: 'CNY', date_from: '2025-06-01', date_to: '2025-11-18' } as const;
  const statement = await test.ask('/transaction/statsment', asked, { as });
  const file = await test.file('/transaction/statementDownload', { ...asked, format: 'camt053' }, { as });
  expect(file).toMatchObject({ name: 'statement-2025-06-2025-11-CNY.camt053.xml', type: 'application/xml' });
  const document = read(file.bytes.toString());
  expect(document.attributes).toBe(' xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"');
  expect(faultsIn(document)).toEqual([]);
  const signed = (element: Element) =>
    toMinor(one(element, 'Amt')?.text ?? '', 2) * (one(element, 'CdtDbtInd')?.text === 'CRDT' ? 1n : -1n);
  const [opening, closing] = all(document, 'Bal');
  if (!opening || !closing) throw new Error('two balances are missing');
  expect([opening, closing].map((balance) => all(balance, 'Cd')[0]?.text)).toEqual(['OPBD', 'CLBD']);
  expect([signed(opening), signed(closing)]).toEqual([toMinor(statement.opening, 2), toMinor(statement.closing, 2)]);
  const entries = all(document, 'Ntry');
  expect(entries).toHaveLength(statement.lines.length);
  expect(entries.reduce((sum, entry) => sum + signed(entry), signed(opening))).toBe(signed(closing));
  expect(entries.map((entry) => one(entry, 'AcctSvcrRef')?.text)).toEqual(statement.lines.map(({ number }) => number));
});

it('is distinguished from what it cannot hold', async () => {
  const answer = await test.call(
    '/transaction/statementDownload',
    { kind: 'digital', currency: 'USDT', date_from: '2025-11-01', date_to: '2025-11-18', format: 'camt053' },
    { as },
  );
  expect(answer.data).toMatchObject({ errors: [{ field: 'format', rule: 'camtMoneyOnly' }] });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
