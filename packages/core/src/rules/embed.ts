/** The public tags, and which calls an embedded session of each may make (decisions 26). */
export const tags = ['card-apply', 'card-apply-status', 'card-apply-qr'] as const;
export type Tag = (typeof tags)[number];

/** Calls of a signed-in embed, by tag; nothing else answers to its token. Tags that need no sign-in have none. */
export const embedCalls: Readonly<Record<Tag, readonly string[]>> = {
  'card-apply': [
    '/card/getConfig',
    '/card/getDirectorList',
    '/card/submit',
    '/card/get',
    '/card/verifyCode',
    '/card/verifyUsername',
    '/sendEmail',
    '/init/captcha',
    '/init/awsS3Auth',
    '/init/uploadDone',
    '/init/uploadHandoff',
    '/init/handoffState',
  ],
  'card-apply-status': [],
  'card-apply-qr': [],
};

/**
 * Calls that answer pages of any origin, always without credentials: what a visitor of an apply link needs before and after
 * the link has given a token, and what embedded sessions may ask. Every other call answers our own pages only.
 */
export const foreignCalls: ReadonlySet<string> = new Set([
  '/card/getLinkParamByPath',
  '/card/getConfig',
  '/card/get',
  '/card/linkSubmit',
  '/card/linkSubmitQr',
  '/card/verifyCode',
  '/card/verifyUsername',
  '/card/draftSave',
  '/card/draftLoad',
  '/card/qrStart',
  '/card/applyStatus',
  '/sendEmail',
  '/init/captcha',
  '/init/awsS3Auth',
  '/init/uploadDone',
  '/init/uploadHandoff',
  '/init/handoffState',
  ...Object.values(embedCalls).flat(),
]);
