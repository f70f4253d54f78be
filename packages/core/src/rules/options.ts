/** Option lists (WRD-05). Codes are ours and stable; their words are options:<list>.<code>. */
export { businessTypes, companyTypes, frequencyBands, sourcesOfFunds, topCurrencies, volumeBands } from './kyc/kyc-options.ts';
export const devices = ['web', 'mobile', 'widget'] as const; // API-03
export const otpPurposes = ['register', 'reset', 'card_apply', 'withdraw', 'change_email', 'two_factor'] as const; // ACC-12
export const feedbackTypes = ['question', 'problem', 'idea', 'complaint'] as const;
export const webhookKinds = ['kyc_change', 'top_up_status', 'card_status', 'activation', 'card_transaction', 'contract'] as const; // PRO-05
export const userStatuses = ['active', 'inactive'] as const; // PER-17
export const documentSlots = [
  'certificate_of_incorporation',
  'corporate_declaration',
  'aml_questionnaire',
  'company_profile',
  'support_documents',
] as const; // ACC-18
export const documentLanguages = ['en', 'es', 'fr', 'ar', 'zh', 'ja', 'ru', 'pt', 'de', 'it', 'hi', 'other'] as const; // APP-13
export const proofOfAddressTypes = [
  'credit_card_statement',
  'utility_bill',
  'bank_statement',
  'bank_letter',
  'driver_licence',
  'insurance_policy',
  'post_office_certificate',
  'government_document',
] as const; // APP-14
export const applicantTypes = ['director', 'associate'] as const; // APP-02: staff apply as associates
export const cardTitles = ['mr', 'ms', 'mrs'] as const; // APP-14
export const genders = ['female', 'male', 'unspecified'] as const; // APP-06
export const idTypes = ['passport', 'national_id'] as const; // APP-14
export const cardTiers = ['premier', 'prestige'] as const; // APP-14
export const cardClasses = ['visa', 'mastercard', 'unionpay'] as const; // APP-14
export const applyVariants = ['link', 'qrcode', 'custom', 'aisport', 'visionlife'] as const; // APP-16

/** What a notice may lead to (CRD-27, PRG-14). */
export const noticeSubjects = ['card', 'top_up', 'annual_fee', 'holder', 'contract', 'order'] as const;
export type NoticeSubject = (typeof noticeSubjects)[number];
