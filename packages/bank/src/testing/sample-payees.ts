/** Payees as somebody types them: one at a bank with IBANs, one where there are none. */
export const marlow = {
  beneficiary_name: 'Marlow & Finch Ltd',
  bank_account_number: 'GB10 NRMB 6016 1331 9268 19',
  bank_name: 'Northmoor Bank plc',
  bank_code: '60-16-13',
  bank_address: '1 Moorgate, London',
  country: 'GB',
  swift_code: 'nrmbgb2lxxx',
  use_intermediary: false,
  purpose: 'supplier_payment',
} as const;
export const american = {
  ...marlow,
  beneficiary_name: 'Castellan Tools Inc.',
  bank_account_number: '0042 8871 30',
  bank_name: 'Prairie Bank',
  bank_code: '021000089',
  bank_address: 'Omaha',
  country: 'US',
  swift_code: 'PRAIUS33',
} as const;
