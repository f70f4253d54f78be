/** Rows that visitors cause belong to this key, so that company_id leads every table (ARC-08). */
export const publicCompany = '00000000-0000-4000-8000-000000000000';
