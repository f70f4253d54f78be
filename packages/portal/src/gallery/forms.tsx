import { AmountField } from '@bankside/widgets/kit/form/fields/amount-field.tsx';
import { CaptchaField } from '@bankside/widgets/kit/form/verify/captcha-field.tsx';
import { CheckField } from '@bankside/widgets/kit/form/choices/check-field.tsx';
import { ComboField } from '@bankside/widgets/kit/form/choices/combo-field.tsx';
import { countryOptions } from '@bankside/widgets/kit/form/choices/country-options.ts';
import { DateField } from '@bankside/widgets/kit/form/fields/date-field.tsx';
import type { FormStore } from '@bankside/widgets/kit/form/engine/form-store.ts';
import { Form } from '@bankside/widgets/kit/form/engine/form.tsx';
import { NewPasswordField } from '@bankside/widgets/kit/form/fields/new-password-field.tsx';
import { OtpField } from '@bankside/widgets/kit/form/verify/otp-field.tsx';
import { PasswordField } from '@bankside/widgets/kit/form/fields/password-field.tsx';
import { PhoneField } from '@bankside/widgets/kit/form/fields/phone-field.tsx';
import { SegmentedField } from '@bankside/widgets/kit/form/choices/segmented-field.tsx';
import { SelectField } from '@bankside/widgets/kit/form/choices/select-field.tsx';
import { SubmitButton } from '@bankside/widgets/kit/form/engine/submit-button.tsx';
import { TextArea } from '@bankside/widgets/kit/form/fields/text-area-field.tsx';
import { EmailField, TextField } from '@bankside/widgets/kit/form/fields/text-field.tsx';
import { UploadField } from '@bankside/widgets/kit/form/upload/upload-field.tsx';
import { useLanguage, useT } from '@bankside/widgets/kit/words.tsx';
import { useEffect, useRef } from 'react';
import type { Entry } from './entry.ts';
import { fieldNamed } from '@bankside/widgets/kit/form/engine/field-name.ts';

const nothing = () => undefined;
const never = () => new Promise<never>(nothing);

function TextFields() {
  const t = useT('gallery');
  return (
    <Form label={t('form.bank')} initial={{ email: 'owner@harbour-vale.example', password: 'Bankside-2026' }} onSubmit={nothing}>
      <EmailField name={fieldNamed('email')} label={t('form.email')} />
      <PasswordField name={fieldNamed('password')} label={t('form.password')} />
      <NewPasswordField name={fieldNamed('next')} label={t('form.newPassword')} />
      <TextField name={fieldNamed('bank')} label={t('form.bank')} hint={t('form.bankHint')} />
      <TextArea name={fieldNamed('message')} label={t('form.message')} optional maxLength={400} />
      <CheckField name={fieldNamed('intermediary')} label={t('form.tick')} />
      <SubmitButton>{t('form.send')}</SubmitButton>
    </Form>
  );
}

/** Sent at once and refused, so that errors can be seen. */
function FaultyFields() {
  const t = useT('gallery');
  const form = useRef<FormStore>(null);
  const fields = ['swift', 'country', 'network', 'intermediary'].map((field) => ({ field, rule: '', msg: t('form.swiftError') }));
  const refuse = () => Promise.reject(Object.assign(new Error(''), { code: 1000, fields, requestId: '7f3c-20e1' }));
  useEffect(() => void form.current?.submit(), []);
  return (
    <Form label={t('form.swift')} ref={form} initial={{ swift: 'NRMB' }} onSubmit={refuse}>
      <TextField name={fieldNamed('swift')} label={t('form.swift')} />
      <SelectField name={fieldNamed('country')} label={t('form.country')} options={[{ value: 'sg', label: 'SG' }]} />
      <SegmentedField
        name={fieldNamed('network')}
        label={t('form.network')}
        options={['TRC20', 'ERC20'].map((value) => ({ value, label: value }))}
      />
      <CheckField name={fieldNamed('intermediary')} label={t('form.tick')} />
    </Form>
  );
}

function Choices() {
  const t = useT('gallery');
  const purposes = (['salary', 'rent', 'tax'] as const).map((value) => ({ value, label: t(`form.${value}`) }));
  const initial = { network: 'TRC20', country: 'SG', birthday: '1990-04-12', phone: '8123 4567', country_code: '+65', amount: '48500.00' };
  return (
    <Form label={t('form.purpose')} initial={initial} onSubmit={nothing}>
      <SelectField name={fieldNamed('purpose')} label={t('form.purpose')} options={purposes} />
      <ComboField name={fieldNamed('country')} label={t('form.country')} options={countryOptions(useLanguage())} />
      <SegmentedField
        name={fieldNamed('network')}
        label={t('form.network')}
        options={['TRC20', 'ERC20', 'BEP20'].map((value) => ({ value, label: value }))}
      />
      <DateField name={fieldNamed('birthday')} label={t('form.birthday')} birthday />
      <PhoneField name={fieldNamed('phone')} codeName={fieldNamed('country_code')} label={t('form.phone')} />
      <AmountField name={fieldNamed('amount')} label={t('form.amount')} currency="USD" below={t('form.below')} />
    </Form>
  );
}

function Proofs() {
  const t = useT('gallery');
  const kept = [{ file_key: 'a'.repeat(16), name: 'certificate.pdf', size: 1_240_000 }];
  return (
    <Form label={t('form.code')} onSubmit={nothing}>
      <CaptchaField name={fieldNamed('captcha')} load={never} />
      <OtpField name={fieldNamed('code')} label={t('form.code')} send={never} />
      <UploadField name={fieldNamed('file')} label={t('form.file')} slot="support" send={never} kept={kept} />
    </Form>
  );
}

export const forms: readonly Entry[] = [
  { name: 'fields', Render: TextFields },
  { name: 'fields-faulty', Render: FaultyFields },
  { name: 'fields-choice', Render: Choices },
  { name: 'fields-proof', Render: Proofs },
];
