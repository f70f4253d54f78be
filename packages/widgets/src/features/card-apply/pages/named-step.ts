/** The step of an application in the title of the portal's page; a partner's page keeps its own title. */
import type { ApplicationStep } from '@bankside/core/rules/cards/applying.ts';
import { useState } from 'react';
import { useStepTitle } from '../../../kit/nav/page-title.ts';
import { useT } from '../../../kit/words.tsx';

export function useNamedStep(): (step: ApplicationStep | '') => void {
  const t = useT('apply-start');
  const [step, setStep] = useState<ApplicationStep | ''>('');
  useStepTitle(step && t(`steps.${step}`));
  return setStep;
}
