/** What the panel of deposit addresses knows: what the bank takes, the address of the choice, and what is on the way to it. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { policy } from '@bankside/core/rules/policy/policy.ts';
import type { Remote, RemoteKey, RemoteOptions } from '../../../kit/remote/remote.ts';
import { useBank } from '../../../runtime/host-context.tsx';

export type DepositConfig = OutOf<'/deposit/getConfig'>;
export type AssetRow = DepositConfig['assets'][number];
export type NetworkRow = AssetRow['networks'][number];
export type Digital = NonNullable<OutOf<'/deposit/details'>['digital']>;
export type Arrival = OutOf<'/deposit/record'>['list'][number];
export type Choice = { readonly row: AssetRow; readonly network: NetworkRow };
/** As an address or an attribute says it; anything else is the first that the bank offers. */
export type Wanted = { readonly asset?: string | undefined; readonly network?: string | undefined };

export const isSame = (one: string, other: string | undefined) => one === other?.trim().toUpperCase();

export function chosenOf({ assets }: DepositConfig, { asset, network }: Wanted): Choice | undefined {
  const row = assets.find((each) => isSame(each.asset, asset)) ?? assets[0];
  const on = row?.networks.find((each) => isSame(each.network, network)) ?? row?.networks[0];
  return row && on && { row, network: on };
}

/** useRemote where other screens read the same, useAsked in a tag. */
type Ask = <D>(key: RemoteKey, load: (signal: AbortSignal) => Promise<D>, options?: Pick<RemoteOptions<D>, 'every' | 'when'>) => Remote<D>;

export const useDepositConfig = (useAnswer: Ask): Remote<DepositConfig> => {
  const bank = useBank();
  return useAnswer(['deposits', 'config'], (signal) => bank.call('/deposit/getConfig', {}, { signal }));
};

export type DepositAddressState = {
  readonly config: Remote<DepositConfig>;
  readonly choice: Choice | undefined;
  readonly details: Remote<Digital>;
  readonly way: Remote<readonly Arrival[]>;
};

/** How many deposits the panel shows, the newest first. */
const shown = 4;

export function useDepositAddress(wanted: Wanted, withRecords: boolean, useAnswer: Ask): DepositAddressState {
  const bank = useBank();
  const config = useDepositConfig(useAnswer);
  const choice = config.state === 'ready' ? chosenOf(config.data, wanted) : undefined;
  const asset = choice?.row.asset ?? 'USDT';
  const network = choice?.network.network ?? 'TRC20';
  const details = useAnswer(
    ['deposits', 'address', asset, network],
    async (signal) => {
      const { digital } = await bank.call('/deposit/details', { currency: asset, network }, { signal });
      if (!digital) throw new Error('the bank sent no address');
      return digital;
    },
    { when: choice !== undefined },
  );
  const way = useAnswer(
    ['deposits', 'way', asset],
    async (signal) => {
      const asked = { currency: [asset], page_size: shown };
      return (await bank.call('/deposit/record', asked, { signal, background: true })).list;
    },
    { when: choice !== undefined && withRecords, every: policy.applying.pollMs },
  );
  return { config, choice, details, way };
}

/** Bitcoin's own network carries nothing else and has no code of its own: it is called by its chain (DEP-08). */
export const networkName = ({ network, chain }: NetworkRow): string => (network === 'BTC' ? chain : network);
