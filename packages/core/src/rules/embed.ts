/** Which calls a page of another origin may make (decisions 26). */
import type { Tag } from './tags.ts';

/** A file into a form: from here, or from a phone. */
const uploading = ['/init/awsS3Auth', '/init/uploadDone', '/init/uploadHandoff', '/init/handoffState'] as const;
/** What filling in an application takes, by a link as by a session. */
const filling = [
  '/card/getConfig',
  '/card/get',
  '/card/verifyCode',
  '/card/verifyUsername',
  '/sendEmail',
  '/init/captcha',
  ...uploading,
] as const;

/** Calls of a signed-in embed, by tag; nothing else answers to its token. Tags that need no sign-in have none. */
export const embedCalls: Readonly<Record<Tag, readonly string[]>> = {
  'card-apply': [...filling, '/card/getDirectorList', '/card/submit'],
  'card-apply-status': [],
  'card-apply-qr': [],
  'deposit-address': ['/deposit/getConfig', '/deposit/details', '/deposit/record'],
  'kyc-wizard': [
    '/account/kyc/getKycInfo',
    '/account/kyc/corporate',
    '/account/kyc/company',
    '/account/kyc/shareholder',
    '/account/kyc/trading',
    '/account/kyc/submit',
    ...uploading,
    '/init/file', // its own files, to look at
  ],
};

/**
 * Calls that answer pages of any origin, always without credentials: what a visitor of an apply link needs before and after
 * the link has given a token, and what embedded sessions may ask. Every other call answers our own pages only.
 */
export const foreignCalls: ReadonlySet<string> = new Set([
  ...filling,
  '/card/getLinkParamByPath',
  '/card/linkSubmit',
  '/card/linkSubmitQr',
  '/card/draftSave',
  '/card/draftLoad',
  '/card/qrStart',
  '/card/applyStatus',
  ...Object.values(embedCalls).flat(),
]);
