/** The four steps: what is complete, and of the others what is missing, each with the way to it. */
import { kycSteps, readKycPath, type KycStep } from '@bankside/core/rules/kyc/kyc.ts';
import { useMemo } from 'react';
import { Section } from '../../../kit/nav/section.tsx';
import { Status } from '../../../kit/data/status.tsx';
import { useT } from '../../../kit/words.tsx';
import { useFieldNames } from '../../../shared/kyc/field-name.ts';
import { untouchedIn } from '../../../shared/kyc/returned.ts';
import { useFirstFieldReady } from '../../../kit/lazy/gate.ts';
import { lazy, useLazy } from '../../../kit/lazy/lazy.ts';
import type { KycInfo } from '../draft/kyc-state.ts';
import { useKyc } from '../wizard/wizard-context.tsx';
import { WizardLink } from '../wizard/wizard-link.tsx';
import * as look from './overview.css.ts';

const judge = lazy(() => import('../review/missing.ts'));
/** More would be the step itself. */
const most = 4;

export function StepList({ info }: { readonly info: KycInfo }) {
  const t = useT('kyc');
  const done = useKyc((state) => state.done);
  const values = useKyc((state) => state.values);
  const rules = useLazy(judge);
  useFirstFieldReady();
  const missing = useMemo(() => (info.may_edit ? rules?.missingOf(values, info) : undefined), [rules, values, info]);
  const returned = info.may_edit ? untouchedIn(info.reasons, values) : [];
  return (
    <Section title={t('overview.steps.title')}>
      <ol className={look.steps}>
        {kycSteps.map((step, at) => (
          <li key={step} className={look.step}>
            <span className={look.stepName}>
              <WizardLink to={step} plainly>
                {at + 1}. {t(`kyc-start:steps.${step}`)}
              </WizardLink>
            </span>
            <StepState done={done[at] === true} returned={returned.filter(({ path }) => path.startsWith(`${step}.`)).length} />
            {!done[at] && missing && <Missing step={step} paths={missing.filter((path) => path.startsWith(`${step}.`))} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Complete is not yet right: what the bank sent back and still says the same comes first. */
function StepState({ done, returned }: { readonly done: boolean; readonly returned: number }) {
  const t = useT('kyc');
  if (done && returned === 0)
    return (
      <Status tone="quiet" glyph="tick">
        {t('overview.steps.complete')}
      </Status>
    );
  return (
    <Status tone="attention" glyph="circle">
      {done ? t('overview.steps.returned', { count: returned }) : t('overview.steps.open')}
    </Status>
  );
}

function Missing({ step, paths }: { readonly step: KycStep; readonly paths: readonly string[] }) {
  const t = useT('kyc');
  const names = useFieldNames();
  const values = useKyc((state) => state.values);
  if (!paths.length) return null;
  const more = paths.length - most;
  return (
    <span className={look.missing}>
      {t('overview.steps.missing')}
      {paths.slice(0, more === 1 ? most + 1 : most).map((path) => (
        <WizardLink key={path} to={step} field={readKycPath(path) ? path : undefined}>
          {names.inFull(path, values)}
        </WizardLink>
      ))}
      {more > 1 && <span>{t('overview.steps.more', { count: more })}</span>}
    </span>
  );
}
