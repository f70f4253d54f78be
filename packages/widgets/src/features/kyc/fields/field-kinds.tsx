/** The kinds of fields that come after the first of step one. */
import type { FieldKind, FieldRow } from '@bankside/core/rules/kyc/kyc.ts';
import { useMemo, type FunctionComponent } from 'react';
import { AmountField } from '../../../kit/form/fields/amount-field.tsx';
import { ChoicesField } from '../../../kit/form/choices/choices-field.tsx';
import { ComboField } from '../../../kit/form/choices/combo-field.tsx';
import { countryOptions } from '../../../kit/form/choices/country-options.ts';
import { DateField } from '../../../kit/form/fields/date-field.tsx';
import { MultiComboField } from '../../../kit/form/choices/multi-combo-field.tsx';
import { SegmentedField } from '../../../kit/form/choices/segmented-field.tsx';
import { SelectField, type Option } from '../../../kit/form/choices/select-field.tsx';
import { TextArea } from '../../../kit/form/fields/text-area-field.tsx';
import { narrow, TextField } from '../../../kit/form/fields/text-field.tsx';
import { UnitField } from '../../../kit/form/fields/unit-field.tsx';
import { UploadField } from '../../../kit/form/upload/upload-field.tsx';
import { useValue } from '../../../kit/form/engine/use-form.ts';
import { WholePhoneField } from '../../../kit/form/fields/whole-phone-field.tsx';
import { SignatureField } from '../../../kit/signature/signature-field.tsx';
import { useLanguage } from '../../../kit/words.tsx';
import { usePreview } from '../../../shared/document-preview/use-preview.tsx';
import { useHandOff } from '../../../shared/files/hand-off.ts';
import { currencyName } from '../../../shared/kyc/value-words.ts';
import { rememberingFile } from '../../../shared/files/remembering-file.ts';
import { useSendFile } from '../../../shared/files/send-file.ts';
import type { KindProps } from './kind-props.ts';
import { useNames } from '../../../kit/words.tsx';
import { useKyc, useWizard } from '../wizard/wizard-context.tsx';

const kinds: Partial<Record<FieldKind, FunctionComponent<KindProps>>> = {
  idNumber: ({ row: _row, ...props }) => <TextField {...props} fold={narrow} autoComplete="off" />,
  web: ({ row: _row, ...props }) => <TextField {...props} type="url" inputMode="url" placeholder="https://" autoComplete="url" />,
  whole: ({ row: _row, ...props }) => <TextField {...props} inputMode="numeric" fold={narrow} autoComplete="off" />,
  percent: ({ row: _row, ...props }) => <UnitField {...props} unit="%" />,
  money: ({ row: _row, ...props }) => <AmountField {...props} currency="USD" />,
  prose: ({ row, ...props }) => <TextArea {...props} rows={3} maxLength={row.max} />,
  phone: ({ row: _row, ...props }) => <WholePhoneField {...props} />,
  day: ({ row: _row, ...props }) => <DateField {...props} />,
  country: ({ row: _row, ...props }) => <ComboField {...props} options={countryOptions(useLanguage())} />,
  countries: ({ row, ...props }) => <MultiComboField {...props} max={row.max} options={countryOptions(useLanguage())} />,
  currencies: CurrenciesRow,
  choice: ChoiceRow,
  choices: ({ row, ...props }) => <ChoicesField {...props} options={useOptions(row)} />,
  file: FileRow,
  files: FileRow,
  signature: SignatureRow,
};

export function LaterField(props: KindProps) {
  const Kind = kinds[props.row.kind];
  return Kind ? <Kind {...props} /> : null;
}

function useOptions({ options = [], list }: FieldRow): readonly Option[] {
  const option = useNames('options');
  return options.map((value) => ({ value, label: list ? option(list, value) : value }));
}

/** Up to three are all visible; more open as a list. */
function ChoiceRow({ row, ...props }: KindProps) {
  const options = useOptions(row);
  return options.length <= 3 ? <SegmentedField {...props} options={options} /> : <SelectField {...props} options={options} />;
}

function CurrenciesRow({ row: { options = [], max }, ...props }: KindProps) {
  const language = useLanguage();
  const option = useNames('options');
  const named = useMemo(
    () => options.map((value) => ({ value, label: currencyName(value, language, option), search: value })),
    [options, language, option],
  );
  return <MultiComboField {...props} max={max} options={named} />;
}

function FileRow({ row, ...props }: KindProps) {
  const { source } = useWizard();
  const send = useSendFile('kyc');
  const byPhone = useHandOff('kyc');
  const ways = useMemo(() => rememberingFile(send, byPhone, source.received), [send, byPhone, source]);
  const preview = usePreview();
  const value = useValue<unknown>(props.name);
  const keys: readonly unknown[] = Array.isArray(value) ? value : [value];
  return (
    <>
      <UploadField
        {...props}
        slot="kyc"
        files={row.kind === 'files' ? (row.max ?? 1) : 1}
        {...ways}
        kept={keys.flatMap((key) => source.file(key) ?? [])}
        open={preview.open}
      />
      {preview.dialog}
    </>
  );
}

function SignatureRow({ row: _row, ...props }: KindProps) {
  const typed = useKyc((state) => state.info?.limits.typed_signature === true);
  return <SignatureField {...props} send={useSendFile('kyc')} typed={typed} />;
}
