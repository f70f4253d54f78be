/** A wallet address's fields (REC-07): what was pasted is shown again in groups, its ends emphasised, to be compared with the wallet. */
import type { InOf } from '@bankside/core/contract/index.ts';
import { networkCodes, networks } from '@bankside/core/rules/money/networks.ts';
import { fieldsOf } from '../../kit/form/engine/field-name.ts';
import { AddressText } from '../../kit/data/address-text.tsx';
import { SegmentedField } from '../../kit/form/choices/segmented-field.tsx';
import { narrow, TextField, type Fold } from '../../kit/form/fields/text-field.tsx';
import { useValue } from '../../kit/form/engine/use-form.ts';
import { useT } from '../../kit/words.tsx';
import * as look from '../../shared/recipients/recipients.css.ts';

const field = fieldsOf<InOf<'/withdraw/address/add'>>();
const unspaced: Fold = (text) => narrow(text).replace(/\s+/g, '');

export function AddressFields() {
  const t = useT('addresses');
  return (
    <>
      <TextField name={field('name')} label={t('field.name')} hint={t('field.nameHint')} autoComplete="off" />
      <SegmentedField
        name={field('network')}
        label={t('field.network')}
        hint={t('field.networkHint')}
        options={networkCodes.map((code) => ({ value: code, label: code, note: networks[code].chain }))}
      />
      <TextField name={field('address')} label={t('field.address')} fold={unspaced} autoComplete="off" after={<ReadBack />} />
    </>
  );
}

function ReadBack() {
  const t = useT('addresses');
  const address = useValue(field('address')) ?? '';
  if (address.length < 10) return null;
  return (
    <span className={look.readBack}>
      <AddressText value={address} />
      <span className={look.detail}>{t('field.compare')}</span>
    </span>
  );
}
