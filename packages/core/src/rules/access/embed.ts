/** What the token of each tag may ask (D-126), and with it which calls a page of another origin may make. */
import type { otpPurposes } from '../options.ts';
import { linkTags, type LinkTag, type Tag } from '../tags.ts';

/** The calls that a tag's token opens, and what it may have one-time codes mailed for. Everything else is refused with noPermission. */
export type TagRights = { readonly calls: readonly string[]; readonly codes: readonly (typeof otpPurposes)[number][] };
const none: TagRights = { calls: [], codes: [] };

/** A file into a form: from here, or from a phone. */
const uploading = ['/init/awsS3Auth', '/init/uploadDone', '/init/uploadHandoff', '/init/handoffState'] as const;
/** What filling in an application takes, by a link as by a session. */
const filling = ['/card/getConfig', '/card/verifyCode', '/card/verifyUsername', '/sendEmail', '/init/captcha', ...uploading] as const;

/** What every token of a session may ask, whatever its tags: to be ended. */
export const everySession: readonly string[] = ['/embed/signOut'];

/** Of a signed-in tag's session. Tags that need no sign-in have nothing. */
export const sessionRights: Readonly<Record<Tag, TagRights>> = {
  'card-apply': { calls: [...filling, '/card/get', '/card/getDirectorList', '/card/submit'], codes: ['card_apply'] },
  'card-apply-status': none,
  'card-apply-qr': none,
  'deposit-address': { calls: ['/deposit/getConfig', '/deposit/details', '/deposit/record'], codes: [] },
  'kyc-wizard': {
    calls: [
      '/account/kyc/getKycInfo',
      '/account/kyc/corporate',
      '/account/kyc/company',
      '/account/kyc/shareholder',
      '/account/kyc/trading',
      '/account/kyc/submit',
      ...uploading,
      '/init/file', // its own files, to look at
    ],
    codes: [],
  },
  // the one tag whose token moves money (D-212): of a top-up and of a replacement's fee, from the company to its own card
  'card-list': {
    calls: [
      '/card/record',
      '/card/info',
      '/card/transactionDetails',
      '/card/refreshData',
      '/card/verifyKitNumber',
      '/card/active',
      '/card/pinKey',
      '/card/setPin',
      '/card/modifyOpStatus',
      '/card/limits',
      '/card/calc',
      '/card/getTopUpConfig',
      '/card/topUp',
      '/card/topRecord',
    ],
    codes: [],
  },
};

/** Of the token that a visitor gets for an apply link, on our pages as on a partner's. */
export const linkRights: Readonly<Record<LinkTag, TagRights>> = {
  'card-apply': {
    calls: [
      ...filling,
      '/card/getLinkParamByPath',
      '/card/linkSubmit',
      '/card/linkSubmitQr',
      '/card/draftSave',
      '/card/draftLoad',
      '/card/draftResume',
      '/card/draftDiscard',
    ],
    codes: ['card_apply'],
  },
  'card-apply-qr': { calls: ['/card/getLinkParamByPath', '/card/qrStart', '/card/applyStatus'], codes: [] },
};

/**
 * Calls that answer pages of any origin, always without credentials: what tags ask by their tokens, and what an applicant asks
 * by the secret of a view. Every other call answers our own pages only.
 */
export const foreignCalls: ReadonlySet<string> = new Set([
  '/card/get',
  ...everySession,
  ...Object.values(sessionRights).flatMap(({ calls }) => calls),
  ...linkTags.flatMap((tag) => linkRights[tag].calls),
]);
