/** What is being sent back, field by field, until the decision: it survives a reload, and goes with the session (runtime/drafts.ts). */
import { useCallback, useMemo } from 'react';
import { useDraft } from '../../../runtime/drafts.ts';
import { entriesOf, type Reason, type Submission } from './kyc-case.ts';

export type Collected = {
  /** In the order of the fields. */
  readonly list: readonly Reason[];
  readonly at: (path: string) => Reason | undefined;
  readonly put: (reason: Reason) => void;
  readonly drop: (path: string) => void;
  readonly forget: () => void;
};
type Kept = { readonly reasons: readonly Reason[] };
const nothing: Kept = { reasons: [] };

/** A path that the copy does not have any more, because the client submitted again, is left out. */
export function useCollected(company_id: string, copy: Submission): Collected {
  const [{ reasons }, change, forget] = useDraft<Kept>(`desk.kyc.${company_id}`, nothing);
  const list = useMemo(() => entriesOf(copy).flatMap(({ path }) => reasons.find((reason) => reason.path === path) ?? []), [copy, reasons]);
  const drop = useCallback((path: string) => change({ reasons: reasons.filter((each) => each.path !== path) }), [reasons, change]);
  const put = useCallback(
    (reason: Reason) => change({ reasons: [...reasons.filter(({ path }) => path !== reason.path), reason] }),
    [reasons, change],
  );
  return { list, at: (path) => list.find((reason) => reason.path === path), put, drop, forget };
}
