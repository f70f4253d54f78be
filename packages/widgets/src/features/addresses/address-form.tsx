/** A wallet address's fields (REC-07): what was pasted is shown again in groups, its ends emphasised, to be compared with the wallet. */
import { networkCodes, networks } from '@bankside/core/rules/money/networks.ts';
import { AddressText } from '../../kit/data/address-text.tsx';
import { textOf } from '../../kit/form/engine/form-paths.ts';
import { SegmentedField } from '../../kit/form/choices/segmented-field.tsx';
import { narrow, TextField, type Fold } from '../../kit/form/fields/text-field.tsx';
import { useValue } from '../../kit/form/engine/use-form.ts';
import { useT } from '../../kit/words.tsx';
import * as look from '../../shared/recipients/recipients.css.ts';

const unspaced: Fold = (text) => narrow(text).replace(/\s+/g, '');

export function AddressFields() {
  const t = useT('addresses');
  return (
    <>
      <TextField name="name" label={t('field.name')} hint={t('field.nameHint')} autoComplete="off" />
      <SegmentedField
        name="network"
        label={t('field.network')}
        hint={t('field.networkHint')}
        options={networkCodes.map((code) => ({ value: code, label: code, note: networks[code].chain }))}
      />
      <TextField name="address" label={t('field.address')} fold={unspaced} autoComplete="off" after={<ReadBack />} />
    </>
  );
}

function ReadBack() {
  const t = useT('addresses');
  const address = textOf(useValue('address'));
  if (address.length < 10) return null;
  return (
    <span className={look.readBack}>
      <AddressText value={address} />
      <span className={look.detail}>{t('field.compare')}</span>
    </span>
  );
}
