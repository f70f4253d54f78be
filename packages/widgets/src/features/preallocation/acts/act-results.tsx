/** What became of each card: how many were done, and every one that was not with the reason. */
import { Note } from '../../../kit/feedback/note.tsx';
import { useT } from '../../../kit/words.tsx';
import type { ActResult } from '../batch-cards.ts';
import * as look from '../list/management.css.ts';

type Props = { readonly results: readonly ActResult[]; readonly done: (count: number) => string };

export function ActResults({ results, done }: Props) {
  const t = useT('preallocation');
  const failed = results.filter(({ ok }) => !ok);
  const count = results.length - failed.length;
  return (
    <div className={look.results}>
      {count > 0 && <Note tone="positive" live="status" title={done(count)} />}
      {failed.length > 0 && (
        <>
          <Note tone="negative" live="alert" title={t('results.failed', { count: failed.length })} />
          <ul className={look.list} aria-label={t('results.list')}>
            {failed.map((row) => (
              <li key={row.card_id || row.kit_number} className={look.result}>
                <b>{row.kit_number || row.card_id}</b>
                <Why of={row} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The published word, and the sentence that says it exactly. */
export function Why({ of: { failure, reason } }: { readonly of: Pick<ActResult, 'failure' | 'reason'> }) {
  const t = useT('preallocation');
  if (failure === '') return null;
  return (
    <span>
      {t(`failures.${failure}`)}
      {reason !== '' && `: ${t(`programmes:reasons.${reason}`)}`}
    </span>
  );
}
