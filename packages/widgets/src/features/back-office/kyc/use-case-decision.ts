/** Decides the copy under review, or withdraws the approval; then the queue, with the next case offered. */
import { useLinks } from '../../../kit/action/link-resolver.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useDecision } from '../deciding/use-decision.ts';
import { caseKey, type Decision, type KycCase } from './kyc-case.ts';

export function useCaseDecision(
  { company_id, project_name }: KycCase,
  { onDone, onStale }: { readonly onDone?: (() => void) | undefined; readonly onStale: () => void },
) {
  const t = useT('back-office');
  const bank = useBank();
  const links = useLinks();
  return useDecision((order: Decision, { key }) => bank.call('/admin/kyc/decide', order, { key }), {
    says: (_case, { event }) => t(`kyc.decide.${event}.done`, { company: project_name }),
    shows: caseKey(company_id),
    onDone: () => {
      onDone?.();
      links.go('desk', { after: 'kyc' });
    },
    onStale,
    onAsked: () => links.go('desk'),
  });
}
