/** What somebody may see who is not signed in, and the first page of who is. */
import type { FullKey, Namespace } from '@bankside/core/i18n/keys.ts';
import type { Place } from '@bankside/core/rules/places.ts';
import type { Widget } from '../runtime/widget.ts';
import { page } from './inside.ts';

const open = (name: Place, title: FullKey, words: readonly Namespace[], load: Widget['load']): Widget => ({
  name,
  title,
  words,
  needs: { who: 'visitor' },
  load,
});
/** Words of every screen that shows a whole application. */
export const applicationWords: readonly Namespace[] = ['apply-pages', 'apply-start', 'apply-status', 'card-apply', 'options'];
const apply = (name: Place) =>
  open(name, 'apply-pages:titles.apply', ['apply-pages', 'apply-start', 'apply-trouble'], () =>
    import('../features/card-apply/pages/public-apply-page.tsx').then((m) => m.PublicApplyPage),
  );
const applyStatus = (name: Place) =>
  open(name, 'apply-pages:titles.status', ['apply-pages', 'apply-status'], () =>
    import('../features/card-apply/pages/status-page.tsx').then((m) => m.StatusPage),
  );

export const visitorWidgets = {
  login: open('login', 'account:login.title', ['account'], () => import('../features/account/login-page.tsx').then((m) => m.LoginPage)),
  register: open('register', 'account:register.title', ['account'], () =>
    import('../features/account/register-page.tsx').then((m) => m.RegisterPage),
  ),
  forgotPassword: open('forgotPassword', 'account:forgot.title', ['account'], () =>
    import('../features/account/forgot-password-page.tsx').then((m) => m.ForgotPasswordPage),
  ),
  resetPassword: open('resetPassword', 'account:reset.title', ['account'], () =>
    import('../features/account/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
  ),
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
  cardAudit: open('cardAudit', 'apply-pages:titles.audit', applicationWords, () =>
    import('../features/card-apply/pages/audit-page.tsx').then((m) => m.AuditPage),
  ),
  invitation: open('invitation', 'colleagues:invitation.browser', ['colleagues', 'account', 'form', 'rules'], () =>
    import('../features/colleagues/invitation-page.tsx').then((m) => m.InvitationPage),
  ),
  handoff: open('handoff', 'apply-pages:titles.handoff', ['apply-pages', 'apply-qr', 'form', 'rules'], () =>
    import('../features/uploads/handoff-page.tsx').then((m) => m.HandoffPage),
  ),
  home: page('home', ['home', 'notices', 'options'], () => import('../features/home/home-page.tsx').then((m) => m.HomePage)),
  verifyDocument: open('verifyDocument', 'transactions:verify.title', ['transactions'], () =>
    import('../features/transactions/verify-document-page.tsx').then((m) => m.VerifyDocumentPage),
  ),
} as const satisfies Partial<Record<Place, Widget>>;
