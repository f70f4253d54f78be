import { readAuthjson } from '../rules/access/permissions.ts';
import type { Session, UserFacts } from './user-session.ts';

/** A session with what getUserInfo answered (PER-04, ACC-11). */
export const withUser = (current: Session, info: UserFacts): Session => ({
  ...current,
  known: true,
  username: info.username,
  userType: info.userType,
  authjson: readAuthjson(info.authjson),
  kyc_status: info.kyc_status,
  approve_status: info.approve_status,
  kyc_change_status: info.kyc_change_status,
  company_type: info.company_type,
  change_kyc_switch: info.change_kyc_switch,
  haveContract: info.haveContract,
  project_name: info.project_name,
  avatar: info.avatar,
  u_email: info.email,
});
