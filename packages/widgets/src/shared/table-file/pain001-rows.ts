/** Payments of an ISO 20022 pain.001 file as rows of a table: the same five columns that a person would type. */
import { collector } from './collector.ts';
import { TableFault, type ReadOptions, type TableSink } from './table.ts';
import { readXml } from './xml.ts';

/** Headings that programs of ours recognise by themselves. */
export const painHeadings = ['Account number', 'Name', 'Currency', 'Amount', 'Reference'] as const;

const newest = 13;
const prefixes = Object.fromEntries(
  Array.from({ length: newest }, (_, at) => [`urn:iso:std:iso:20022:tech:xsd:pain.001.001.${String(at + 1).padStart(2, '0')}`, 'p']),
);
const mark = /urn:iso:std:iso:20022:tech:xsd:pain\.001/;

/** By its namespace, which is in the first tag. */
export const isPain001 = async (file: Blob): Promise<boolean> => mark.test(await file.slice(0, 2000).text());

type Payment = { account: string; name: string; currency: string; amount: string; reference: string; end: string };
const blank = (): Payment => ({ account: '', name: '', currency: '', amount: '', reference: '', end: '' });
/** Where each is within a CdtTrfTxInf. */
const parts: Readonly<Record<string, Exclude<keyof Payment, 'currency'>>> = {
  'p:Amt/p:InstdAmt': 'amount',
  'p:Cdtr/p:Nm': 'name',
  'p:CdtrAcct/p:Id/p:IBAN': 'account',
  'p:CdtrAcct/p:Id/p:Othr/p:Id': 'account',
  'p:RmtInf/p:Ustrd': 'reference',
  'p:PmtId/p:EndToEndId': 'end',
};

export async function readPain001(file: Blob, options: ReadOptions, sink: TableSink): Promise<number> {
  const rows = collector({ kind: 'pain' }, options, sink);
  rows.take({ line: 1, cells: painHeadings, marks: {} });
  const path: string[] = [];
  let payment: Payment | undefined;
  let announced = '';
  let line = 1;
  const place = () => path.slice(path.indexOf('p:CdtTrfTxInf') + 1).join('/');
  await readXml(
    file.stream(),
    {
      open(name, attribute) {
        path.push(name);
        if (name === 'p:CdtTrfTxInf') payment = blank();
        if (payment && place() === 'p:Amt/p:InstdAmt') payment.currency = attribute('Ccy') ?? '';
      },
      text(text) {
        const part = payment && parts[place()];
        if (payment && part) payment[part] += text;
        else if (path.slice(-2).join('/') === 'p:GrpHdr/p:NbOfTxs') announced += text;
      },
      close(name) {
        path.pop();
        if (name !== 'p:CdtTrfTxInf' || !payment) return;
        const { account, currency, amount, reference, end } = payment;
        const said = reference.trim() || (end.trim() === 'NOTPROVIDED' ? '' : end.trim());
        line += 1;
        rows.take({ line, cells: [account, payment.name, currency, amount, said].map((cell) => cell.trim()), marks: {} });
        payment = undefined;
      },
    },
    prefixes,
  );
  const count = rows.end() ?? 0;
  if (count === 0) throw new TableFault('empty');
  if (announced.trim() !== '' && Number(announced) !== count) throw new TableFault('damaged'); // cut off, or changed by hand
  return count;
}
