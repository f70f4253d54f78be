/** Everything as the bank will see it, with what is missing and the way back to each part; and what submitting means. */
import { kycSteps, readKycPath, type KycStep } from '@bankside/core/rules/kyc/kyc.ts';
import { useId, useMemo } from 'react';
import { useForm } from '../../../kit/form/engine/use-form.ts';
import type { KeptFile } from '../../../kit/form/upload/use-uploads.ts';
import { Note } from '../../../kit/feedback/note.tsx';
import { TextButton } from '../../../kit/action/text-button.tsx';
import { useT } from '../../../kit/words.tsx';
import { usePreview } from '../../../shared/document-preview/use-preview.tsx';
import { listOfPath, useFieldNames } from '../../../shared/kyc/field-name.ts';
import { useReasonText } from '../../../shared/kyc/reason-text.ts';
import { untouchedIn, type Returned } from '../../../shared/kyc/returned.ts';
import { KycFacts } from '../../../shared/kyc/kyc-facts.tsx';
import { fileKeysOf, type KycFile, type KycFileValues } from '../../../shared/kyc/values.ts';
import { WizardLink } from '../wizard/wizard-link.tsx';
import { useKyc, useWizard } from '../wizard/wizard-context.tsx';
import { missingOf, stepOf } from './missing.ts';
import * as look from './review.css.ts';
import type { SubmitState } from './use-submit.ts';

export function Review({ submission }: { readonly submission: SubmitState }) {
  const t = useT('kyc');
  const names = useFieldNames();
  const id = useId();
  const values = useKyc((state) => state.values);
  const info = useKyc((state) => state.info);
  const preview = usePreview();
  const found = useMemo(() => (info ? missingOf(values, info) : []), [values, info]);
  const missing = useMemo(() => [...new Set([...found, ...(submission.phase === 'missing' ? submission.paths : [])])], [found, submission]);
  return (
    <section className={look.review} aria-labelledby={id}>
      <div>
        <h2 id={id}>{t('review.title')}</h2>
        <p className={look.lead}>{t('review.lead')}</p>
      </div>
      {missing.length > 0 && <Missing paths={missing} values={values} />}
      <Untouched reasons={untouchedIn(info?.reasons ?? [], values)} values={values} />
      <KycFacts
        values={values}
        files={useFilesOf(values)}
        onOpenFile={preview.open}
        beside={(step) => <Way path={`${step}.`}>{t('review.change', { step: names.step(step) })}</Way>}
        folded
      />
      {preview.dialog}
      <Consequences days={info?.limits.review_days ?? 0} />
    </section>
  );
}

/** Back to where something is entered: another step, or further up on this page. */
function Way({ path, children }: { readonly path: string; readonly children: string }) {
  const form = useForm();
  const step = stepOf(path);
  if (step !== 'trading')
    return (
      <WizardLink to={step} {...(path.endsWith('.') ? {} : { field: path })}>
        {children}
      </WizardLink>
    );
  const read = readKycPath(path);
  return (
    <TextButton onClick={() => form.focus(read?.list ?? listOfPath(path) ?? read?.field ?? 'authorised_persons')}>{children}</TextButton>
  );
}

function Missing({ paths, values }: { readonly paths: readonly string[]; readonly values: KycFileValues }) {
  const t = useT('kyc');
  const names = useFieldNames();
  const of = (step: KycStep) => paths.filter((path) => stepOf(path) === step);
  return (
    <Note tone="attention" title={t('review.problem.missing')}>
      <p>{t('review.problem.missingText')}</p>
      {kycSteps
        .filter((step) => of(step).length > 0)
        .map((step) => (
          <div key={step} className={look.lacks}>
            <p className={look.lacksStep}>{names.step(step)}</p>
            <ul className={look.lacksList}>
              {of(step).map((path) => (
                <li key={path}>
                  <Way path={path}>{names.inFull(path, values)}</Way>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </Note>
  );
}

/** Sent back and not changed: it may be submitted like this, but nobody may overlook it. */
function Untouched({ reasons, values }: { readonly reasons: readonly Returned[]; readonly values: KycFileValues }) {
  const t = useT('kyc');
  const names = useFieldNames();
  const reasonText = useReasonText();
  if (reasons.length === 0) return null;
  return (
    <Note tone="attention" title={t('review.untouched.title')}>
      <p>{t('review.untouched.text')}</p>
      <ul className={look.lacksList}>
        {reasons.map((reason) => (
          <li key={reason.path}>
            <Way path={reason.path}>{names.inFull(reason.path, values)}</Way> · {reasonText(reason)}
          </li>
        ))}
      </ul>
    </Note>
  );
}

const terms = ['true', 'reviewed', 'false'] as const;
function Consequences({ days }: { readonly days: number }) {
  const t = useT('kyc');
  return (
    <section className={look.consequences} aria-label={t('review.consequences')}>
      <h3>{t('review.consequences')}</h3>
      <ul className={look.terms}>
        {terms.map((what) => (
          <li key={what}>{t(`review.terms.${what}`, { days })}</li>
        ))}
      </ul>
    </section>
  );
}

/** What the bank has of the files that are in the values, those sent a moment ago included. */
function useFilesOf(values: KycFileValues): readonly KycFile[] {
  const { source } = useWizard();
  return useMemo(
    () =>
      fileKeysOf(values)
        .flatMap((key) => source.file(key) ?? [])
        .map(withType),
    [source, values],
  );
}
const withType = (file: KeptFile): KycFile => ({
  ...file,
  content_type: 'content_type' in file && typeof file.content_type === 'string' ? file.content_type : '',
});
