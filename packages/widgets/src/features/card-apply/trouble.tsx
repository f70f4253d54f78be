/** Instead of the form: a link that no longer works, a page that may not show it, a bank that does not answer. */
import { useState } from 'react';
import { FailureView } from '../../kit/remote/call-view.tsx';
import { failureOf, isRefusal } from '../../kit/remote/failure.ts';
import { useT } from '../../kit/words.tsx';

/** Another try cannot help with these. */
const final = ['linkInvalid', 'originNotAllowed'] as const;

export function Trouble({ failure: error, onAgain }: { readonly failure: unknown; readonly onAgain: () => void }) {
  const t = useT('apply-start');
  const [failure] = useState(() => failureOf(error));
  const reason = final.find((name) => isRefusal(error, name));
  if (reason) return <FailureView failure={{ ...failure, message: t(`trouble.${reason}.text`) }} title={t(`trouble.${reason}.title`)} />;
  const message = failure.message || t('trouble.away.text');
  return <FailureView failure={{ ...failure, message }} title={t('trouble.away.title')} onAgain={onAgain} />;
}
