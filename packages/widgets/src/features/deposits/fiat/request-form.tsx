/** Tells the bank of a wire that is on its way (DEP-04). Nothing is booked before it comes, and nothing that came is refused (DEP-05). */
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import { purposes } from '@bankside/core/rules/money/money-options.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { useEffect, useRef } from 'react';
import { AmountField } from '../../../kit/form/fields/amount-field.tsx';
import { fieldsOf, Form } from '../../../kit/form/engine/form.tsx';
import type { FormStore } from '../../../kit/form/engine/form-store.ts';
import { SegmentedField } from '../../../kit/form/choices/segmented-field.tsx';
import { SelectField } from '../../../kit/form/choices/select-field.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import { UploadField } from '../../../kit/form/upload/upload-field.tsx';
import { useRefresh } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useFormDraft } from '../../../runtime/drafts.ts';
import { useIntent } from '../../../runtime/intent.ts';
import { useKeptFiles } from '../../../shared/files/kept-files.ts';
import type { DepositConfig } from '../digital/use-deposit-address.ts';
import type { DepositCurrency } from './use-fiat-details.ts';

const schema = () => import('@bankside/core/contract/deposits.ts').then((contract) => contract.deposits.submit.in);
const field = fieldsOf(schema);
type Announced = InOf<'/deposit/submit'>;
export type Announcement = { readonly asked: Announced; readonly answer: OutOf<'/deposit/submit'> };

type RequestFormProps = {
  readonly config: DepositConfig;
  readonly currency: DepositCurrency;
  readonly onSent: (announcement: Announcement) => void;
};

export function RequestForm({ config, currency, onSent }: RequestFormProps) {
  const t = useT('deposits');
  const bank = useBank();
  const refresh = useRefresh();
  const draft = useFormDraft('deposit-request');
  const files = useKeptFiles('support', draft.initial?.['proof']);
  const intended = useIntent();
  const form = useRef<FormStore<Announced>>(null);
  const keepForm = (store: FormStore<Announced> | null) => {
    form.current = store ?? form.current;
    draft.ref(store);
  };
  /** The currency is chosen above, with the details that belong to it. */
  useEffect(() => form.current?.set(field('currency'), currency), [currency]);
  const send = async (asked: Announced) => {
    const answer = await intended(asked, (key) => bank.call('/deposit/submit', asked, { key }));
    draft.forget();
    refresh(['deposits']);
    onSent({ asked, answer });
  };
  const least = (rows: DepositConfig['conversion_min']) => rows.find((row) => row.currency === currency);
  const first = least(config.min_first_deposit);
  const conversion = least(config.conversion_min);
  return (
    <Form
      schema={schema}
      initial={{ convert_to: '', ...draft.initial, currency }}
      ref={keepForm}
      onSubmit={send}
      guarded
      label={t('request.title')}
    >
      <AmountField
        name={field('amount')}
        label={t('request.amount')}
        currency={currency}
        below={first && t('request.first', { amount: formatAmount(first.amount, currency) })}
      />
      {config.convert_targets.length > 0 && (
        <SegmentedField
          name={field('convert_to')}
          label={t('request.convert')}
          hint={
            config.rates_paused.length > 0
              ? t('request.convertPaused', { currency })
              : conversion && t('request.convertFrom', { amount: formatAmount(conversion.amount, currency) })
          }
          optional
          options={[
            { value: '', label: t('request.keep', { currency }) },
            ...config.convert_targets.map(({ asset, network }) => ({ value: asset, label: asset, note: network })),
          ]}
        />
      )}
      <SelectField
        name={field('purpose')}
        label={t('request.purpose')}
        options={purposes.map((purpose) => ({ value: purpose, label: t(`options:purposes.${purpose}`) }))}
      />
      <TextField name={field('sender_account_name')} label={t('request.sender')} hint={t('request.senderHint')} autoComplete="off" />
      <UploadField
        name={field('proof')}
        label={t('request.proof')}
        hint={t('request.proofHint')}
        slot="support"
        single
        optional
        {...files}
      />
      <SubmitButton>{t('request.send')}</SubmitButton>
    </Form>
  );
}
