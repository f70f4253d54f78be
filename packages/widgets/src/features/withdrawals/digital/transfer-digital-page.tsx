/** A transfer to a wallet address (transfer_p_jmhb): address, amount, review with the code, sent; and the past ones. */
import { useEffect } from 'react';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { useLinks } from '../../../kit/action/link-resolver.ts';
import { useRemote } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import type { FixedFilter } from '../../../shared/money/book/book-rows.ts';
import { RecordBook } from '../../../shared/money/record-book.tsx';
import { useQuery } from '../../../runtime/url.ts';
import { useAddress } from '../../../shared/recipients/use-recipients.ts';
import { assetFor } from '../who/settled.ts';
import { DigitalSteps } from './digital-steps.tsx';
import { useDigitalTransfer, type Details, type DigitalTransfer, type SavedAddress } from './use-digital-transfer.ts';

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
  const { address_id } = transfer.draft;
  const found = useAddress(address_id);
  const address = found.state === 'ready' ? found.data.list[0] : undefined;
  const isSettled = useSettled(transfer, details, address);
  if (address_id !== '' && (found.state === 'loading' || (address && !isSettled))) return null;
  return <DigitalSteps details={details} transfer={transfer} address={address} gone={found.state === 'ready' && !address} />;
}

/** Network and asset follow the address once; which asset is chosen afterwards stays. */
function useSettled({ draft, change }: DigitalTransfer, details: Details, address: SavedAddress | undefined): boolean {
  const bank = useBank();
  const id = draft.address_id;
  const wanted = address ? `${address.id} ${address.network}` : '';
  const isSettled = draft.settled_for === wanted;
  const history = useRemote(
    ['addresses', 'one', id],
    (signal) => bank.call('/withdraw/address/get', { id }, { signal, background: true }),
    { when: wanted !== '' && !isSettled },
  );
  const last = history.state === 'ready' ? history.data.paid.last?.currency : undefined;
  const isKnown = history.state !== 'loading'; // a history that did not load leaves what is held
  useEffect(() => {
    if (isSettled || !address || !isKnown) return;
    const { network } = address;
    change({ settled_for: wanted, network, asset: assetFor(details, network, last) ?? '', pay_from: '' });
  }, [isSettled, address, wanted, isKnown, last, details, change]);
  return isSettled;
}

const calls = { list: '/withdraw/crypto/record', download: '/withdraw/crypto/download' } as const;
const types = ['withdrawal'] as const;
const only: FixedFilter = { kind: 'digital', transfer_type: ['address'] };

function Past() {
  const t = useT('withdrawals');
  const links = useLinks();
  return (
    <RecordBook
      title={t('who.pastDigital')}
      crumbs={[{ label: t('steps.transfer'), to: 'transferDigital' }, { label: t('who.pastDigital') }]}
      calls={calls}
      types={types}
      fixed={only}
      onOpen={({ id }) => links.go('transferRecordDigital', { id })}
    />
  );
}
