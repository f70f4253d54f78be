/** One wallet address: its network and the whole of it, what was sent to it, and its changes (REC-14). */
import { networks } from '@bankside/core/rules/money/networks.ts';
import { AddressText } from '../../kit/data/address-text.tsx';
import { Fact } from '../../kit/data/facts.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { isId, useQuery } from '../../runtime/url.ts';
import { useBookActs } from '../../shared/recipients/book-acts.tsx';
import { RecipientPage } from '../../shared/recipients/page/recipient-page.tsx';
import type { AddressRow } from '../../shared/recipients/use-recipients.ts';

const labels: Readonly<Record<string, 'field.name' | 'field.address' | 'field.network'>> = {
  name: 'field.name',
  address: 'field.address',
  network: 'field.network',
};

export function AddressPage() {
  const t = useT('addresses');
  const bank = useBank();
  const [{ id }] = useQuery(['id']);
  const address = useRemote(['addresses', 'one', id], (signal) => bank.call('/withdraw/address/get', { id }, { signal }), {
    when: isId(id),
  });
  const acts = useBookActs('addresses', {
    favourite: (change, { key }) => bank.call('/withdraw/address/edit', change, { key }),
    remove: (which, { key }) => bank.call('/withdraw/address/del', { id: which }, { key }),
  });
  return (
    <RecipientPage
      book="addresses"
      of={address}
      nameOf={({ name }) => name}
      acts={acts}
      facts={(entry) => <AddressFacts entry={entry} />}
      fieldName={(field) => {
        const label = labels[field];
        return label && t(label);
      }}
      payments={(asked, signal) => bank.call('/withdraw/address/paid', asked, { signal })}
    />
  );
}

function AddressFacts({ entry: { address, network } }: { readonly entry: AddressRow }) {
  const t = useT('addresses');
  return (
    <>
      <Fact label={t('field.address')}>
        <AddressText value={address} copy={t('field.address')} />
      </Fact>
      <Fact label={t('field.network')}>{`${network} · ${networks[network].chain}`}</Fact>
    </>
  );
}
