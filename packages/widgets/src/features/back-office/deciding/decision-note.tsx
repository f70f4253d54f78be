import { FailureNote } from '../../../kit/remote/call-view.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { useT } from '../../../kit/words.tsx';
import type { Decision } from './use-decision.ts';

/** Why a decision was not taken, beside its buttons; here the sentences of fields have no field to be shown at. */
export function DecisionNote({
  of: { stale, failure, fields },
}: {
  readonly of: Pick<Decision<never, unknown>, 'stale' | 'failure' | 'fields'>;
}) {
  const t = useT('back-office');
  const sentences = Object.values(fields);
  if (stale) return <StaleNote />;
  if (sentences.length > 0)
    return (
      <Note tone="negative" live="alert" title={t('deciding.failed')}>
        {sentences.join(' ')}
      </Note>
    );
  return <FailureNote failure={failure} title={t('deciding.failed')} />;
}

/** Somebody else decided, or the client changed it: what is shown is how it is by now. */
export function StaleNote() {
  const t = useT('back-office');
  return (
    <Note tone="attention" live="alert" title={t('deciding.stale.title')}>
      {t('deciding.stale.text')}
    </Note>
  );
}
