/** Columns of a file of payments, by the headings that people give them in three languages; the last two may be missing (TRF-29). */
import { neededFields, paymentFields, type PaymentField } from '@bankside/core/rules/money/payment-files.ts';
import type { ColumnNames, ValueLooks } from '../../../shared/table-file/match-columns.ts';

export const fields = paymentFields;
export type Field = PaymentField;
export const needed = neededFields;

const plain = (text: string) => text.replaceAll(/[\s-]/g, '');
/** What the values of each look like, to guess a column whose heading is not among the names. */
export const looks: ValueLooks<Field> = {
  account_number: (text) => /^\p{L}{0,4}\d[\p{L}\d]{4,}$/u.test(plain(text)),
  name: (text) => /\p{L}{2}/u.test(text) && !/\d{4}/.test(plain(text)),
  currency: (text) => /^[A-Za-z]{3}$/.test(text.trim()),
  amount: (text) => /^[^\p{L}]{0,3}\d[\d.,'’\s]*$/u.test(text.trim()),
  reference: () => true,
};

export const columnNames: ColumnNames<Field> = {
  account_number: [
    'Account number',
    'Account no',
    'Account',
    'IBAN',
    'Beneficiary account',
    'Payee account',
    '账号',
    '收款账号',
    '收款人账号',
    '银行账号',
    '口座番号',
    '受取人口座番号',
    '振込先口座番号',
  ],
  name: [
    'Name',
    'Payee',
    'Payee name',
    'Beneficiary',
    'Beneficiary name',
    'Recipient',
    '姓名',
    '户名',
    '收款人',
    '收款人名称',
    '受取人',
    '受取人名',
    '口座名義',
    '氏名',
  ],
  currency: ['Currency', 'Ccy', 'Cur', '币种', '货币', '通貨'],
  amount: ['Amount', 'Sum', 'Value', 'Payment amount', '金额', '付款金额', '转账金额', '金額', '支払金額', '送金額'],
  reference: [
    'Reference',
    'Ref',
    'Payment reference',
    'Remittance information',
    'Details',
    'Invoice',
    '附言',
    '备注',
    '用途',
    '摘要',
    '参照',
    '備考',
    '請求書番号',
  ],
};
