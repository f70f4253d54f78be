/** What the bank sent back, each with its reason and the way to its field. */
import { readKycPath } from '@bankside/core/rules/kyc/kyc.ts';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { useT } from '../../../kit/words.tsx';
import { useFieldNames } from '../../../shared/kyc/field-name.ts';
import { useReasonText } from '../../../shared/kyc/reason-text.ts';
import type { KycInfo } from '../draft/kyc-state.ts';
import { WizardLink } from '../wizard/wizard-link.tsx';

export function SentBack({ info }: { readonly info: KycInfo }) {
  const t = useT('kyc');
  const names = useFieldNames();
  const reasonText = useReasonText();
  if (!info.reasons.length && !info.refuse_reason && !info.failure_text) return null;
  return (
    <Section title={t(info.reasons.length ? 'overview.sentBack.title' : 'overview.sentBack.why')}>
      <Facts>
        {info.refuse_reason && <Fact label={t('overview.sentBack.reason')}>{info.refuse_reason}</Fact>}
        {info.failure_text && <Fact label={t('overview.sentBack.failure')}>{info.failure_text}</Fact>}
        {info.reasons.map((reason) => {
          const at = readKycPath(reason.path);
          const name = names.inFull(reason.path, info);
          return (
            <Fact
              key={reason.path}
              label={
                at && info.may_edit ? (
                  <WizardLink to={at.step} field={reason.path}>
                    {name}
                  </WizardLink>
                ) : (
                  name
                )
              }
            >
              {reasonText(reason)}
            </Fact>
          );
        })}
      </Facts>
    </Section>
  );
}
