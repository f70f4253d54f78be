/** By hand or by automatic deduction, and from where (CRD-36). */
import type { InOf } from '@bankside/core/contract/index.ts';
import { useToast } from '../../kit/feedback/toast.tsx';
import { SegmentedField } from '../../kit/form/choices/segmented-field.tsx';
import { fieldsOf, Form } from '../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useIntent } from '../../runtime/intent.ts';
import type { FeeDialogProps } from './fee-dialog.ts';
import { readWay, wayKey } from './fees.ts';

const modes = ['manual', 'auto'] as const;
type Choice = { readonly deduction_mode: (typeof modes)[number]; readonly way: string };
const field = fieldsOf<Choice>();

export function ModeDialog({ details: { record, payable_from: ways }, onDone, onClose }: FeeDialogProps) {
  const t = useT('annual-fees');
  const bank = useBank();
  const toast = useToast();
  const intended = useIntent();
  const { id, version, deduction_mode, pay_from: source, pay_currency: currency } = record;
  const send = async ({ deduction_mode: chosen, way }: Choice) => {
    const input: InOf<'/annualFee/modify'> = { id, version, action: 'set_mode', deduction_mode: chosen, ...readWay(way) };
    await intended(input, (key) => bank.call('/annualFee/modify', input, { key }));
    toast(t('mode.done'));
    onDone();
  };
  return (
    <Dialog form title={t('mode.title')} text={t('mode.text')} onClose={onClose}>
      <Form initial={{ deduction_mode, way: wayKey({ source, currency }) }} onSubmit={send}>
        <SegmentedField
          name={field('deduction_mode')}
          label={t('column.mode')}
          options={modes.map((value) => ({ value, label: t(`options:deductionModes.${value}`) }))}
        />
        <SegmentedField
          name={field('way')}
          label={t('pay.source')}
          options={ways.map((way) => ({ value: wayKey(way), label: way.currency, note: t(`options:renewalSources.${way.source}`) }))}
        />
        <div>
          <SubmitButton>{t('save')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
