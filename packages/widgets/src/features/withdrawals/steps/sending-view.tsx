import { Link } from '../../../kit/link.tsx';
import { Note } from '../../../kit/note.tsx';
import { OverlayVeil } from '../../../kit/overlay-veil.tsx';
import { useT } from '../../../kit/words.tsx';
import type { SendingState } from './sending.ts';

/** Covers the page while money is being sent; says so while nobody knows what became of it. Shows nothing otherwise. */
export function SendingView({ state }: { readonly state: SendingState }) {
  const t = useT('withdrawals');
  if (state.is === 'sending') return <OverlayVeil says={t('steps.sending')} />;
  if (state.is !== 'checking') return null;
  const action = <Link to="transactions">{t('steps.toTransactions')}</Link>;
  return (
    <Note tone="progress" live="status" title={t('steps.checking.title')} action={action}>
      {t('steps.checking.text')}
    </Note>
  );
}
