import { networks } from '@bankside/core/rules/money/networks.ts';
import { AddressText } from '../../../kit/data/address-text.tsx';
import { TextButton } from '../../../kit/action/text-button.tsx';
import { useT } from '../../../kit/words.tsx';
import * as fiat from '../fiat/fiat.css.ts';
import type { SavedAddress } from './use-digital-transfer.ts';

/** Where it goes, above the amount. */
export function AddressLine({ address, onChange }: { readonly address: SavedAddress; readonly onChange: () => void }) {
  const t = useT('withdrawals');
  return (
    <div className={fiat.payee}>
      <div className={fiat.grow}>
        <p className={fiat.payeeName}>{address.name}</p>
        <p className={fiat.payeeAccount}>
          <AddressText value={address.address} /> · {networkName(address.network)}
        </p>
      </div>
      <TextButton onClick={onChange}>{t('digital.change')}</TextButton>
    </div>
  );
}

/** 'ERC20 · Ethereum'; Bitcoin's network has its own name only. */
export const networkName = (network: keyof typeof networks): string =>
  network === 'BTC' ? networks.BTC.chain : `${network} · ${networks[network].chain}`;
