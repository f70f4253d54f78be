/** A slip of the pen put right: what the client wrote, and what is there from now on. Who corrects does not approve. */
import type { InOf } from '@bankside/core/contract/index.ts';
import type { FieldKind } from '@bankside/core/rules/kyc/kyc.ts';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { DateField } from '../../../kit/form/fields/date-field.tsx';
import { fieldsOf, Form } from '../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { TextArea } from '../../../kit/form/fields/text-area-field.tsx';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import { useValue } from '../../../kit/form/engine/use-form.ts';
import { Note } from '../../../kit/feedback/note.tsx';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import type { Entry } from '../../../shared/kyc/values.ts';
import { useValueWords } from '../../../shared/kyc/value-words.ts';
import { useDecision } from '../deciding/use-decision.ts';
import { caseKey, type KycCase } from './kyc-case.ts';

type Order = InOf<'/admin/kyc/correct'>;
const schema = () => import('@bankside/core/contract/back-office/back-office-kyc.ts').then(({ kycWork }) => kycWork.correctKyc.in);
const field = fieldsOf(schema);

type CorrectDialogProps = { readonly of: KycCase; readonly name: string; readonly entry: Entry; readonly onClose: () => void };

export function CorrectDialog({ of, name, entry, onClose }: CorrectDialogProps) {
  const t = useT('back-office');
  const bank = useBank();
  const { company_id, version } = of;
  const { path, row, value } = entry;
  const correct = useDecision((order: Order, { key }) => bank.call('/admin/kyc/correct', order, { key }), {
    says: () => t('kyc.correct.done'),
    shows: caseKey(company_id),
    onDone: onClose,
    onStale: onClose,
  });
  return (
    <Dialog form title={t('kyc.correct.title', { field: name })} onClose={onClose}>
      <Form<Order>
        schema={schema}
        initial={{ company_id, version, path, value: typeof value === 'string' ? value : '' }}
        onSubmit={correct.send}
      >
        <NewValue kind={row.kind} max={row.max} label={t('kyc.correct.value')} />
        <Compared entry={entry} />
        <Note tone="attention">{t('kyc.correct.fourEyes')}</Note>
        <div>
          <SubmitButton>{t('kyc.correct.act')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

type NewValueProps = { readonly kind: FieldKind; readonly max: number | undefined; readonly label: string };

function NewValue({ kind, max, label }: NewValueProps) {
  if (kind === 'day') return <DateField name={field('value')} label={label} />;
  if (kind === 'prose') return <TextArea name={field('value')} label={label} maxLength={max} />;
  return (
    <TextField
      name={field('value')}
      label={label}
      autoComplete="off"
      inputMode={kind === 'whole' || kind === 'money' ? 'decimal' : 'text'}
    />
  );
}

function Compared({ entry: { row, value } }: { readonly entry: Entry }) {
  const t = useT('back-office');
  const words = useValueWords();
  const next = useValue(field('value'));
  return (
    <Facts>
      <Fact label={t('kyc.before')}>{words(row, value)}</Fact>
      <Fact label={t('kyc.after')}>{words(row, next)}</Fact>
    </Facts>
  );
}
