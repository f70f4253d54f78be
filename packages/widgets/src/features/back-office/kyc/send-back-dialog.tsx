/** Why a field or a document goes back: one of the catalogue, and words of one's own. */
import { kycReasons, type KycReason } from '@bankside/core/rules/kyc/kyc.ts';
import { fieldsOf } from '../../../kit/form/engine/field-name.ts';
import { Button } from '../../../kit/action/button.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { Form } from '../../../kit/form/engine/form.tsx';
import { SelectField } from '../../../kit/form/choices/select-field.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { TextArea } from '../../../kit/form/fields/text-area-field.tsx';
import { useT } from '../../../kit/words.tsx';
import type { Reason } from './kyc-case.ts';
import * as look from './kyc-case.css.ts';

const schema = () => import('@bankside/core/contract/back-office/back-office-kyc.ts').then(({ SendBack }) => SendBack);
const field = fieldsOf(schema);
/** What may be wrong with something typed; the others are about papers. */
const aboutText: readonly KycReason[] = ['does_not_match', 'incomplete', 'outdated', 'other'];

type SendBackDialogProps = {
  /** The field in full: 'Jonas Weber: Passport photo page'. */ readonly name: string;
  readonly path: string;
  readonly isPaper: boolean;
  readonly reason: Reason | undefined;
  readonly onPut: (reason: Reason) => void;
  readonly onDrop: () => void;
  readonly onClose: () => void;
};

export function SendBackDialog({ name, path, isPaper, reason, onPut, onDrop, onClose }: SendBackDialogProps) {
  const t = useT('back-office');
  const codes = kycReasons.filter((code) => isPaper || aboutText.includes(code));
  const put = (given: Reason) => {
    onPut({ ...given, text: given.text.trim() });
    onClose();
  };
  return (
    <Dialog form title={t('kyc.reason.title', { field: name })} text={t('kyc.reason.hint')} onClose={onClose}>
      <Form<Reason> schema={schema} initial={{ path, code: reason?.code ?? '', text: reason?.text ?? '' }} onSubmit={put}>
        <SelectField
          name={field('code')}
          label={t('kyc.reason.code')}
          options={codes.map((value) => ({ value, label: t(`options:kycReasons.${value}`) }))}
        />
        <TextArea name={field('text')} label={t('kyc.reason.text')} maxLength={1000} />
        <div className={look.acts}>
          <SubmitButton>{t('kyc.reason.act')}</SubmitButton>
          {reason && (
            <Button
              onClick={() => {
                onDrop();
                onClose();
              }}
            >
              {t('kyc.reason.drop')}
            </Button>
          )}
        </div>
      </Form>
    </Dialog>
  );
}
