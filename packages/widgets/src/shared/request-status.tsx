import { colleagueRequest } from '@bankside/core/rules/lifecycles/colleague-request.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { Status } from '../kit/data/status.tsx';
import { useT } from '../kit/words.tsx';

/** How far a request about a colleague is (PER-22). */
export function RequestStatus({ status }: { readonly status: string }) {
  const t = useT('options');
  const name = stateOf(colleagueRequest, status);
  return name === 'unknown' ? status : <Status {...colleagueRequest.states[name]}>{t(`states.colleagueRequest.${name}`)}</Status>;
}
