/** The pages that somebody may see first: those before sign-in, of guests, and home. */
import { visitorWidgets as widgets } from '@bankside/widgets/widgets/visitor.ts';
import type { BuiltPlace, StaffPlace } from '@bankside/core/rules/places.ts';
import type { Route } from './route.ts';

export const outside = {
  login: { widget: widgets.login, frame: 'public' },
  register: { widget: widgets.register, frame: 'public' },
  forgotPassword: { widget: widgets.forgotPassword, frame: 'public' },
  resetPassword: { widget: widgets.resetPassword, frame: 'public' },
  upload: { widget: widgets.upload, frame: 'upload' },
  applyByLink: { widget: widgets.applyByLink, frame: 'guest' },
  applyByQr: { widget: widgets.applyByQr, frame: 'guest' },
  applyCustom: { widget: widgets.applyCustom, frame: 'guest' },
  applyAisport: { widget: widgets.applyAisport, frame: 'guest' },
  applyVisionlife: { widget: widgets.applyVisionlife, frame: 'guest' },
  applyInfo: { widget: widgets.applyInfo, frame: 'guest' },
  applyInfoQr: { widget: widgets.applyInfoQr, frame: 'guest' },
  applyInfoCustom: { widget: widgets.applyInfoCustom, frame: 'guest' },
  applyInfoVisionlife: { widget: widgets.applyInfoVisionlife, frame: 'guest' },
  cardAudit: { widget: widgets.cardAudit, frame: 'guest' },
  invitation: { widget: widgets.invitation, frame: 'guest' },
  handoff: { widget: widgets.handoff, frame: 'guest' },
  home: { widget: widgets.home, frame: 'main', menu: { group: 'top' } },
  verifyDocument: { widget: widgets.verifyDocument, frame: 'guest' },
} as const satisfies Partial<Record<BuiltPlace, Route>>;
export type OutsidePlace = keyof typeof outside;
export type InsidePlace = Exclude<BuiltPlace, OutsidePlace | StaffPlace>;
