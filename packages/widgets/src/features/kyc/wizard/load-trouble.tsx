import { useState } from 'react';
import { FailureView } from '../../../kit/remote/call-view.tsx';
import { failureOf } from '../../../kit/remote/failure.ts';
import { useT } from '../../../kit/words.tsx';
import { useKyc, useWizard } from './wizard-context.tsx';

/** The file did not load: what is to be done about it. */
export function LoadTrouble() {
  const t = useT('kyc-start');
  const { source } = useWizard();
  const failure = useKyc((state) => state.failure);
  const [shown] = useState(() => failureOf(failure));
  return <FailureView failure={shown} title={t('notLoaded')} busy={false} onAgain={() => void source.open()} />;
}
