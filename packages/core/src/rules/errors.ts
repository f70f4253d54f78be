/**
 * The error catalogue (ERR-01). 200, 9300 and 9400 are published numbers, the others are ours and stable.
 * `reaction` says what the client does with a code; its words are errors:<name>, sent by the bank in the caller's language.
 * none: the screen that asked shows it. fields: shown at the fields it names. message: a notice.
 * dialog: the access dialog. login-silent, login-with-message: back to sign-in (SES-07, SES-06). transport: no answer came.
 */
export type Reaction = 'none' | 'message' | 'fields' | 'dialog' | 'login-silent' | 'login-with-message' | 'transport';

export const errors = {
  invalid: { code: 1000, reaction: 'fields' },
  captchaMissing: { code: 1001, reaction: 'fields' },
  captchaIncorrect: { code: 1002, reaction: 'fields' },
  wrongCredentials: { code: 1003, reaction: 'message' },
  accountInactive: { code: 1004, reaction: 'message' },
  tooManyRequests: { code: 1005, reaction: 'message' },
  captchaHarder: { code: 1006, reaction: 'fields' },
  unknownDevice: { code: 1007, reaction: 'message' },
  codeRequired: { code: 1010, reaction: 'fields' },
  codeIncorrect: { code: 1011, reaction: 'fields' },
  codeExpired: { code: 1012, reaction: 'fields' },
  codeLocked: { code: 1013, reaction: 'fields' },
  emailTaken: { code: 1020, reaction: 'fields' },
  usernameTaken: { code: 1021, reaction: 'fields' },
  inviteUnknown: { code: 1022, reaction: 'fields' },
  passwordWrong: { code: 1023, reaction: 'fields' },
  passwordCommon: { code: 1024, reaction: 'fields' },
  emailNotVerified: { code: 1025, reaction: 'fields' },
  draftOfAnotherEmail: { code: 1026, reaction: 'fields' },
  proofNeeded: { code: 1030, reaction: 'none' },
  proofWrong: { code: 1031, reaction: 'fields' },
  factorRequired: { code: 1032, reaction: 'message' },
  noPermission: { code: 2000, reaction: 'message' },
  kycNotApproved: { code: 2001, reaction: 'dialog' },
  documentsNotApproved: { code: 2002, reaction: 'message' },
  kycNotEditable: { code: 2010, reaction: 'message' },
  kycIncomplete: { code: 2011, reaction: 'fields' },
  sameReviewer: { code: 2012, reaction: 'message' },
  papersUnopened: { code: 2013, reaction: 'message' },
  secondPersonNeeded: { code: 2014, reaction: 'none' },
  notFound: { code: 3000, reaction: 'message' },
  wrongState: { code: 3001, reaction: 'message' },
  keyReused: { code: 3002, reaction: 'message' },
  changedMeanwhile: { code: 3003, reaction: 'message' },
  linkInvalid: { code: 3004, reaction: 'message' },
  originNotAllowed: { code: 3005, reaction: 'message' },
  amountZero: { code: 4000, reaction: 'fields' },
  amountBelowMinimum: { code: 4001, reaction: 'fields' },
  amountAboveMaximum: { code: 4002, reaction: 'fields' },
  dailyLimitExceeded: { code: 4003, reaction: 'fields' },
  insufficientBalance: { code: 4004, reaction: 'fields' },
  quoteExpired: { code: 4005, reaction: 'message' },
  pairUnsupported: { code: 4006, reaction: 'fields' },
  quoteUsed: { code: 4007, reaction: 'message' },
  purposeMissing: { code: 4008, reaction: 'fields' },
  recipientWrong: { code: 4009, reaction: 'fields' },
  ownTransfer: { code: 4010, reaction: 'message' },
  ratesStale: { code: 4012, reaction: 'message' },
  rateHeld: { code: 4013, reaction: 'message' },
  rateMoved: { code: 4014, reaction: 'message' },
  quotesOpen: { code: 4015, reaction: 'message' },
  quotesAbove: { code: 4016, reaction: 'fields' },
  alreadyApproved: { code: 4017, reaction: 'message' },
  approversTooFew: { code: 4018, reaction: 'fields' },
  rangeTooLong: { code: 4011, reaction: 'fields' },
  ibanWrong: { code: 4020, reaction: 'fields' },
  swiftWrong: { code: 4021, reaction: 'fields' },
  addressWrong: { code: 4022, reaction: 'fields' },
  alreadySaved: { code: 4023, reaction: 'fields' },
  likeAnother: { code: 4024, reaction: 'none' },
  cardDataError: { code: 5000, reaction: 'message' },
  cardStatusError: { code: 5001, reaction: 'message' },
  cardKycNotApproved: { code: 5002, reaction: 'message' },
  allocationFailed: { code: 5003, reaction: 'message' },
  activationFailed: { code: 5004, reaction: 'message' },
  setPinFailed: { code: 5005, reaction: 'message' },
  cardBlockedByAdministrator: { code: 5006, reaction: 'message' },
  replacementApplied: { code: 5007, reaction: 'message' },
  pinResetUnsupported: { code: 5008, reaction: 'message' },
  kitNotVerified: { code: 5009, reaction: 'fields' },
  companyPrefixNotSet: { code: 5010, reaction: 'message' },
  topUpFailed: { code: 5011, reaction: 'message' },
  cardTriesLocked: { code: 5012, reaction: 'message' },
  issuerUnavailable: { code: 5013, reaction: 'message' },
  orderBelowMinimum: { code: 6000, reaction: 'fields' },
  orderAboveAvailable: { code: 6001, reaction: 'fields' },
  previousRenewalFirst: { code: 6010, reaction: 'message' },
  fileTooLarge: { code: 7000, reaction: 'fields' },
  fileTypeWrong: { code: 7001, reaction: 'fields' },
  uploadFailed: { code: 7002, reaction: 'fields' },
  imageBad: { code: 7003, reaction: 'fields' },
  tooManyFiles: { code: 7004, reaction: 'fields' },
  fileUnsafe: { code: 7005, reaction: 'fields' },
  fileMissing: { code: 7006, reaction: 'fields' },
  fileUnreadable: { code: 7007, reaction: 'fields' },
  bankFault: { code: 9000, reaction: 'message' },
  sessionEnded: { code: 9300, reaction: 'login-silent' },
  sessionRefused: { code: 9400, reaction: 'login-with-message' },
} as const satisfies Record<string, { code: number; reaction: Reaction }>;

export type RefusalName = keyof typeof errors;

/** What any call may answer, whatever its own `refuses` says: the checks before the handler (API-08). */
export const universalRefusals = [
  'sessionEnded',
  'sessionRefused',
  'noPermission',
  'documentsNotApproved',
  'kycNotApproved',
  'invalid',
  'tooManyRequests',
  'keyReused',
  'bankFault',
] as const satisfies readonly RefusalName[];

const byCode = new Map<number, RefusalName>((Object.keys(errors) as RefusalName[]).map((name) => [errors[name].code, name]));

/** The name of a code, or undefined for one that this version does not know (its message is shown all the same). */
export const refusalName = (code: number): RefusalName | undefined => byCode.get(code);

/** API-05: success is code 200, as a number or as text. */
export const success = 200;

/** Reason phrases that HTTP/2 does not send (API-13). */
export const statusTexts: Readonly<Record<number, string>> = { 404: 'Not Found', 500: 'Internal Server Error', 502: 'Bad Gateway' };
