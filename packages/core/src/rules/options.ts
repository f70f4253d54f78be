/** Option lists of §3 and §9. Codes are ours and stable; their words are options:<list>.<code>. */
export { businessTypes, companyTypes, frequencyBands, sourcesOfFunds, topCurrencies, volumeBands } from './kyc-options.ts';
export const devices = ['web', 'mobile', 'widget'] as const; // A25
export const otpPurposes = ['register', 'reset', 'card_apply', 'withdraw', 'change_email', 'two_factor'] as const; // A72
export const feedbackTypes = ['question', 'problem', 'idea', 'complaint'] as const;
export const webhookKinds = ['kyc_change', 'top_up_status', 'card_status', 'activation', 'card_transaction'] as const; // §1
export const userStatuses = ['active', 'inactive'] as const; // §4
export const transactionTypes = ['deposit', 'transfer', 'withdrawal', 'exchange', 'top_up', 'fee', 'refund'] as const;
export const documentSlots = [
  'certificate_of_incorporation',
  'corporate_declaration',
  'aml_questionnaire',
  'company_profile',
  'support_documents',
] as const; // §3
export const documentLanguages = ['en', 'es', 'fr', 'ar', 'zh', 'ja', 'ru', 'pt', 'de', 'it', 'hi', 'other'] as const; // §9
export const proofOfAddressTypes = [
  'credit_card_statement',
  'utility_bill',
  'bank_statement',
  'bank_letter',
  'driver_licence',
  'insurance_policy',
  'post_office_certificate',
  'government_document',
] as const; // §9
export const purposes = [
  'business_expenses',
  'salary',
  'rent',
  'tax',
  'supplier_payment',
  'purchase_of_goods',
  'purchase_of_services',
  'professional_fees',
  'consulting_fees',
  'advertising',
  'software_and_licences',
  'royalties',
  'freight_and_logistics',
  'utilities',
  'insurance',
  'travel',
  'education',
  'medical',
  'loan_granted',
  'loan_repayment',
  'interest',
  'dividend',
  'capital_injection',
  'investment',
  'property_purchase',
  'intercompany_transfer',
  'refund',
  'commission',
  'charity',
  'own_account_transfer',
  'family_support',
  'other',
] as const; // A56
export const applicantTypes = ['director', 'associate'] as const; // §9; A109: staff apply as associates
export const cardTitles = ['mr', 'ms', 'mrs'] as const; // §9
export const genders = ['female', 'male', 'unspecified'] as const; // §3, optional (A52)
export const idTypes = ['passport', 'national_id'] as const; // §3
export const cardTiers = ['premier', 'prestige'] as const; // §3
export const cardClasses = ['visa', 'mastercard', 'unionpay'] as const; // §3
export const applyVariants = ['link', 'qrcode', 'custom', 'aisport', 'visionlife'] as const; // A73
