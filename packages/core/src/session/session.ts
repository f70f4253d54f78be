/**
 * Who is signed in, in the browser: in memory and sessionStorage, under the names of SES-01; another tab of the same origin
 * gets it on request. Nothing secret is written to localStorage, an address or an attribute.
 */
import { createStore } from 'zustand/vanilla';
import { readAuthjson } from '../rules/access/permissions.ts';
import { kycChanges } from '../rules/access/company-status.ts';
import { secondStepKey } from './second-step.ts';
import { isSignedIn, nobody, type Session, type UserFacts } from './user-session.ts';
import { withUser } from './with-user.ts';

const keys = Object.keys(nobody) as (keyof Session)[];

const storage = (): Storage | undefined => {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
};

function restore(): Session {
  const at = storage();
  const text = (key: string) => at?.getItem(key) ?? '';
  if (!text('token')) return nobody;
  return {
    token: text('token'),
    userid: text('userid'),
    username: text('username'),
    known: text('known') === 'true',
    userType: Number(text('userType')),
    authjson: readAuthjson(text('authjson')),
    kyc_status: Number(text('kyc_status')),
    approve_status: Number(text('approve_status')),
    kyc_change_status: kycChanges.find((each) => each === text('kyc_change_status')) ?? 'none',
    company_type: text('company_type'),
    change_kyc_switch: text('change_kyc_switch') === 'true',
    haveContract: text('haveContract') === 'true',
    project_name: text('project_name'),
    avatar: text('avatar'),
    u_email: text('u_email'),
  };
}

export const session = createStore<Session>(restore);

function save(next: Session): void {
  session.setState(next, true);
  for (const key of keys) {
    const value = next[key];
    storage()?.setItem(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
}

export const startSession = (signedIn: Pick<Session, 'token' | 'userid' | 'username'>): void => save({ ...nobody, ...signedIn });

/** Takes what getUserInfo answered. */
export function learn(info: UserFacts): void {
  const current = session.getState();
  if (isSignedIn(current)) save(withUser(current, info));
}

/** Takes a session of another tab. */
export const adoptSession = (given: Session): void => save({ ...nobody, ...given });

/** 9400 removes token, userid and the two-factor flag; 9300 and signing out remove every session key (SES-06). */
export function endSession(what: 'identity' | 'all'): void {
  const at = storage();
  for (const key of what === 'all' ? [...keys, secondStepKey] : ['token', 'userid', secondStepKey]) at?.removeItem(key);
  session.setState(nobody, true);
}
