/** Token and network, all visible (DES-52). A token with one network shows it without a choice (DEP-08). */
import { useId } from 'react';
import { label as labelLook } from '../../../kit/form/engine/form.css.ts';
import { Segmented } from '../../../kit/nav/segmented.tsx';
import { useT } from '../../../kit/words.tsx';
import * as look from './panel.css.ts';
import { networkName, type Choice, type DepositConfig } from './use-deposit-address.ts';

type TokenChoiceProps = {
  readonly config: DepositConfig;
  readonly choice: Choice;
  readonly onChoose: (asset: string, network: string) => void;
};

export function TokenChoice({ config: { assets }, choice: { row, network }, onChoose }: TokenChoiceProps) {
  const t = useT('deposit-address');
  const tokens = assets.map(({ asset }) => ({ value: asset, label: asset, note: t(`assets.${asset}`) }));
  const networks = row.networks.map((each) => ({
    value: each.network,
    label: networkName(each),
    note: t('choice.takes', { chain: each.chain, minutes: each.minutes }),
  }));
  const [only] = networks;
  return (
    <>
      <Segmented started label={t('choice.token')} options={tokens} value={row.asset} onChange={(asset) => onChoose(asset, '')} />
      {networks.length > 1 || !only ? (
        <div className={look.networks}>
          <Segmented
            started
            label={t('choice.network')}
            options={networks}
            value={network.network}
            onChange={(next) => onChoose(row.asset, next)}
          />
        </div>
      ) : (
        <OnlyNetwork {...only} />
      )}
    </>
  );
}

function OnlyNetwork({ label, note }: { readonly label: string; readonly note: string }) {
  const t = useT('deposit-address');
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <span className={labelLook} id={id}>
        {t('choice.network')}
      </span>
      <p className={look.only}>
        {label}
        <span className={look.onlyNote}>{note}</span>
      </p>
    </div>
  );
}
