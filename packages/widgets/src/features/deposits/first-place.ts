import { may } from '@bankside/core/rules/access/permissions.ts';
import { useSession } from '../../runtime/user.ts';

/** The page of deposits that this person may open: where "back" leads. */
export function useFirstDepositPlace(): 'depositFiat' | 'depositDigital' {
  return may(useSession(), '3-1') ? 'depositFiat' : 'depositDigital';
}
