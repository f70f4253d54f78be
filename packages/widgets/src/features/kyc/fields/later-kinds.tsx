/** The kinds of fields that come after the first of step one. */
import type { FieldRow } from '@bankside/core/rules/kyc/kyc.ts';
import { useMemo } from 'react';
import { AmountField } from '../../../kit/form/fields/amount-field.tsx';
import { ChoicesField } from '../../../kit/form/choices/choices-field.tsx';
import { countryOptions } from '../../../kit/form/choices/country-options.ts';
import { MultiComboField } from '../../../kit/form/choices/multi-combo-field.tsx';
import { SegmentedField } from '../../../kit/form/choices/segmented-field.tsx';
import { narrow, TextField } from '../../../kit/form/fields/text-field.tsx';
import { UnitField } from '../../../kit/form/fields/unit-field.tsx';
import { UploadField } from '../../../kit/form/upload/upload-field.tsx';
import { useValue } from '../../../kit/form/engine/use-form.ts';
import { WholePhoneField } from '../../../kit/form/fields/whole-phone-field.tsx';
import { SignatureField } from '../../../kit/signature/signature-field.tsx';
import { useLocale, useNames } from '../../../kit/words.tsx';
import { usePreview } from '../../../shared/document-preview/use-preview.tsx';
import { useHandOff } from '../../../shared/files/hand-off.ts';
import { currencyName } from '../../../shared/kyc/value-words.ts';
import { rememberingFile } from '../../../shared/files/remembering-file.ts';
import { useSendFile } from '../../../shared/files/send-file.ts';
import { common, Select, useOptions } from '../../../wizard/common-kinds.tsx';
import type { Kind, KindProps } from '../../../wizard/kinds.ts';
import { useKyc, useWizard } from '../wizard/wizard-context.tsx';

type Props = KindProps<FieldRow>;
export const kinds = {
  ...common,
  idNumber: ({ row: _row, ...props }) => <TextField {...props} fold={narrow} autoComplete="off" />,
  web: ({ row: _row, ...props }) => <TextField {...props} type="url" inputMode="url" placeholder="https://" autoComplete="url" />,
  whole: ({ row: _row, ...props }) => <TextField {...props} inputMode="numeric" fold={narrow} autoComplete="off" />,
  percent: ({ row: _row, ...props }) => <UnitField {...props} unit="%" />,
  money: ({ row: _row, ...props }) => <AmountField {...props} currency="USD" />,
  phone: ({ row: _row, ...props }) => <WholePhoneField {...props} />,
  countries: ({ row, ...props }) => <MultiComboField {...props} max={row.max} options={countryOptions(useLocale())} />,
  currencies: CurrenciesRow,
  choice: ChoiceRow,
  choices: ({ row, ...props }) => <ChoicesField {...props} options={useOptions(row)} />,
  file: FileRow,
  files: FileRow,
  signature: SignatureRow,
} as const satisfies Readonly<Record<string, Kind<FieldRow>>>;

/** Up to three are all visible; more open as a list. */
function ChoiceRow(props: Props) {
  const { row, ...field } = props;
  const options = useOptions(row);
  return options.length <= 3 ? <SegmentedField {...field} options={options} /> : <Select {...props} />;
}

function CurrenciesRow({ row: { options = [], max }, ...props }: Props) {
  const locale = useLocale();
  const option = useNames('options');
  const named = useMemo(
    () => options.map((value) => ({ value, label: currencyName(value, locale, option), search: value })),
    [options, locale, option],
  );
  return <MultiComboField {...props} max={max} options={named} />;
}

function FileRow({ row, ...props }: Props) {
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

function SignatureRow({ row: _row, ...props }: Props) {
  const typed = useKyc((state) => state.info?.limits.typed_signature === true);
  return <SignatureField {...props} send={useSendFile('kyc')} typed={typed} />;
}
