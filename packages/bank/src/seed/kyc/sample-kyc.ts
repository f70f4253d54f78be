/** A whole KYC file of a company that is made up, with the papers it names: for the seed and for fresh companies. */
import type { KycList } from '@bankside/core/rules/kyc/kyc.ts';
import type { KycCopy } from '../../domain/kyc/kyc-values.ts';
import { samplePdf, sampleStrokes, strokesPng } from './sample-papers.ts';

type Officer = { readonly name: string; readonly id_number: string; readonly job_title: string; readonly contact_number: string };
type Shareholder = {
  readonly name: string;
  readonly ownership_percentage: string;
  readonly passport_number: string;
  readonly issuing_country: string;
};
export type SampleKyc = {
  readonly declarant: readonly [name: string, position: string];
  /** Of the declaration and of every signature. */
  readonly day: string;
  readonly signed_at: string;
  /** Step two, without its files; the business type is in step one too. */
  readonly company: Readonly<Record<string, unknown>> & {
    readonly name: string;
    readonly business_type: string;
    readonly registration_number?: string;
    readonly registered_address?: string;
  };
  readonly directors: readonly Officer[];
  readonly officers: readonly Officer[];
  readonly shareholders: readonly Shareholder[];
};
export type SamplePaper = { readonly name: string; readonly type: string; readonly bytes: Buffer };
/** How files and people are called: the same at every start in the seed, new ones for a fresh company. */
export type Naming = { readonly file: (name: string) => string; readonly person: (list: KycList, name: string) => string };

const papers = {
  corporate_declaration: ['corporate-declaration.pdf', 'Corporate declaration'],
  certificate_of_incorporation: ['certificate-of-incorporation.pdf', 'Certificate of incorporation'],
  company_profile: ['company-profile.pdf', 'Company profile'],
  purpose_document: ['purpose-of-transactions.pdf', 'Purpose of transactions'],
} as const;
const signaturePng = 'signature.png';
const passportPdf = (name: string) => `passport-${name.toLowerCase().replace(/[^a-z]+/g, '-')}.pdf`;

/** Passes every rule of the four steps. */
export function sampleCopy(kyc: SampleKyc, { file, person }: Naming): KycCopy {
  const { declarant, day, signed_at, company, directors, officers, shareholders } = kyc;
  const [name, position] = declarant;
  const officer = (list: KycList) => (each: Officer) => ({
    person_id: person(list, each.name),
    ...each,
    id_files: [file(passportPdf(each.name))],
    date: day,
  });
  return {
    corporate: {
      declaration_accepted: true,
      business_type: company.business_type,
      corporate_declaration: file(papers.corporate_declaration[0]),
      declarant_name: name,
      declarant_position: position,
      declaration_date: day,
    },
    company: {
      ...company,
      certificate_of_incorporation: file(papers.certificate_of_incorporation[0]),
      company_profile: file(papers.company_profile[0]),
    },
    shareholder: {
      shareholders: shareholders.map((each) => ({
        person_id: person('shareholders', each.name),
        ...each,
        id_files: [file(passportPdf(each.name))],
      })),
      directors: directors.map(officer('directors')),
      officers: officers.map(officer('officers')),
    },
    trading: {
      authorised_persons: directors.slice(0, 1).map((each) => ({
        person_id: person('authorised_persons', each.name),
        name: each.name,
        job_title: each.job_title,
        contact_number: each.contact_number,
      })),
      purpose_document: file(papers.purpose_document[0]),
      signature: { method: 'drawn', file_key: file(signaturePng), name: '', strokes: sampleStrokes(name), signed_at },
      signed_date: day,
    },
  };
}

/** Every paper that the copy names, by its name. */
export function samplePapers({ declarant, day, company, directors, officers, shareholders }: SampleKyc): SamplePaper[] {
  const type = 'application/pdf';
  const lines = [company.name, company.registration_number ?? '', company.registered_address ?? '', day];
  const people = new Map([...directors, ...officers].map((each) => [each.name, each.id_number]));
  for (const each of shareholders) people.set(each.name, each.passport_number);
  return [
    ...Object.values(papers).map(([name, title]) => ({ name, type, bytes: samplePdf(title, lines) })),
    ...[...people].map(([name, number]) => ({ name: passportPdf(name), type, bytes: samplePdf('Passport', [name, number]) })),
    { name: signaturePng, type: 'image/png', bytes: strokesPng(sampleStrokes(declarant[0])) },
  ];
}

/** A trading company in Singapore with two owners. */
export const freshKyc = (name: string, day: string, signed_at: string): SampleKyc => ({
  declarant: ['Mei Tan', 'Managing director'],
  day,
  signed_at,
  company: {
    name,
    company_type: 'corporate',
    business_type: 'corporation',
    registration_number: '202011873M',
    registration_country: 'SG',
    registration_date: '2020-04-07',
    registered_address: '18 Cross Street #09-02, Singapore 048423',
    country: 'SG',
    mailing_address: '18 Cross Street #09-02, Singapore 048423',
    phone: '+65 6555 0199',
    website: '',
    business_nature: 'Import and wholesale of kitchenware',
    years_operating: '5',
    employee_count: '24',
    customer_count: '130',
    countries_of_operation: ['SG', 'MY'],
    top_customer_countries: ['SG', 'AU'],
    annual_turnover_usd: '2600000',
    source_of_funds: ['business'],
    top_currencies: ['USD', 'SGD'],
    monthly_volume_band: '100k_500k',
    monthly_frequency_band: 'gt_20',
    adhoc_requirements: '',
  },
  directors: [{ name: 'Mei Tan', id_number: 'K5512093E', job_title: 'Managing director', contact_number: '+65 8123 4567' }],
  officers: [{ name: 'Arun Pillai', id_number: 'K7730518B', job_title: 'Finance manager', contact_number: '+65 8123 4570' }],
  shareholders: [
    { name: 'Mei Tan', ownership_percentage: '60', passport_number: 'K5512093E', issuing_country: 'SG' },
    { name: 'Arun Pillai', ownership_percentage: '40', passport_number: 'K7730518B', issuing_country: 'SG' },
  ],
});
