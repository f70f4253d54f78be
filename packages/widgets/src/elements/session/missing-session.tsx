/** A signed-in tag whose page gives no session: says so after a while, to the visitor and to the page. */
import { errors } from '@bankside/core/rules/errors.ts';
import { policyStart } from '@bankside/core/rules/policy/policy-start.ts';
import { useEffect, useState } from 'react';
import { Note } from '../../kit/feedback/note.tsx';
import { SkeletonRows } from '../../kit/feedback/skeleton.tsx';
import { useT } from '../../kit/words.tsx';
import type { ElementPort } from '../../runtime/element-port.ts';
import { noSessionGiven } from '../hints/config-messages.ts';

export function MissingSession({ host }: { readonly host: ElementPort }) {
  const t = useT('embed-session');
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
      void host.emit('bank-error', { code: errors.sessionEnded.code, kind: 'config', retryable: false, message: noSessionGiven });
      host.state('error');
    }, policyStart.embed.patienceMs);
    return () => clearTimeout(timer);
  }, [host]);
  if (!late) return <SkeletonRows rows={4} />;
  return (
    <Note tone="attention" live="status" title={t('title')}>
      {t('text')}
    </Note>
  );
}
