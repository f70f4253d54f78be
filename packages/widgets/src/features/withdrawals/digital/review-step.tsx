/** Before money moves: the address to compare, what leaves, and the code from the email, all on one step (picture of the withdrawal). */
import { exactAmount } from '@bankside/core/i18n/amounts.ts';
import { AddressText } from '../../../kit/data/address-text.tsx';
import { useT } from '../../../kit/words.tsx';
import { Confirm } from '../steps/confirm.tsx';
import { ReviewHero } from '../steps/review-totals.tsx';
import type { Quote } from '../steps/use-quote.ts';
import { networkName } from './address-line.tsx';
import * as look from './digital.css.ts';
import { useCheck, type Details, type DigitalTransfer, type SavedAddress } from './use-digital-transfer.ts';
import { Warnings } from './warnings.tsx';

type Props = {
  readonly details: Details;
  readonly transfer: DigitalTransfer;
  readonly address: SavedAddress;
  readonly quote: Quote;
};

export function ReviewStep({ details, transfer, address, quote }: Props) {
  const t = useT('withdrawals');
  const { pair, quoting, go, send } = transfer;
  const check = useCheck(pair, address.id, quote.asked.amount);
  return (
    <>
      <ReviewHero
        label={t('fiat.review.receives', { name: address.name })}
        amount={quote.received_amount}
        currency={quote.received_currency}
      />
      <To address={address} />
      {check.state === 'ready' && <Warnings check={check.data} />}
      <Confirm
        quote={quote}
        quoting={quoting}
        codeAboveUsd={details.code_above_usd}
        label={t('digital.steps.review')}
        act={t('digital.send', { sum: exactAmount(quote.asked.amount, quote.asked.currency) })}
        back={{ label: t('digital.back'), onPress: () => go('amount') }}
        send={send}
      />
    </>
  );
}

function To({ address: { name, address, network } }: { readonly address: SavedAddress }) {
  const t = useT('withdrawals');
  return (
    <div>
      <p className={look.to}>{t('digital.to', { name, network: networkName(network) })}</p>
      <p className={look.address}>
        <AddressText value={address} />
      </p>
      <p className={look.compare}>{t('digital.compare')}</p>
    </div>
  );
}
