/** Option lists that a company's KYC alone asks by (KYC-08 to KYC-10). Their words are options:<list>.<code>, as of every list. */
export const companyTypes = ['corporate', 'financial_institution'] as const; // KYC-09
export { businessTypes } from './kyc-start.ts';
export const volumeBands = ['lt_10k', '10k_100k', '100k_500k', '500k_1m', '1m_10m', 'gt_10m'] as const; // KYC-10
export const frequencyBands = ['lt_10', '10_20', 'gt_20'] as const; // KYC-10
export const sourcesOfFunds = [
  'employment',
  'investment',
  'business',
  'savings',
  'loans',
  'sales_of_investment',
  'gifts',
  'others',
] as const; // KYC-10
/** What a company may name among its three most used currencies (KYC-08); names come from the browser, or from options:currencies. */
export const topCurrencies = [
  'USD',
  'EUR',
  'GBP',
  'CNY',
  'HKD',
  'SGD',
  'JPY',
  'AUD',
  'CAD',
  'CHF',
  'NZD',
  'KRW',
  'TWD',
  'INR',
  'THB',
  'MYR',
  'IDR',
  'PHP',
  'VND',
  'AED',
  'SAR',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'BRL',
  'MXN',
  'ZAR',
  'USDT',
  'USDC',
  'ETH',
  'BTC',
] as const;
