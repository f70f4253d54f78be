/** Sent back, refused or withdrawn: the reason over all, what happens next in the client's language, and every field that goes back. */
import { fixedT, load } from '@bankside/core/i18n/i18n.ts';
import type { T } from '@bankside/core/i18n/keys.ts';
import { readLanguage, type Language } from '@bankside/core/rules/languages.ts';
import { useEffect, useState } from 'react';
import { fieldsOf } from '../../../kit/form/engine/field-name.ts';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { Form } from '../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { TextArea } from '../../../kit/form/fields/text-area-field.tsx';
import { useT, useI18n } from '../../../kit/words.tsx';
import { useFormDraft } from '../../../runtime/drafts.ts';
import { useFieldNames } from '../../../shared/kyc/field-name.ts';
import { useLanguageName } from '../language-name.ts';
import { copyShown, type Decision, type KycCase, type Reason } from './kyc-case.ts';
import * as look from './kyc-case.css.ts';
import { useReasonText } from './reason-text.ts';
import { useCaseDecision } from './use-case-decision.ts';

const schema = () => import('@bankside/core/contract/back-office/back-office-kyc.ts').then(({ kycWork }) => kycWork.decideKyc.in);
const field = fieldsOf(schema);

type RefuseDialogProps = {
  readonly of: KycCase;
  readonly event: 'reject' | 'refuseChange' | 'revoke';
  readonly reasons: readonly Reason[];
  /** It is done. */
  readonly onDone?: () => void;
  readonly onClose: () => void;
};

export function RefuseDialog(props: RefuseDialogProps) {
  const language = readLanguage(props.of.language);
  const i18n = useI18n();
  const [client, setClient] = useState<T<'back-office'>>();
  useEffect(() => {
    const open = (spoken: Language) => setClient(() => fixedT(i18n, spoken, 'back-office'));
    load(i18n, language, 'back-office').then(
      () => open(language),
      () => open('en'), // the standard sentence then comes in English
    );
  }, [i18n, language]);
  return client ? <Refusal {...props} language={language} client={client} /> : null;
}

type RefusalProps = RefuseDialogProps & { readonly language: Language; /** In the client's language. */ readonly client: T<'back-office'> };

function Refusal({ of, event, reasons, language, client, onDone, onClose }: RefusalProps) {
  const t = useT('back-office');
  const languageName = useLanguageName();
  const { company_id, version, project_name } = of;
  const { initial, ref, forget } = useFormDraft(`desk/kyc/${event}/${company_id}`);
  const decide = useCaseDecision(of, { onDone, onStale: onClose });
  const send = async (order: Decision) => {
    await decide.send({ ...order, version, reasons: [...reasons] });
    forget();
  };
  const standard = reasons.length > 0 ? { reason: client('kyc.decide.someFields'), failure_text: client('kyc.decide.standard') } : {};
  const start = { ...standard, ...initial, company_id, version, event };
  return (
    <Dialog
      form
      title={t(`kyc.decide.${event}.title`, { company: project_name })}
      text={t(`kyc.decide.${event}.text`, { language: languageName(language) })}
      onClose={onClose}
    >
      <Form<Decision> schema={schema} initial={start} ref={ref} onSubmit={send}>
        {reasons.length > 0 && <SentBack of={of} reasons={reasons} />}
        <TextArea name={field('reason')} label={t('kyc.decide.reason')} maxLength={2000} />
        <TextArea name={field('failure_text')} label={t('kyc.decide.next')} rows={3} maxLength={4000} optional />
        <div>
          <SubmitButton variant="danger">{t(`kyc.decide.${event}.act`)}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

function SentBack({ of, reasons }: { readonly of: KycCase; readonly reasons: readonly Reason[] }) {
  const t = useT('back-office');
  const names = useFieldNames();
  const textOf = useReasonText();
  return (
    <div className={look.sentBack}>
      <p className={look.listHead}>{t('kyc.sentBack', { count: reasons.length })}</p>
      <Facts>
        {reasons.map((reason) => (
          <Fact key={reason.path} label={names.inFull(reason.path, copyShown(of))}>
            {textOf(reason)}
          </Fact>
        ))}
      </Facts>
    </div>
  );
}
