/** Instead of the form: a link that no longer works, a page that may not show it, a bank that does not answer. */
import { RefreshButton } from '../../kit/action/refresh-button.tsx';
import { Note } from '../../kit/feedback/note.tsx';
import { useT } from '../../kit/words.tsx';
import * as look from './card-apply.css.ts';
import { isRefused } from '../../shared/client/faults.ts';

export function Trouble({ failure, busy, onAgain }: { readonly failure: unknown; readonly busy: boolean; readonly onAgain: () => void }) {
  const t = useT('apply-trouble');
  const refusal = isRefused(failure) ? failure.refusal : undefined;
  const kind = refusal === 'linkInvalid' || refusal === 'originNotAllowed' ? refusal : isRefused(failure) ? 'refused' : 'away';
  const canTry = kind === 'away' || kind === 'refused';
  return (
    <div className={look.result}>
      <Note tone="negative" live="alert" title={t(`trouble.${kind}.title`)}>
        {kind === 'refused' && isRefused(failure) ? failure.message : t(kind === 'refused' ? 'trouble.away.text' : `trouble.${kind}.text`)}
      </Note>
      {canTry && (
        <div>
          <RefreshButton variant="primary" busy={busy} onClick={onAgain}>
            {t('shared:retry')}
          </RefreshButton>
        </div>
      )}
      {isRefused(failure) && failure.requestId && <p className={look.issuer}>{t('shared:kit.call.request', { id: failure.requestId })}</p>}
    </div>
  );
}
