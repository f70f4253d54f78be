import { colleagueRequest } from '@bankside/core/rules/lifecycles/colleague-request.ts';
import { keyRequest } from '@bankside/core/rules/lifecycles/key-request.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { Status } from '../kit/data/status.tsx';
import { useT } from '../kit/words.tsx';

type Props = { readonly status: string };

/** How far a request about a colleague is (PER-22). */
export function RequestStatus({ status }: Props) {
  const t = useT('options');
  const name = stateOf(colleagueRequest, status);
  return name === 'unknown' ? status : <Status {...colleagueRequest.states[name]}>{t(`states.colleagueRequest.${name}`)}</Status>;
}

/** How far a request about a partner key is (DEV-05). */
export function KeyRequestStatus({ status }: Props) {
  const t = useT('options');
  const name = stateOf(keyRequest, status);
  return name === 'unknown' ? status : <Status {...keyRequest.states[name]}>{t(`states.keyRequest.${name}`)}</Status>;
}
