/** The first step: which asset, over which network, and to which saved address. */
import { assets, carries, type Network } from '@bankside/core/rules/money/networks.ts';
import { fieldsOf } from '../../../kit/form/engine/field-name.ts';
import { Button } from '../../../kit/action/button.tsx';
import { Form } from '../../../kit/form/engine/form.tsx';
import { SegmentedField } from '../../../kit/form/choices/segmented-field.tsx';
import { useForm, useValue } from '../../../kit/form/engine/use-form.ts';
import { Section } from '../../../kit/nav/heading.tsx';
import { useT } from '../../../kit/words.tsx';
import { AddressPicker } from '../../../shared/recipients/address-picker.tsx';
import { StepActs } from '../steps/transfer-frame.tsx';
import { useEffect } from 'react';
import { networkName } from './address-line.tsx';
import * as look from './digital.css.ts';
import type { Pair } from './digital-draft.ts';
import type { Details, DigitalTransfer, SavedAddress } from './use-digital-transfer.ts';

const field = fieldsOf<Pair>();

type Props = { readonly details: Details; readonly transfer: DigitalTransfer; readonly address: SavedAddress | undefined };

export function AddressStep({ details, transfer, address }: Props) {
  const t = useT('withdrawals');
  const { pair, change, go } = transfer;
  const pick = ({ id, network }: Pick<SavedAddress, 'id' | 'network'>) => {
    change({ ...pair, network, address_id: id });
    go('amount');
  };
  return (
    <div className={look.choices}>
      <Form initial={pair} onSubmit={() => undefined} label={t('digital.what')}>
        <Choices
          details={details}
          pair={pair}
          onChoose={(next) => change({ ...next, ...(next.network === address?.network ? {} : { address_id: '' }) })}
        />
      </Form>
      <Section title={t('digital.where')}>
        <AddressPicker key={`${pair.asset} ${pair.network}`} {...pair} value={address?.id} onPick={pick} />
      </Section>
      {address && (
        <StepActs>
          <Button variant="primary" onClick={() => go('amount')}>
            {t('digital.goOn')}
          </Button>
        </StepActs>
      )}
    </div>
  );
}

type ChoicesProps = { readonly details: Details; readonly pair: Pair; readonly onChoose: (pair: Pair) => void };

/** Only pairs that exist; Bitcoin has one network, shown without a choice (DEP-08). */
function Choices({ details, pair, onChoose }: ChoicesProps) {
  const t = useT('withdrawals');
  const networks: readonly Network[] = details.assets.find(({ asset }) => asset === pair.asset)?.networks ?? assets[pair.asset];
  const [only] = networks;
  return (
    <>
      <SegmentedField
        name={field('asset')}
        label={t('digital.asset')}
        options={details.assets.map(({ asset }) => ({ value: asset, label: asset }))}
      />
      {networks.length > 1 ? (
        <SegmentedField
          name={field('network')}
          label={t('digital.network')}
          options={networks.map((network) => ({ value: network, label: network, note: networkName(network).split(' · ')[1] ?? '' }))}
        />
      ) : (
        only && <p className={look.to}>{t('digital.onlyNetwork', { asset: pair.asset, network: networkName(only) })}</p>
      )}
      <Chosen pair={pair} onChoose={onChoose} />
    </>
  );
}

/** The draft follows the choices; an asset that the network does not carry takes its own first. */
function Chosen({ pair, onChoose }: Omit<ChoicesProps, 'details'>) {
  const form = useForm();
  const asset = useValue(field('asset')) ?? pair.asset;
  const network = useValue(field('network')) ?? pair.network;
  useEffect(() => {
    if (asset === pair.asset && network === pair.network) return;
    const fits = carries(asset, network) ? network : assets[asset][0];
    if (fits !== network) form.set(field('network'), fits);
    onChoose({ asset, network: fits });
  }, [form, asset, network, pair.asset, pair.network, onChoose]);
  return null;
}
