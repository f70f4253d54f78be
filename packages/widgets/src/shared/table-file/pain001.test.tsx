import { describe, expect, it } from 'vitest';
import { faultOf, read } from './testing/files.ts';

const payment = (account: string, more = '') =>
  `<CdtTrfTxInf><PmtId><EndToEndId>INV-7</EndToEndId></PmtId><Amt><InstdAmt Ccy="EUR">1234.56</InstdAmt></Amt>
  <Cdtr><Nm>Marlow &amp; Finch Ltd</Nm></Cdtr><CdtrAcct><Id>${account}</Id></CdtrAcct>${more}</CdtTrfTxInf>`;
const file = (body: string, count: number, version = '09') =>
  new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.${version}"><CstmrCdtTrfInitn><GrpHdr><NbOfTxs>${count}</NbOfTxs></GrpHdr>
<PmtInf><Dbtr><Nm>Harbour and Vale</Nm></Dbtr>${body}</PmtInf></CstmrCdtTrfInitn></Document>`);
const iban = '<IBAN>GB10NRMB60161331926819</IBAN>';

describe('a pain.001 file (TRF-29)', () => {
  it.each(['03', '09'])('is read as rows of payments, in version %s', async (version) => {
    const other = payment('<Othr><Id>8830 0142</Id></Othr>', '<RmtInf><Ustrd>Rent May</Ustrd></RmtInf>');
    const { head, rows } = await read(file(payment(iban) + other, 2, version));
    expect([head?.kind, head?.headings]).toEqual(['pain', ['Account number', 'Name', 'Currency', 'Amount', 'Reference']]);
    expect(rows).toMatchObject([
      { line: 2, cells: ['GB10NRMB60161331926819', 'Marlow & Finch Ltd', 'EUR', '1234.56', 'INV-7'] },
      { line: 3, cells: ['8830 0142', 'Marlow & Finch Ltd', 'EUR', '1234.56', 'Rent May'] },
    ]);
  });

  it('with fewer payments than it announces, with none, or cut off, is refused', async () => {
    expect(await faultOf(file(payment(iban), 2))).toMatchObject({ fault: 'damaged' });
    expect(await faultOf(file('', 0))).toMatchObject({ fault: 'empty' });
    expect(await faultOf(file(payment(iban), 1).slice(0, 300))).toMatchObject({ fault: 'damaged' });
  });
});
