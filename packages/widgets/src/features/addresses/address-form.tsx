/** A wallet address's fields (REC-07): what was pasted is shown again in groups, its ends emphasised, to be compared with the wallet. */
import type { InOf } from '@bankside/core/contract/index.ts';
import { isNetwork, networkCodes, networks } from '@bankside/core/rules/money/networks.ts';
import { fieldsOf } from '../../kit/form/engine/form.tsx';
import { textOf, type Values } from '../../kit/form/engine/form-paths.ts';
import { AddressText } from '../../kit/data/address-text.tsx';
import { SegmentedField } from '../../kit/form/choices/segmented-field.tsx';
import { narrow, TextField, type Fold } from '../../kit/form/fields/text-field.tsx';
import { useValue } from '../../kit/form/engine/use-form.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { LeftChecks } from '../../shared/recipients/left-checks.tsx';
import type { LeftQuestion } from '../../shared/recipients/use-bank-answers.ts';
import * as look from '../../shared/recipients/recipients.css.ts';

export const addressSchema = () => import('@bankside/core/contract/addresses.ts').then((contract) => contract.addresses.add.in);
const field = fieldsOf<InOf<'/withdraw/address/add'>>();
const unspaced: Fold = (text) => narrow(text).replace(/\s+/g, '');

const again = { network: ['address'] } as const;

/** The address is checked as soon as it is left, and again on another network (REC-16). */
export function AddressFields({ id }: { /** Of the entry that is changed. */ readonly id?: string | undefined }) {
  const t = useT('addresses');
  const bank = useBank();
  const question = (name: string, values: Values): LeftQuestion | undefined => {
    const network = values['network'];
    if (name !== 'address' || typeof network !== 'string' || !isNetwork(network)) return undefined;
    const input = { address: textOf(values['address']), network, ...(id && { id }) };
    return { input, ask: (signal) => bank.call('/withdraw/address/check', input, { signal, background: true }) };
  };
  return (
    <LeftChecks question={question} again={again} schema={addressSchema}>
      <TextField name={field('name')} label={t('field.name')} hint={t('field.nameHint')} autoComplete="off" />
      <SegmentedField
        name={field('network')}
        label={t('field.network')}
        hint={t('field.networkHint')}
        options={networkCodes.map((code) => ({ value: code, label: code, note: networks[code].chain }))}
      />
      <TextField name={field('address')} label={t('field.address')} fold={unspaced} autoComplete="off" after={<ReadBack />} />
    </LeftChecks>
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
