import type { Place } from '@bankside/core/rules/places.ts';
import { Link } from '../../../kit/action/link.tsx';
import type { PlaceParams } from '../../../kit/action/link-resolver.ts';
import { Note } from '../../../kit/feedback/note.tsx';
import { OverlayVeil } from '../../../kit/overlay/overlay-veil.tsx';
import { useT } from '../../../kit/words.tsx';
import type { SendingState } from './sending.ts';

type Props = {
  readonly state: SendingState;
  /** Where the transfers that were made are listed; the person's transactions when absent. */
  readonly past?: { readonly to: Place; readonly params?: PlaceParams };
};

/** Covers the page while money is being sent; says so while nobody knows its outcome. Shows nothing otherwise. */
export function SendingView({ state, past = { to: 'transactions' } }: Props) {
  const t = useT('withdrawals');
  if (state.is === 'sending') return <OverlayVeil says={t('steps.sending')} />;
  if (state.is !== 'checking') return null;
  const action = <Link {...past}>{t('steps.toTransactions')}</Link>;
  return (
    <Note tone="progress" live="status" title={t('steps.checking.title')} action={action}>
      {t('steps.checking.text')}
    </Note>
  );
}
