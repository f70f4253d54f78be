/** How a company stands, in the two numbers that open doors (§4). By themselves: a sign-in page needs them and not their lifecycles. */

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
