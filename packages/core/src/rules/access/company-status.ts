/**
 * The status of a company: two numbers that decide which services are open (ACC-20, KYC-20).
 * By themselves: a sign-in page needs them and not their lifecycles.
 */

import { userTypes } from './permissions.ts';

/** The one kyc_status that opens the bank's features. */
export const kycApproved = 4;
/** The kyc_status in which the bank decides. */
export const kycPending = 2;

/** The two approve_status that do not block: not required, and approved. */
export const documentsNotRequired = 0;
export const documentsApproved = 3;

/** Any other value sends the person to /upload, an unknown one too. */
export const documentsOpen = (approveStatus: number): boolean =>
  approveStatus === documentsNotRequired || approveStatus === documentsApproved;

/** Of a person: a sub-account submits no documents, so its own approve_status is 0 (ACC-20, D-145); the company's KYC gates it as well. */
export const approvalOf = (userType: number, companyStatus: number): number =>
  userType === userTypes.sub ? documentsNotRequired : companyStatus;

/** The status of a change by an approved company; kyc_status stays 4 meanwhile (KYC-23). */
export const kycChanges = ['none', 'pending', 'refused'] as const;
type KycChange = (typeof kycChanges)[number];

/** The status of a company, as every tab knows it. */
export type CompanyStatus = { readonly approve_status: number; readonly kyc_status: number; readonly kyc_change_status: KycChange };

/** KYC or a change of it lies with the bank. */
export const kycLiesWithBank = ({ kyc_status, kyc_change_status }: Pick<CompanyStatus, 'kyc_status' | 'kyc_change_status'>): boolean =>
  kyc_status === kycPending || kyc_change_status === 'pending';
/** Documents, KYC or a change of it lie with the bank. */
export const liesWithBank = (status: CompanyStatus): boolean => !documentsOpen(status.approve_status) || kycLiesWithBank(status);
