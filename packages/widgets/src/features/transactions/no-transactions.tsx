/** Before the first movement: what begins it, and the way there for those who may (picture of the empty list). */
import { may } from '@bankside/core/rules/access/permissions.ts';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { ButtonLink } from '../../kit/action/link.tsx';
import { useT } from '../../kit/words.tsx';
import { useSession } from '../../runtime/user.ts';

export function NoTransactions() {
  const t = useT('transactions');
  const person = useSession();
  const actions = (
    <>
      {may(person, '3-1') && (
        <ButtonLink to="bankDetails" variant="primary">
          {t('none.fiat')}
        </ButtonLink>
      )}
      {may(person, '3-2') && <ButtonLink to="depositDigital">{t('none.digital')}</ButtonLink>}
    </>
  );
  return (
    <EmptyState title={t('none.title')} actions={actions}>
      {t('none.text')}
    </EmptyState>
  );
}
