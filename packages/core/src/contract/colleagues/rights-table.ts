/**
 * What each right opens, computed from what is checked (PER-18): the pages by page-needs.ts, the acts by `who` of their calls.
 * The bank answers it, the page of rights shows it, and the sweeps hold bank and guard to it.
 */
import { shutTo, type Admitted } from '../../rules/access/admission.ts';
import { documentsApproved, kycApproved } from '../../rules/access/company-status.ts';
import { pagesOpenTo, type InsidePage } from '../../rules/access/page-needs.ts';
import { landing, userTypes, type Code } from '../../rules/access/permissions.ts';
import { codesInOrder } from '../../rules/access/presets.ts';
import { codesForTransfer, type TransferType } from '../../rules/money/transfers.ts';
import type { Place } from '../../rules/places.ts';
import { callers, type Call } from '../define.ts';
import { contract } from '../index.ts';
import type { ActName } from './right-acts.ts';
import { acts } from './right-acts.ts';

const calls: ReadonlyMap<string, Call> = new Map(
  Object.values(contract).flatMap((feature) => Object.values(feature).map((call: Call) => [call.path, call] as const)),
);

/** Somebody with these codes and no others, at a company that may use everything. */
export const subAccountWith = (...authjson: readonly Code[]): Admitted => ({
  userType: userTypes.sub,
  authjson,
  approve_status: documentsApproved,
  kyc_status: kycApproved,
});

/** Is the call open to this person? Undefined for a path that is none. */
export function callIsOpen(path: string, person: Admitted): boolean | undefined {
  const call = calls.get(path);
  return call && shutTo({ ...call, who: callers(call) }, person) === null;
}

type Act = { readonly calls: readonly string[]; readonly transfer?: { readonly transfer_type: TransferType; readonly otc?: boolean } };

export function actsOpenTo(person: Admitted): readonly ActName[] {
  const mayMake = ({ transfer }: Act) => !transfer || shutTo({ who: codesForTransfer(transfer), kyc: true }, person) === null;
  return (Object.keys(acts) as ActName[]).filter((name) => {
    const act: Act = acts[name];
    return mayMake(act) && act.calls.every((path) => callIsOpen(path, person));
  });
}

export type OpenedBy = {
  readonly code: Code;
  readonly landing: Place;
  readonly pages: readonly InsidePage[];
  readonly acts: readonly ActName[];
};

/** Pages and acts that everybody has who is signed in. */
export const openToAll = () => ({ pages: pagesOpenTo(subAccountWith()), acts: actsOpenTo(subAccountWith()) });

/** What one right opens beyond what everybody has. */
export function openedBy(code: Code): OpenedBy {
  const person = subAccountWith(code);
  const all = openToAll();
  const pages = pagesOpenTo(person);
  return {
    code,
    landing: landing(person, (place) => (pages as readonly Place[]).includes(place)),
    pages: pages.filter((page) => !all.pages.includes(page)),
    acts: actsOpenTo(person).filter((act) => !all.acts.includes(act)),
  };
}
export const rightsTable = (): readonly OpenedBy[] => codesInOrder.map(openedBy);
