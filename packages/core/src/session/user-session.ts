/** Who is signed in, as data: the portal keeps one in session.ts, an element one of its own. */
import { readAuthjson, type Holder } from '../rules/access/permissions.ts';
import type { Standing } from '../rules/access/standing.ts';

export type Session = Holder &
  Standing & {
    readonly token: string;
    readonly userid: string;
    readonly username: string;
    /** False until getUserInfo has answered: nothing about rights is known before. */
    readonly known: boolean;
    readonly company_type: string;
    readonly change_kyc_switch: boolean;
    readonly haveContract: boolean;
    readonly project_name: string;
    readonly avatar: string;
    readonly u_email: string;
  };
/** What of getUserInfo's answer a session keeps. */
export type UserFacts = Omit<Session, 'token' | 'userid' | 'known' | 'u_email' | 'authjson'> & {
  readonly email: string;
  readonly authjson: unknown;
};

export const nobody: Session = {
  token: '',
  userid: '',
  username: '',
  known: false,
  userType: 0,
  authjson: [],
  kyc_status: 0,
  approve_status: 0,
  kyc_change_status: 'none',
  company_type: '',
  change_kyc_switch: false,
  haveContract: false,
  project_name: '',
  avatar: '',
  u_email: '',
};

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

export const isSignedIn = (state: Session): boolean => state.token !== '';
