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
