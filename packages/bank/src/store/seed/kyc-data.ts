/** What the seeded companies told about themselves; names of fields as the KYC calls have them (§3, calls C-016 to C-019). */
import { kycFiles, kycPeople } from '../kyc-schema.ts';
import type { Db } from '../store.ts';
import { idOf } from './chance.ts';
import { isoDay, localTime } from './days.ts';
import { harbourVale, seededCompanies, userId } from './companies.ts';

const declared = (name: string, position: string, date: string) => ({
  declaration_accepted: true,
  business_type: 'corporation',
  declarant_name: name,
  declarant_position: position,
  declaration_date: date,
});

const harbourCompany = {
  name: 'Harbour & Vale Trading Pte. Ltd.',
  registered_address: '40 Keppel Wharf #03-11, Singapore 098632',
  country: 'SG',
  mailing_address: '40 Keppel Wharf #03-11, Singapore 098632',
  phone: '+65 6555 0142',
  website: 'https://harbour-vale.example',
  registration_number: '201904418K',
  registration_country: 'SG',
  registration_date: '2019-02-11',
  business_nature: 'Wholesale of homeware, textiles and hand tools; freight forwarding for its own goods',
  business_type: 'corporation',
  countries_of_operation: ['SG', 'JP', 'CN', 'GB', 'US'],
  employee_count: 46,
  customer_count: 320,
  top_customer_countries: ['US', 'DE', 'GB', 'SG', 'AU'],
  annual_turnover_usd: '9400000.00',
  source_of_funds: ['business'],
  top_currencies: ['USD', 'SGD', 'GBP'],
  monthly_volume_band: '500k_1m',
  monthly_frequency_band: 'gt_20',
  years_operating: 6,
};

const directors = [
  { name: 'Mei-Lin Tan', id_number: 'K2841907E', job_title: 'Managing director', contact_number: '+65 6555 0142' },
  { name: 'Jonas Weber', id_number: 'C01X00T47', job_title: 'Finance director', contact_number: '+65 6555 0143' },
];
const officers = [{ name: 'Sara Lindqvist', id_number: 'AA5512093', job_title: 'Company secretary', contact_number: '+46 8 5550 0121' }];
const shareholders = [
  { name: 'Mei-Lin Tan', ownership_percentage: '51', passport_number: 'K2841907E', issuing_country: 'SG' },
  { name: 'Jonas Weber', ownership_percentage: '24.5', passport_number: 'C01X00T47', issuing_country: 'DE' },
  { name: 'Aiko Hasegawa', ownership_percentage: '24.5', passport_number: 'TR7720415', issuing_country: 'JP' },
];

export async function seedKyc(db: Db, anchor: Date): Promise<void> {
  const on = (daysAgo: number) => isoDay(localTime(anchor, daysAgo, '12:00'));
  const [, , fresh, second, third] = seededCompanies;
  await db.insert(kycFiles).values([
    {
      company_id: harbourVale,
      corporate: declared('Mei-Lin Tan', 'Managing director', on(558)),
      company: harbourCompany,
      step_done: [true, true, true, true],
      trading: {
        authorised_persons: [{ name: 'Mei-Lin Tan', job_title: 'Managing director', contact_number: '+65 6555 0142' }],
        signed_date: on(558),
      },
    },
    ...(fresh ? [{ company_id: fresh.id }] : []),
    ...(second
      ? [{ company_id: second.id, corporate: declared('Chen Yu', 'Director', on(3)), step_done: [true, false, false, false] }]
      : []),
    ...(third
      ? [
          {
            company_id: third.id,
            corporate: declared('Lena Vogt', 'Geschäftsführerin', on(16)),
            step_done: [true, true, true, true],
            company: {
              name: third.name,
              registered_address: 'Torstraße 140, 10119 Berlin',
              country: 'DE',
              registration_number: 'HRB 204418 B',
              registration_country: 'DE',
              business_type: 'llc',
            },
          },
        ]
      : []),
  ]);
  const people = [
    ...directors.map((person) => ({ role: 'director', person })),
    ...officers.map((person) => ({ role: 'officer', person })),
    ...shareholders.map((person) => ({ role: 'shareholder', person })),
  ];
  await db.insert(kycPeople).values(
    people.map(({ role, person: { name, ...details } }, position) => ({
      company_id: harbourVale,
      person_id: idOf(`kyc ${role} ${name}`),
      role,
      position,
      name,
      details: role === 'shareholder' ? details : { ...details, date: on(558) },
    })),
  );
}
