/** What the seeded companies stated about themselves; names of fields as the KYC calls have them (KYC-04). */
import type { KycReason } from '@bankside/core/rules/kyc/kyc.ts';
import type { SampleKyc } from './sample-kyc.ts';
import { harbourVale, seededCompanies } from '../../demo/companies.ts';

/** How it went, in days before the anchor. */
export type KycStory = {
  readonly company_id: string;
  readonly kyc: Omit<SampleKyc, 'day' | 'signed_at'>;
  readonly declared: number;
  /** Steps that are there; the first when it has only begun. */
  readonly begun?: true;
  readonly submitted?: number;
  readonly decided?: number;
  readonly reasons?: readonly {
    readonly field: 'company.certificate_of_incorporation' | 'company.registration_number';
    readonly code: KycReason;
    readonly text: string;
  }[];
};

const harbour: KycStory['kyc'] = {
  declarant: ['Mei-Lin Tan', 'Managing director'],
  company: {
    name: 'Harbour & Vale Trading Pte. Ltd.',
    company_type: 'corporate',
    business_type: 'corporation',
    registration_number: '201904418K',
    registration_country: 'SG',
    registration_date: '2019-02-11',
    registered_address: '40 Keppel Wharf #03-11, Singapore 098632',
    country: 'SG',
    mailing_address: '40 Keppel Wharf #03-11, Singapore 098632',
    phone: '+65 6555 0142',
    website: 'https://harbour-vale.example',
    business_nature: 'Wholesale of homeware, textiles and hand tools; freight forwarding for its own goods',
    years_operating: '6',
    employee_count: '46',
    customer_count: '320',
    countries_of_operation: ['SG', 'JP', 'CN', 'GB', 'US'],
    top_customer_countries: ['US', 'DE', 'GB', 'SG', 'AU'],
    annual_turnover_usd: '9400000.00',
    source_of_funds: ['business'],
    top_currencies: ['USD', 'SGD', 'GBP'],
    monthly_volume_band: '500k_1m',
    monthly_frequency_band: 'gt_20',
  },
  directors: [
    { name: 'Mei-Lin Tan', id_number: 'K2841907E', job_title: 'Managing director', contact_number: '+65 6555 0142' },
    { name: 'Jonas Weber', id_number: 'C01X00T47', job_title: 'Finance director', contact_number: '+65 6555 0143' },
  ],
  officers: [{ name: 'Sara Lindqvist', id_number: 'AA5512093', job_title: 'Company secretary', contact_number: '+46 8 5550 0121' }],
  shareholders: [
    { name: 'Mei-Lin Tan', ownership_percentage: '51', passport_number: 'K2841907E', issuing_country: 'SG' },
    { name: 'Jonas Weber', ownership_percentage: '24.5', passport_number: 'C01X00T47', issuing_country: 'DE' },
    { name: 'Aiko Hasegawa', ownership_percentage: '24.5', passport_number: 'TR7720415', issuing_country: 'JP' },
  ],
};

const newcoTwo: KycStory['kyc'] = {
  declarant: ['Chen Yu', 'Director'],
  company: { name: 'Newco Two Ltd', company_type: 'corporate', business_type: 'llc' },
  directors: [],
  officers: [],
  shareholders: [],
};

const newcoThree: KycStory['kyc'] = {
  declarant: ['Lena Vogt', 'Managing director'],
  company: {
    name: 'Newco Three GmbH',
    company_type: 'corporate',
    business_type: 'llc',
    registration_number: 'HRB 204418 B',
    registration_country: 'DE',
    registration_date: '2021-06-01',
    registered_address: 'Torstraße 140, 10119 Berlin',
    country: 'DE',
    mailing_address: 'Torstraße 140, 10119 Berlin',
    phone: '+49 30 5550 0177',
    website: 'https://newco-three.example',
    business_nature: 'Software for warehouses, and its upkeep',
    years_operating: '4',
    employee_count: '18',
    customer_count: '41',
    countries_of_operation: ['DE', 'AT'],
    top_customer_countries: ['DE', 'AT', 'CH'],
    annual_turnover_usd: '1850000',
    source_of_funds: ['business', 'investment'],
    top_currencies: ['EUR', 'USD'],
    monthly_volume_band: '100k_500k',
    monthly_frequency_band: '10_20',
  },
  directors: [{ name: 'Lena Vogt', id_number: 'L01X00T88', job_title: 'Managing director', contact_number: '+49 30 5550 0177' }],
  officers: [{ name: 'Emre Aydin', id_number: 'C7744HK21', job_title: 'Head of finance', contact_number: '+49 30 5550 0178' }],
  shareholders: [
    { name: 'Lena Vogt', ownership_percentage: '70', passport_number: 'L01X00T88', issuing_country: 'DE' },
    { name: 'Emre Aydin', ownership_percentage: '30', passport_number: 'C7744HK21', issuing_country: 'DE' },
  ],
};

const newcoFour: KycStory['kyc'] = {
  declarant: ['Kenji Mori', 'Representative director'],
  company: {
    name: 'Newco Four K.K.',
    company_type: 'corporate',
    business_type: 'corporation',
    registration_number: '0104-01-155201',
    registration_country: 'JP',
    registration_date: '2017-09-20',
    registered_address: '2-18-4 Kaigan, Minato-ku, Tokyo 105-0022',
    country: 'JP',
    mailing_address: '2-18-4 Kaigan, Minato-ku, Tokyo 105-0022',
    phone: '+81 3 5550 0191',
    website: 'https://newco-four.example',
    business_nature: 'Import of tea and ceramics; sale to shops and restaurants',
    years_operating: '8',
    employee_count: '27',
    customer_count: '210',
    countries_of_operation: ['JP', 'SG', 'TW'],
    top_customer_countries: ['JP', 'TW', 'SG'],
    annual_turnover_usd: '3120000',
    source_of_funds: ['business'],
    top_currencies: ['JPY', 'USD', 'SGD'],
    monthly_volume_band: '100k_500k',
    monthly_frequency_band: 'gt_20',
  },
  directors: [{ name: 'Kenji Mori', id_number: 'TK4410927', job_title: 'Representative director', contact_number: '+81 3 5550 0191' }],
  officers: [{ name: 'Yui Tanabe', id_number: 'TK7751203', job_title: 'Head of accounts', contact_number: '+81 3 5550 0192' }],
  shareholders: [
    { name: 'Kenji Mori', ownership_percentage: '60', passport_number: 'TK4410927', issuing_country: 'JP' },
    { name: 'Yui Tanabe', ownership_percentage: '25.5', passport_number: 'TK7751203', issuing_country: 'JP' },
  ],
};

const idOfCompany = (name: string): string => seededCompanies.find((each) => each.name === name)?.id ?? '';

export const kycStories: readonly KycStory[] = [
  { company_id: harbourVale, kyc: harbour, declared: 558, submitted: 557, decided: 555 },
  { company_id: idOfCompany('Newco Two Ltd'), kyc: newcoTwo, declared: 3, begun: true },
  {
    company_id: idOfCompany('Newco Three GmbH'),
    kyc: newcoThree,
    declared: 16,
    submitted: 16,
    decided: 13,
    reasons: [
      { field: 'company.certificate_of_incorporation', code: 'cut_off', text: 'All four corners must be in view.' },
      { field: 'company.registration_number', code: 'does_not_match', text: 'It cannot be compared with the certificate.' },
    ],
  },
  { company_id: idOfCompany('Newco Four K.K.'), kyc: newcoFour, declared: 3, submitted: 2 },
];
