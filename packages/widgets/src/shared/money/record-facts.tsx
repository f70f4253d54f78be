/** What is known about a record: from where, to whom, what for, by which rate. What is empty is left out. */
import type { MoneyRecord } from '@bankside/core/contract/money.ts';
import type { KeyOf, TailOf } from '@bankside/core/i18n/keys.ts';
import { cardText } from '@bankside/core/i18n/amounts.ts';
import { formatRate } from '@bankside/core/i18n/rates.ts';
import { rateCurrency } from '@bankside/core/rules/money/transfers.ts';
import { purposes } from '@bankside/core/rules/money/money-options.ts';
import { may } from '@bankside/core/rules/access/permissions.ts';
import type { ReactNode } from 'react';
import { AddressText } from '../../kit/data/address-text.tsx';
import { CopyButton } from '../../kit/action/copy-button.tsx';
import { Fact, Facts } from '../../kit/data/facts.tsx';
import { Link } from '../../kit/action/link.tsx';
import { mono } from '../../kit/theme/text.css.ts';
import { useT, type T } from '../../kit/words.tsx';
import { useDates, type Dates } from '../dates.ts';
import { useSession } from '../../runtime/user.ts';
import { isIncoming, networkName, paidBy } from './money-names.ts';
import { facts as look } from './record-details.css.ts';

type Label = TailOf<KeyOf<'money'>, 'facts'>;
type Row = readonly [label: Label, value: ReactNode];

type RecordFactsProps = { readonly record: MoneyRecord; /** More of them, under the account. */ readonly children?: ReactNode };

export function RecordFacts({ record, children }: RecordFactsProps) {
  const t = useT('money');
  const dates = useDates();
  return (
    <div className={look}>
      <Facts>
        <Rows rows={accountRows(t, record)} />
        {children}
        <Booked record={record} />
        <Rows rows={[...recipientRows(t, record), ...detailRows(t, dates, record)]} />
        <Ordered record={record} />
        <OfCard record={record} />
        <Related record={record} />
      </Facts>
    </div>
  );
}

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  const t = useT('money');
  return rows.map(
    ([label, value]) =>
      value && (
        <Fact key={label} label={t(`facts.${label}`)}>
          {value}
        </Fact>
      ),
  );
}

function accountRows(t: T<'money'>, record: MoneyRecord): readonly Row[] {
  const { currency, sold_currency, sender_account_name, sender_address } = record;
  const own = (code: string) => t('facts.ownAccount', { currency: code });
  if (record.type === 'exchange')
    return [
      ['from', own(sold_currency ?? currency)],
      ['to', own(currency)],
    ];
  return [
    [isIncoming(record) ? 'to' : 'from', own(paidBy(record)?.currency ?? currency)],
    ['sender', sender_account_name],
    ['senderAddress', sender_address && <AddressText value={sender_address} copy={t('facts.senderAddress')} />],
  ];
}

/** Read in groups of four; copied and heard as they are. */
const grouped = (number: string): string => number.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
const inMono = (text: string) => text && <span className={mono}>{text}</span>;

function recipientRows(t: T<'money'>, { recipient }: MoneyRecord): readonly Row[] {
  if (!recipient) return [];
  const { bank_name, bank_account_number, account_number, swift_code, address } = recipient;
  return [
    ['bank', bank_name],
    ['account', inMono(grouped(bank_account_number || account_number))],
    ['swift', inMono(swift_code)],
    ['address', address && <AddressText value={address} copy={t('facts.address')} />],
  ];
}

function detailRows(t: T<'money'>, dates: Dates, record: MoneyRecord): readonly Row[] {
  const { network, purpose, reference, hash, rate, rate_at, convert_to, currency, sold_currency } = record;
  const known = purposes.find((each) => each === purpose);
  const at = rate_at ? dates.dateTime(rate_at) : '';
  return [
    ['network', network && networkName(network)],
    [
      'rate',
      rate &&
        t(at ? 'facts.rateAt' : 'facts.rateOf', { from: sold_currency ?? currency, rate: formatRate(rate, rateCurrency(record)), at }),
    ],
    ['convertTo', convert_to],
    ['purpose', known ? t(`options:purposes.${known}`) : purpose],
    ['reference', reference && <Copied value={reference} what={t('facts.reference')} />],
    ['hash', hash && <AddressText value={hash} copy={t('facts.hash')} />],
  ];
}

const Copied = ({ value, what }: { readonly value: string; readonly what: string }) => (
  <>
    {value}
    {'\u00a0'}
    <CopyButton value={value} what={what} />
  </>
);

const pageOf = { payee: ['payee', '11-1'], address: ['walletAddress', '11-2'] } as const;

/** The payee or the wallet address: its page has all that was paid to it. */
function Booked({ record: { recipient, recipient_id, transfer_type } }: { readonly record: MoneyRecord }) {
  const t = useT('money');
  const person = useSession();
  if (!recipient || !recipient_id || (transfer_type !== 'payee' && transfer_type !== 'address')) return null;
  const [place, code] = pageOf[transfer_type];
  if (!may(person, code)) return null;
  return (
    <Fact label={t(`facts.${place}`)}>
      <Link to={place} params={{ id: recipient_id }}>
        {recipient.name}
      </Link>
    </Fact>
  );
}

/** The schedule or the file that it was paid by: one press away. */
function Ordered({ record: { ordered } }: { readonly record: MoneyRecord }) {
  const t = useT('money');
  const opens = may(useSession(), '11-1');
  if (!ordered) return null;
  const { by, id, line = 0 } = ordered;
  const name = by === 'file' ? t('facts.orderedFile', { line }) : t('facts.orderedSchedule');
  return (
    <Fact label={t('facts.ordered')}>
      {opens ? (
        <Link to={by === 'file' ? 'paymentFiles' : 'scheduled'} params={{ id }}>
          {name}
        </Link>
      ) : (
        name
      )}
    </Fact>
  );
}

/** The card, its top-up, and what a fee is for: one press away for those who may see cards. */
function OfCard({ record: { card, number, type } }: { readonly record: MoneyRecord }) {
  const t = useT('money');
  const opens = may(useSession(), '4');
  if (!card) return null;
  const { card_id, last4, fee, top_up_id } = card;
  return (
    <>
      <Fact label={t('facts.card')}>
        {opens ? (
          <Link to="cards" params={{ id: card_id }}>
            {cardText(last4)}
          </Link>
        ) : (
          cardText(last4)
        )}
      </Fact>
      {type === 'fee' && fee && <Fact label={t('facts.fee')}>{t(`cardFees.${fee}`)}</Fact>}
      {type === 'top_up' && top_up_id && opens && (
        <Fact label={t('facts.topUp')}>
          <Link to="topUps" params={{ keyword: number, id: top_up_id }}>
            {number}
          </Link>
        </Fact>
      )}
    </>
  );
}

/** Returns, conversions, the other side: one press away for those who may see transactions. */
function Related({ record: { related } }: { readonly record: MoneyRecord }) {
  const t = useT('money');
  const opens = may(useSession(), '2');
  if (related.length === 0) return null;
  return (
    <Fact label={t('facts.related')}>
      {related.map(({ id, number, type }) => (
        <div key={id}>
          {t(`options:transactionTypes.${type}`)}{' '}
          {opens ? (
            <Link to="transaction" params={{ id }}>
              {number}
            </Link>
          ) : (
            number
          )}
        </div>
      ))}
    </Fact>
  );
}
