/** Fields in the states that take an act to reach: while a file is sent, a check runs, a form is refused. */
import { AmountField } from '@bankside/widgets/kit/form/fields/amount-field.tsx';
import { CaptchaField } from '@bankside/widgets/kit/form/verify/captcha-field.tsx';
import { ComboField } from '@bankside/widgets/kit/form/choices/combo-field.tsx';
import { countryOptions } from '@bankside/widgets/kit/form/choices/country-options.ts';
import { DateField } from '@bankside/widgets/kit/form/fields/date-field.tsx';
import type { FormStore } from '@bankside/widgets/kit/form/engine/form-store.ts';
import { Form } from '@bankside/widgets/kit/form/engine/form.tsx';
import { NewPasswordField } from '@bankside/widgets/kit/form/fields/new-password-field.tsx';
import { OtpField } from '@bankside/widgets/kit/form/verify/otp-field.tsx';
import { PhoneField } from '@bankside/widgets/kit/form/fields/phone-field.tsx';
import { SubmitButton } from '@bankside/widgets/kit/form/engine/submit-button.tsx';
import { TextArea } from '@bankside/widgets/kit/form/fields/text-area-field.tsx';
import { TextField } from '@bankside/widgets/kit/form/fields/text-field.tsx';
import { UploadField } from '@bankside/widgets/kit/form/upload/upload-field.tsx';
import type { SendFile } from '@bankside/widgets/kit/form/upload/use-uploads.ts';
import { useLanguage, useT } from '@bankside/widgets/kit/words.tsx';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Entry } from './entry.ts';
import { fieldNamed } from '@bankside/widgets/kit/form/engine/field-name.ts';

const nothing = () => undefined;
const never = () => new Promise<never>(nothing);

/** A form that is sent as soon as it is there. */
function Sent({
  onSubmit,
  initial = {},
  children,
}: {
  readonly onSubmit: () => unknown;
  readonly initial?: object;
  readonly children: ReactNode;
}) {
  const form = useRef<FormStore>(null);
  useEffect(() => void form.current?.submit(), []);
  return (
    <Form ref={form} initial={{ ...initial }} onSubmit={onSubmit}>
      {children}
    </Form>
  );
}
const refusing =
  (message: string, fields: readonly string[] = []) =>
  () =>
    Promise.reject(
      Object.assign(new Error(message), {
        code: 1000,
        requestId: '7f3c-20e1',
        fields: fields.map((field) => ({ field, rule: '', msg: message })),
      }),
    );

function Texts() {
  const t = useT('gallery');
  return (
    <Form
      label={t('form.bank')}
      initial={{ email: 'owner@harbour-vale.example', message: t('text.review'), next: 'Bankside' }}
      onSubmit={nothing}
    >
      <TextField name={fieldNamed('bank')} label={t('form.bank')} placeholder={t('form.bankHint')} />
      <TextField name={fieldNamed('email')} label={t('form.email')} readOnly />
      <TextField name={fieldNamed('reference')} label={t('form.reference')} optional />
      <TextArea name={fieldNamed('message')} label={t('form.message')} maxLength={120} />
      <NewPasswordField name={fieldNamed('next')} label={t('form.newPassword')} />
    </Form>
  );
}

function Failed() {
  const t = useT('gallery');
  return (
    <>
      <Sent onSubmit={refusing(t('text.rejected'))} initial={{ bank: 'Marlow & Finch Ltd' }}>
        <TextField name={fieldNamed('bank')} label={t('form.bank')} />
        <SubmitButton>{t('form.send')}</SubmitButton>
      </Sent>
      <Sent onSubmit={never} initial={{ bank: 'Okabe Precision K.K.' }}>
        <TextField name={fieldNamed('bank')} label={t('form.bank')} />
        <SubmitButton>{t('form.send')}</SubmitButton>
      </Sent>
    </>
  );
}

