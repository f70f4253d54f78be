/**
 * A statement as an ISO 20022 message camt.053.001.08 (BankToCustomerStatement), which accounting programs read. Elements
 * are in the order that the message definition gives. Its amounts have three letters and five decimals: money only, no digital assets.
 */
import type { Statement } from '@bankside/core/contract/transactions.ts';
import { dayIn } from '@bankside/core/i18n/dates.ts';
import type { Bank } from '../../platform/bank.ts';

/** Element, attributes by `@`, and what it holds: text or further elements. Empty ones are left out. */
type Node = readonly [name: string, content: string | readonly Node[], attributes?: string];

const escape = (text: string) =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
const cut = (text: string, most: number) => [...text].slice(0, most).join('').trim();

function xml([name, content, attributes = '']: Node): string {
  if (content.length === 0) return '';
  const inner = typeof content === 'string' ? escape(content) : content.map(xml).join('');
  return inner === '' ? '' : `<${name}${attributes}>${inner}</${name}>`;
}

const isZero = (amount: string) => /^-?[0.]*$/.test(amount);
const unsigned = (amount: string) => amount.replace('-', '');
const money = (name: string, amount: string, currency: string): Node => [name, unsigned(amount), ` Ccy="${currency}"`];
const side = (isCredit: boolean): Node => ['CdtDbtInd', isCredit ? 'CRDT' : 'DBIT'];

/** Bank transaction codes of ISO 20022's external code list: domain, family, sub-family. */
function codeOf(what: string, isCredit: boolean): Node {
  const family = isCredit ? 'RCDT' : 'ICDT';
  const fee = what === 'fee' || what.endsWith('Fee');
  const [domain, of, sub] = fee
    ? ['PMNT', isCredit ? 'MCRD' : 'MDOP', 'CHRG']
    : what.startsWith('exchange')
      ? ['FORX', 'SPOT', 'OTHR']
      : ['PMNT', family, 'OTHR'];
  return [
    'BkTxCd',
    [
      [
        'Domn',
        [
          ['Cd', domain],
          [
            'Fmly',
            [
              ['Cd', of],
              ['SubFmlyCd', sub],
            ],
          ],
        ],
      ],
    ],
  ];
}

function balance(code: 'OPBD' | 'CLBD', amount: string, day: string, { currency }: Statement): Node {
  return [
    'Bal',
    [['Tp', [['CdOrPrtry', [['Cd', code]]]]], money('Amt', amount, currency), side(!amount.startsWith('-')), ['Dt', [['Dt', day]]]],
  ];
}

function entry(line: Statement['lines'][number], at: number, statement: Statement, timeZone: string): Node {
  const isCredit = !isZero(line.paid_in);
  const amount = isCredit ? line.paid_in : line.paid_out;
  const day: Node = ['Dt', dayIn(line.at, timeZone)];
  const party: Node = [isCredit ? 'Dbtr' : 'Cdtr', [['Pty', [['Nm', cut(line.counterparty, 140)]]]]];
  return [
    'Ntry',
    [
      ['NtryRef', String(at + 1)],
      money('Amt', amount, statement.currency),
      side(isCredit),
      ['Sts', [['Cd', 'BOOK']]],
      ['BookgDt', [day]],
      ['ValDt', [day]],
      ['AcctSvcrRef', cut(line.number, 35)],
      codeOf(line.what, isCredit),
      [
        'NtryDtls',
        [
          [
            'TxDtls',
            [
              ['Refs', [['AcctSvcrRef', cut(line.number, 35)]]],
              money('Amt', amount, statement.currency),
              side(isCredit),
              ['RltdPties', line.counterparty === '' ? [] : [party]],
              ['RmtInf', [['Ustrd', cut(line.note, 140)]]],
            ],
          ],
        ],
      ],
    ],
  ];
}

export function camt053(bank: Bank, statement: Statement): string {
  const { timeZone, name, swift } = bank.policy.bank;
  const { number, currency, issued_at, date_from, date_to, account_name, account_number, reference } = statement;
  const id = cut(`${reference}-${number}`, 35);
  const message: Node = [
    'BkToCstmrStmt',
    [
      [
        'GrpHdr',
        [
          ['MsgId', cut(`${id}-${issued_at.replace(/\D/g, '').slice(0, 14)}`, 35)],
          ['CreDtTm', issued_at],
        ],
      ],
      [
        'Stmt',
        [
          ['Id', id],
          ['CreDtTm', issued_at],
          [
            'FrToDt',
            [
              ['FrDtTm', `${date_from}T00:00:00`],
              ['ToDtTm', `${date_to}T23:59:59`],
            ],
          ],
          [
            'Acct',
            [
              ['Id', [['Othr', [['Id', cut(account_number.replaceAll(' ', ''), 34)]]]]],
              ['Ccy', currency],
              ['Ownr', [['Nm', cut(account_name, 140)]]],
              [
                'Svcr',
                [
                  [
                    'FinInstnId',
                    [
                      ['BICFI', swift],
                      ['Nm', cut(name, 140)],
                    ],
                  ],
                ],
              ],
            ],
          ],
          balance('OPBD', statement.opening, date_from, statement),
          balance('CLBD', statement.closing, date_to, statement),
          ...statement.lines.map((line, at) => entry(line, at, statement, timeZone)),
        ],
      ],
    ],
  ];
  const space = ' xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml(['Document', [message], space])}\n`;
}
