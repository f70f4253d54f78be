/** The first step of every transfer: one question, one search over both books; what is no payment to somebody is a quiet link (TRF-35). */
import { may } from '@bankside/core/rules/access/permissions.ts';
import { useState } from 'react';
import { useLinks } from '../../../kit/action/link-resolver.ts';
import { Link } from '../../../kit/action/link.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { mono } from '../../../kit/theme/text.css.ts';
import { useT } from '../../../kit/words.tsx';
import { useSession } from '../../../runtime/user.ts';
import { SearchBox } from '../../../shared/lists/search-box.tsx';
import { maskedAccount, shortAddress } from '../../../shared/recipients/account-text.ts';
import { FoundRecipients, foundPage } from '../../../shared/recipients/found-recipients.tsx';
import { useAddresses, usePayees, type AddressRow, type PayeeRow } from '../../../shared/recipients/use-recipients.ts';
import { networkName } from '../digital/address-line.tsx';
import { mayPayFrom } from '../funding/pay-from.tsx';
import * as look from './who.css.ts';

type Props = {
  /** The id of who was chosen before. */
  readonly value: string;
  /** Who was chosen is in the book no more. */
  readonly gone?: boolean;
  /** Of the page's own kind; the other leads to its page. */
  readonly onPayee?: (id: string) => void;
  readonly onAddress?: (id: string) => void;
};

export function WhoToPay({ value, gone = false, onPayee, onAddress }: Props) {
  const t = useT('withdrawals');
  const person = useSession();
  const links = useLinks();
  const [keyword, setKeyword] = useState('');
  const toPayee = onPayee ?? ((payee_id: string) => links.go('transferFiat', { payee_id }));
  const toAddress = onAddress ?? ((address_id: string) => links.go('transferDigital', { address_id }));
  return (
    <>
      <PageHead title={t('who.title')} />
      <div className={look.page}>
        {gone && <Note tone="attention" live="status" title={t('who.gone')} />}
        <SearchBox label={t('who.search')} value={keyword} onSearch={setKeyword} />
        <div className={look.books}>
          {may(person, '11-1') && <Payees key={`payees ${keyword}`} keyword={keyword} value={value} onPick={toPayee} />}
          {may(person, '11-2') && <Addresses key={`addresses ${keyword}`} keyword={keyword} value={value} onPick={toAddress} />}
        </div>
        <OtherWays />
      </div>
    </>
  );
}

type BookProps = { readonly keyword: string; readonly value: string; readonly onPick: (id: string) => void };

function Payees({ keyword, value, onPick }: BookProps) {
  const [page, setPage] = useState(1);
  return (
    <FoundRecipients<PayeeRow>
      book="payees"
      of={usePayees({ keyword, page, page_size: foundPage })}
      isSearch={keyword !== ''}
      page={page}
      onPage={setPage}
      value={value}
      onPick={({ id }) => onPick(id)}
      name={({ beneficiary_name }) => beneficiary_name}
      detail={(row) => (
        <>
          <span className={mono}>{maskedAccount(row.bank_account_number)}</span> · {row.bank_name}
        </>
      )}
      addAt="newPayeeForTransfer"
    />
  );
}

function Addresses({ keyword, value, onPick }: BookProps) {
  const [page, setPage] = useState(1);
  return (
    <FoundRecipients<AddressRow>
      book="addresses"
      of={useAddresses({ keyword, page, page_size: foundPage })}
      isSearch={keyword !== ''}
      page={page}
      onPage={setPage}
      value={value}
      onPick={({ id }) => onPick(id)}
      name={({ name }) => name}
      detail={({ address, network }) => (
        <>
          <span className={mono}>{shortAddress(address)}</span> · {networkName(network)}
        </>
      )}
      addAt="newAddressForTransfer"
    />
  );
}

function OtherWays() {
  const t = useT('withdrawals');
  const person = useSession();
  const [fiat, digital] = [may(person, '11-1'), may(person, '11-2')];
  return (
    <nav className={look.others} aria-label={t('who.others')}>
      {fiat && (
        <Link to="transferFiat" params={{ to: 'account' }}>
          {t('who.account')}
        </Link>
      )}
      {mayPayFrom(person) && <Link to="fx">{t('who.exchange')}</Link>}
      {fiat && (
        <Link to="transferFiat" params={{ to: 'past' }}>
          {t('who.past')}
        </Link>
      )}
      {digital && (
        <Link to="transferDigital" params={{ tab: 'past' }}>
          {t('who.pastDigital')}
        </Link>
      )}
    </nav>
  );
}
