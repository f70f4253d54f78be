/** Orders a payment for a day, or changes one: whom, how much, when, how often, until when. It is proven when it is sent (ACC-36). */
import type { InOf } from '@bankside/core/contract/index.ts';
import { currencies, currencyCodes } from '@bankside/core/rules/money/currencies.ts';
import { purposes } from '@bankside/core/rules/money/money-options.ts';
import { repeats, scheduleEnds } from '@bankside/core/rules/money/schedules.ts';
import { AmountField } from '../../../kit/form/fields/amount-field.tsx';
import { ComboField } from '../../../kit/form/choices/combo-field.tsx';
import { SegmentedField } from '../../../kit/form/choices/segmented-field.tsx';
import { DateField } from '../../../kit/form/fields/date-field.tsx';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import { fieldsOf, Form } from '../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { useValue } from '../../../kit/form/engine/use-form.ts';
import { Link } from '../../../kit/action/link.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { useAction } from '../../../kit/remote/use-action.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useStepUp } from '../../../shared/proof/use-step-up.tsx';
import { PayeeField } from './payee-field.tsx';
import { schedulesKey, type Schedule } from './schedule-words.ts';

type Values = Omit<InOf<'/payments/scheduled/add'>, 'proof'>;
const schema = () => import('@bankside/core/contract/payments/payments.ts').then(({ payments }) => payments.addSchedule.in);
const field = fieldsOf<Values>();
const fiat = currencyCodes.filter((code) => currencies[code].kind === 'fiat');

type Props = {
  readonly schedule?: Schedule;
  /** Chosen before, on the payee's own page. */
  readonly payee?: string;
  readonly today: string;
  readonly onClose: () => void;
};

export function ScheduleForm(props: Props) {
  const t = useT('payments');
  const title = t(props.schedule ? 'form.changeTitle' : 'form.title');
  return (
    <Dialog form size="narrow" title={title} text={t('form.text')} onClose={props.onClose}>
      <Fields {...props} title={title} />
    </Dialog>
  );
}

function Fields({ schedule, payee = '', today, title, onClose }: Props & { readonly title: string }) {
  const t = useT('payments');
  const bank = useBank();
  const { proving, dialog } = useStepUp();
  const save = useAction(
    (values: Values, { key }) =>
      proving((given) =>
        schedule
          ? bank.call('/payments/scheduled/edit', { ...values, ...given, id: schedule.id, version: schedule.version }, { key })
          : bank.call('/payments/scheduled/add', { ...values, ...given }, { key }),
      ),
    { says: t('form.done'), refreshes: [schedulesKey], onDone: onClose },
  );
  return (
    <>
      <Form
        schema={schema}
        initial={{ ...initialOf(schedule, today), ...(payee && { payee_id: payee }) }}
        onSubmit={save.send}
        label={title}
      >
        {schedule ? null : (
          <>
            <PayeeField id={payee} />
            <p>
              <Link to="newPayee">{t('form.newPayee')}</Link>
            </p>
          </>
        )}
        <AmountField name={field('amount')} label={t('column.amount')} currencyName={field('currency')} choices={fiat} />
        <ComboField
          name={field('purpose')}
          label={t('form.purpose')}
          options={purposes.map((value) => ({ value, label: t(`options:purposes.${value}`) }))}
        />
        <TextField name={field('reference')} label={t('form.reference')} optional />
        <SegmentedField
          name={field('every')}
          label={t('column.repeat')}
          options={repeats.map((value) => ({ value, label: t(`every.${value}`) }))}
        />
        <DateField name={field('first_on')} label={t(schedule ? 'form.nextOn' : 'form.firstOn')} />
        <Ending />
        <div>
          <SubmitButton>{t(schedule ? 'form.save' : 'form.act')}</SubmitButton>
        </div>
      </Form>
      {dialog}
    </>
  );
}

/** Asked of what repeats. */
function Ending() {
  const t = useT('payments');
  const every = useValue(field('every'));
  const ends = useValue(field('ends'));
  if (every === 'once') return null;
  return (
    <>
      <SegmentedField
        name={field('ends')}
        label={t('form.ends')}
        options={scheduleEnds.map((value) => ({ value, label: t(`ends.${value}`) }))}
      />
      {ends === 'on' && <DateField name={field('until')} label={t('form.until')} />}
      {ends === 'after' && <TextField name={field('times')} label={t('form.times')} inputMode="numeric" />}
    </>
  );
}

function initialOf(schedule: Schedule | undefined, today: string): Partial<Values> {
  if (!schedule) return { payee_id: '', currency: 'USD', amount: '', reference: '', every: 'monthly', first_on: today, ends: 'never' };
  const { payee_id, currency, amount, purpose, reference, every, next_on, until, times, done } = schedule;
  const left = times === null ? '' : String(times - done);
  return {
    payee_id,
    currency,
    amount,
    purpose: purposes.find((each) => each === purpose) ?? 'other',
    reference,
    every,
    first_on: next_on ?? today,
    ends: until ? 'on' : times === null ? 'never' : 'after',
    until: until ?? '',
    times: left,
  };
}
