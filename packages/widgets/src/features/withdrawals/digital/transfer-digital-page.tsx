/** A transfer to a wallet address (transfer_p_jmhb): address, amount, review with the code, sent; and the past ones. */
import { carries, assetCodes } from '@bankside/core/rules/money/networks.ts';
import { useEffect } from 'react';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { useLinks } from '../../../kit/action/link-resolver.ts';
import { useRemote } from '../../../kit/remote/remote.ts';
import { TabLinks } from '../../../kit/nav/tab-links.tsx';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import type { FixedFilter } from '../../../shared/money/book/book-rows.ts';
import { RecordBook } from '../../../shared/money/record-book.tsx';
import { useQuery } from '../../../runtime/url.ts';
import { useAddress } from '../../../shared/recipients/use-recipients.ts';
import * as look from './digital.css.ts';
import { DigitalSteps } from './digital-steps.tsx';
import { useDigitalTransfer, type Details, type SavedAddress } from './use-digital-transfer.ts';

export function TransferDigitalPage() {
  const t = useT('withdrawals');
  const bank = useBank();
  const [{ tab }] = useQuery(['tab']);
  const details = useRemote(['withdrawals', 'details', 'address'], (signal) =>
    bank.call('/withdraw/details', { transfer_type: 'address' }, { signal }),
  );
  if (tab === 'past') return <Past />;
  return (
    <CallView of={details} what={t('digital.loading')} failed={t('digital.failed')}>
      {(data) => <Transfer details={data} />}
    </CallView>
  );
}

function Transfer({ details }: { readonly details: Details }) {
  const transfer = useDigitalTransfer(details);
  const { pair, draft, change } = transfer;
  const found = useAddress(draft.address_id);
  const address = found.state === 'ready' ? found.data.list[0] : undefined;
  useFittingPair(address, pair, change);
  const isKnown = draft.address_id === '' || found.state !== 'loading';
  return isKnown ? <DigitalSteps details={details} transfer={transfer} address={address} tabs={<WalletTabs here="new" />} /> : null;
}

/** An address that was saved on the way may be of another network than the one chosen before: it decides. */
function useFittingPair(
  address: SavedAddress | undefined,
  { asset, network }: ReturnType<typeof useDigitalTransfer>['pair'],
  change: ReturnType<typeof useDigitalTransfer>['change'],
): void {
  useEffect(() => {
    if (!address || (address.network === network && carries(asset, network))) return;
    const fits = carries(asset, address.network) ? asset : assetCodes.find((code) => carries(code, address.network));
    change({ network: address.network, ...(fits ? { asset: fits } : {}) });
  }, [address, asset, network, change]);
}

function WalletTabs({ here }: { readonly here: 'new' | 'past' }) {
  const t = useT('withdrawals');
  return (
    <TabLinks
      name={t('digital.tabs.name')}
      tabs={[
        { label: t('digital.tabs.new'), to: 'transferDigital', here: here === 'new' },
        { label: t('digital.tabs.past'), to: 'transferDigital', params: { tab: 'past' }, here: here === 'past' },
      ]}
    />
  );
}

const calls = { list: '/withdraw/crypto/record', download: '/withdraw/crypto/download' } as const;
const types = ['withdrawal'] as const;
const only: FixedFilter = { kind: 'digital', transfer_type: ['address'] };

function Past() {
  const t = useT('withdrawals');
  const links = useLinks();
  return (
    <>
      <PageHead
        title={t('shell:places.transferDigital')}
        crumbs={[{ label: t('steps.transfer'), to: 'transferFiat' }, { label: t('digital.target') }]}
      />
      <WalletTabs here="past" />
      <div className={look.past}>
        <RecordBook
          title={t('digital.tabs.past')}
          level="section"
          calls={calls}
          types={types}
          fixed={only}
          onOpen={({ id }) => links.go('transferRecordDigital', { id })}
        />
      </div>
    </>
  );
}
