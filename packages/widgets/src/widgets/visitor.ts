/** What somebody may see who is not signed in, and the first page of who is. */
import type { Namespace } from '@bankside/core/i18n/keys.ts';
import type { Place } from '@bankside/core/rules/places.ts';
import type { Widget } from '../runtime/widget.ts';

const visitor = { who: 'visitor' } as const;
/** What tells everything of an application. */
export const applicationWords: readonly Namespace[] = ['apply-pages', 'apply-start', 'apply-status', 'card-apply', 'options'];
const apply = (name: Place): Widget => ({
  name,
  title: 'apply-pages:titles.apply',
  words: ['apply-pages', 'apply-start', 'apply-trouble'],
  needs: visitor,
  load: () => import('../features/card-apply/pages/public-apply-page.tsx').then((m) => m.PublicApplyPage),
});
const applyStatus = (name: Place): Widget => ({
  name,
  title: 'apply-pages:titles.status',
  words: ['apply-pages', 'apply-status'],
  needs: visitor,
  load: () => import('../features/card-apply/pages/status-page.tsx').then((m) => m.StatusPage),
});

export const visitorWidgets = {
  login: {
    name: 'login',
    title: 'account:login.title',
    words: ['account'],
    needs: visitor,
    load: () => import('../features/account/login-page.tsx').then((m) => m.LoginPage),
  },
  register: {
    name: 'register',
    title: 'account:register.title',
    words: ['account'],
    needs: visitor,
    load: () => import('../features/account/register-page.tsx').then((m) => m.RegisterPage),
  },
  forgotPassword: {
    name: 'forgotPassword',
    title: 'account:forgot.title',
    words: ['account'],
    needs: visitor,
    load: () => import('../features/account/forgot-password-page.tsx').then((m) => m.ForgotPasswordPage),
  },
  resetPassword: {
    name: 'resetPassword',
    title: 'account:reset.title',
    words: ['account'],
    needs: visitor,
    load: () => import('../features/account/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
  },
  upload: {
    name: 'upload',
    title: 'account:upload.title',
    words: ['account', 'options'],
    needs: { who: 'session' },
    load: () => import('../features/account/upload-page.tsx').then((m) => m.UploadPage),
  },
  applyByLink: apply('applyByLink'),
  applyByQr: apply('applyByQr'),
  applyCustom: apply('applyCustom'),
  applyAisport: apply('applyAisport'),
  applyVisionlife: apply('applyVisionlife'),
  applyInfo: applyStatus('applyInfo'),
  applyInfoQr: applyStatus('applyInfoQr'),
  applyInfoCustom: applyStatus('applyInfoCustom'),
  applyInfoVisionlife: applyStatus('applyInfoVisionlife'),
  cardAudit: {
    name: 'cardAudit',
    title: 'apply-pages:titles.audit',
    words: applicationWords,
    needs: visitor,
    load: () => import('../features/card-apply/pages/audit-page.tsx').then((m) => m.AuditPage),
  },
  invitation: {
    name: 'invitation',
    title: 'colleagues:invitation.browser',
    words: ['colleagues', 'form', 'rules'],
    needs: visitor,
    load: () => import('../features/colleagues/invitation-page.tsx').then((m) => m.InvitationPage),
  },
  handoff: {
    name: 'handoff',
    title: 'apply-pages:titles.handoff',
    words: ['apply-pages', 'apply-qr', 'form', 'rules'],
    needs: visitor,
    load: () => import('../features/uploads/handoff-page.tsx').then((m) => m.HandoffPage),
  },
  home: {
    name: 'home',
    title: 'shell:places.home',
    words: ['home', 'notices', 'options'],
    needs: { who: 'session' },
    load: () => import('../features/home/home-page.tsx').then((m) => m.HomePage),
  },
  verifyDocument: {
    name: 'verifyDocument',
    title: 'transactions:verify.title',
    words: ['transactions'],
    needs: visitor,
    load: () => import('../features/transactions/verify-document-page.tsx').then((m) => m.VerifyDocumentPage),
  },
} as const satisfies Partial<Record<Place, Widget>>;
