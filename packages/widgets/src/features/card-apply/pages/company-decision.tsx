/**
 * The company approves or rejects an associate's application: by the link in its mail, or signed in (APP-25, APP-26).
 * Rejecting takes a reason.
 */
import { useState } from 'react';
import { fieldNamed } from '../../../kit/form/engine/field-name.ts';
import { Button } from '../../../kit/action/button.tsx';
import { FailureNote } from '../../../kit/remote/call-view.tsx';
import { Form } from '../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { TextArea } from '../../../kit/form/fields/text-area-field.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { muted } from '../../../kit/theme/text.css.ts';
import type { Intent } from '@bankside/core/rules/intent.ts';
import { useAction } from '../../../kit/remote/use-action.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import * as look from './pages.css.ts';

type Choice = { readonly decision: 'approve' | 'reject'; readonly reason?: string };
type DecisionProps = {
  /** Which application: by its link's secret, or by its id and the version that was looked at. */
  readonly of: { readonly audit_token: string } | { readonly id: string; readonly version: number };
  readonly onDecided: () => void;
  /** Somebody else decided meanwhile, or the link is over: what is shown is not true any more. */
  readonly onOutdated: () => void;
};

const schema = () => import('@bankside/core/contract/card-apply/card-apply.ts').then(({ cardApply }) => cardApply.audit.in);

export function CompanyDecision({ of, onDecided, onOutdated }: DecisionProps) {
  const t = useT('apply-pages');
  const bank = useBank();
  const [rejecting, setRejecting] = useState(false);
  const decide = useAction((choice: Choice, { key }: Intent) => bank.call('/card/audit', { ...of, ...choice }, { key }), {
    says: (_decided, { decision }) => t(`decision.done.${decision}`),
    onDone: onDecided,
    onFailed: ({ refusal }) => {
      if (refusal === 'wrongState' || refusal === 'changedMeanwhile' || refusal === 'linkInvalid') onOutdated();
    },
  });
  return (
    <Section title={t('decision.title')}>
      <p className={`${muted} ${look.introduction}`}>{t('decision.text')}</p>
      {rejecting ? (
        <div className={look.reason}>
          <Form
            schema={schema}
            initial={{ decision: 'reject' }}
            label={t('decision.reject')}
            onSubmit={({ reason = '' }) => decide.send({ decision: 'reject', reason })}
          >
            <TextArea name={fieldNamed('reason')} label={t('decision.reason')} hint={t('decision.reasonHint')} rows={4} maxLength={1000} />
            <div className={look.acts}>
              <SubmitButton variant="danger">{t('decision.rejectAct')}</SubmitButton>
              <Button disabled={decide.busy} onClick={() => setRejecting(false)}>
                {t('shared:cancel')}
              </Button>
            </div>
          </Form>
        </div>
      ) : (
        <>
          <FailureNote failure={decide.failure} title={t('decision.failed')} />
          <div className={look.acts}>
            <Button variant="primary" busy={decide.busy} onClick={() => void decide.run({ decision: 'approve' })}>
              {t('decision.approve')}
            </Button>
            <Button disabled={decide.busy} onClick={() => setRejecting(true)}>
              {t('decision.reject')}
            </Button>
          </div>
        </>
      )}
    </Section>
  );
}
