/** Every field of the table is in one of these. */
export const companyGroups = {
  registration: [
    'name',
    'company_type',
    'business_type',
    'business_type_other',
    'registration_number',
    'registration_country',
    'registration_date',
  ],
  addresses: ['registered_address', 'country', 'mailing_address', 'proof_of_address', 'proof_of_address_date', 'phone', 'website'],
  business: ['business_nature', 'years_operating', 'employee_count', 'countries_of_operation'],
  customers: ['customer_count', 'top_customer_countries'],
  money: [
    'annual_turnover_usd',
    'source_of_funds',
    'source_of_funds_other',
    'top_currencies',
    'monthly_volume_band',
    'monthly_frequency_band',
    'adhoc_requirements',
  ],
  documents: ['certificate_of_incorporation', 'company_profile', 'aml_questionnaire'],
} as const;