function Refused() {
  const t = useT('gallery');
  const initial = { amount: '48500.005', code: '407113', birthday: '1990-04-', phone: '12', country_code: '+65' };
  return (
    <Sent onSubmit={refusing(t('form.swiftError'), ['amount', 'birthday', 'phone', 'country', 'code'])} initial={initial}>
      <AmountField name={fieldNamed('amount')} label={t('form.amount')} currency="ETH" below={t('form.below')} />
      <DateField name={fieldNamed('birthday')} label={t('form.birthday')} />
      <PhoneField name={fieldNamed('phone')} codeName={fieldNamed('country_code')} label={t('form.phone')} />
      <ComboField name={fieldNamed('country')} label={t('form.country')} options={countryOptions(useLanguage())} />
      <OtpField name={fieldNamed('code')} label={t('form.code')} sentFor={42} send={never} />
    </Sent>
  );
}

/** Easily solved: it shows the state, the tests prove the work. */
const easy = { algorithm: 'PBKDF2/SHA-256', nonce: '00', salt: '00', cost: 1, keyLength: 32, keyPrefix: '0' };
function Checks() {
  const loads = [
    never,
    () => Promise.resolve({ challenge: { parameters: easy, signature: '' }, expires_in_sec: 300 }),
    () => Promise.reject(new Error('offline')),
  ];
  return (
    <>
      <Form onSubmit={nothing}>
        <CaptchaField name={fieldNamed('captcha')} load={never} />
      </Form>
      {loads.map((load, at) => (
        <Started key={at}>
          <CaptchaField name={fieldNamed('captcha')} load={load} />
        </Started>
      ))}
    </>
  );
}

function Started({ children }: { readonly children: ReactNode }) {
  const form = useRef<FormStore>(null);
  useEffect(() => form.current?.start(), []);
  return (
    <Form ref={form} onSubmit={nothing}>
      {children}
    </Form>
  );
}

const MiB = 1_048_576;
const files = [
  { name: 'hasegawa-passport.jpg', size: 3.4 * MiB },
  { name: 'lost-on-the-way.pdf', size: 0.9 * MiB },
  { name: 'certificate-of-incorporation-with-a-name-that-is-long-2019-2025-final.pdf', size: 1.2 * MiB },
  { name: 'film.jpg', size: 11 * MiB },
];
const send: SendFile = (file, { onProgress }) => {
  if (file.name.startsWith('lost')) return Promise.reject(new Error('offline'));
  if (file.name.startsWith('certificate')) return Promise.resolve({ file_key: 'b'.repeat(16), name: file.name, size: file.size });
  onProgress(2.1 * MiB);
  return never();
};

function Files() {
  const t = useT('gallery');
  const hold = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = hold.current?.querySelector<HTMLInputElement>('input[type=file]');
    const chosen = new DataTransfer();
    for (const { name, size } of files) chosen.items.add(new File([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(size - 3)], name));
    if (!input || input.files?.length) return;
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, []);
  return (
    <div ref={hold}>
      <Form onSubmit={nothing}>
        <UploadField name={fieldNamed('files')} label={t('form.file')} slot="support" send={send} />
        <UploadField name={fieldNamed('file')} label={t('form.file')} slot="kyc" send={send} />
      </Form>
    </div>
  );
}

function OpenCombo() {
  const t = useT('gallery');
  const hold = useRef<HTMLDivElement>(null);
  useEffect(() => hold.current?.querySelector('input')?.click(), []);
  return (
    <div ref={hold}>
      <Form initial={{ country: 'JP' }} onSubmit={nothing}>
        <ComboField name={fieldNamed('country')} label={t('form.country')} options={countryOptions(useLanguage())} />
      </Form>
    </div>
  );
}

export const fieldStates: readonly Entry[] = [
  { name: 'field-texts', Render: Texts },
  { name: 'field-refused', Render: Refused },
  { name: 'field-failed', Render: Failed },
  { name: 'field-checks', Render: Checks },
  { name: 'field-files', Render: Files },
  { name: 'field-combo-open', Render: OpenCombo, alone: true },
];
