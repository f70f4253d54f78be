/** A step that this person may not edit now: why, and what is in it. */
import { kyc } from '@bankside/core/rules/lifecycles/kyc.ts';
import type { KycStep } from '@bankside/core/rules/kyc/kyc.ts';
import { Note } from '../../../kit/feedback/note.tsx';
import { useT } from '../../../kit/words.tsx';
import { usePreview } from '../../../shared/document-preview/use-preview.tsx';
import { KycFacts } from '../../../shared/kyc/kyc-facts.tsx';
import * as look from './wizard.css.ts';
import { useLazyWords } from './lazy-words.ts';
import { useKyc } from './wizard-context.tsx';

const { pendingReview } = kyc.states;

export function ReadOnlyStep({ step }: { readonly step: KycStep }) {
  const t = useT('kyc');
  const info = useKyc((state) => state.info);
  const preview = usePreview();
  const ready = useLazyWords();
  if (!info || !ready) return null;
  const why = !info.may_read ? 'sub' : info.kyc_status === pendingReview.wire ? 'pending' : 'approved';
  return (
    <div>
      <div className={look.note}>
        <Note tone="plain" title={t(info.may_read ? 'wizard.readOnly.title' : 'wizard.readOnly.notYours')}>
          {t(`wizard.readOnly.${why}`)}
        </Note>
      </div>
      {info.may_read && <KycFacts values={info} files={info.files} steps={[step]} level={2} onOpenFile={preview.open} />}
      {preview.dialog}
    </div>
  );
}
