/** Who is signed in, as data: the portal keeps one in session.ts, an element one of its own. */
import type { Holder } from '../rules/access/permissions.ts';
import type { CompanyStatus } from '../rules/access/company-status.ts';

export type Session = Holder &
  CompanyStatus & {
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

export const isSignedIn = (state: Session): boolean => state.token !== '';
