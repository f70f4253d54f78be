/**
 * Whether a signed-in person is let in: the one function that the bank asks at each call, the portal at each page, and the page
 * that explains rights (PER-18). What it reads is in two tables: `who` of each call of the contract, and page-needs.ts.
 */
import { documentsOpen, kycApproved } from './company-status.ts';
import { isCode, may, userTypes, type Code, type Holder } from './permissions.ts';

export type Needs = {
  /** Any one of them: 'signed-in', 'main', 'staff', a code. What a guest brings ('link', 'audit-token') lets no person in. */
  readonly who: readonly string[];
  readonly documents?: boolean;
  readonly kyc?: boolean;
};
export type Admitted = Holder & { readonly approve_status: number; readonly kyc_status: number };
export type Shut = 'noPermission' | 'documentsNotApproved' | 'kycNotApproved';

/** Why not, in the order of API-08: right, documents, verification; null when it is open. */
export function shutTo({ who, documents = true, kyc = false }: Needs, person: Admitted): Shut | null {
  const staff = person.userType === userTypes.staff;
  const allowed = who.some((caller) => {
    if (caller === 'staff') return staff;
    if (staff) return caller === 'signed-in' && !documents;
    if (caller === 'signed-in') return true;
    return caller === 'main' ? person.userType === userTypes.main : isCode(caller) && may(person, caller);
  });
  if (!allowed) return 'noPermission';
  if (staff) return null;
  if (documents && !documentsOpen(person.approve_status)) return 'documentsNotApproved';
  return kyc && person.kyc_status !== kycApproved ? 'kycNotApproved' : null;
}

/** The rights any one of which opens it; none: no right does. */
export const rightsFor = ({ who }: Pick<Needs, 'who'>): readonly Code[] => who.filter(isCode);

export type PageNeeds = {
  /** A sub-account needs this code, or one of them (PER-02). */
  readonly code?: Code | readonly Code[];
  /** The main account's own, which no right opens. */
  readonly main?: true;
  /** Shut until kyc_status is 4 (PER-10). */
  readonly kyc?: true;
};
/** What a page asks for, as a call would say it: no code is anybody who is signed in. */
export function pageAsks({ code = [], main, kyc }: PageNeeds): Needs {
  const codes = typeof code === 'string' ? [code] : code;
  return { who: main ? ['main'] : codes.length === 0 ? ['signed-in'] : codes, kyc: kyc === true };
}
