/** Before money moves: the address to compare, what leaves, and the code from the email, all on one step (picture of the withdrawal). */
import { useState } from 'react';
import { Refused } from '@bankside/core/client/errors.ts';
import type { LazySchema } from '../../../kit/form/form-errors.ts';
import { Form } from '../../../kit/form/form.tsx';
import { textOf, type Values } from '../../../kit/form/form-paths.ts';
import { SubmitButton } from '../../../kit/form/submit-button.tsx';
import { AddressText } from '../../../kit/address-text.tsx';
import { Button } from '../../../kit/button.tsx';
import { Note } from '../../../kit/note.tsx';
import { useT } from '../../../kit/words.tsx';
import { inWords } from '../steps/cost-panel.tsx';
import { PriceChanged } from '../steps/review-totals.tsx';
import { StepActs } from '../steps/transfer-frame.tsx';
import type { Quote } from '../steps/use-quote.ts';
import { useSecondsLeft } from '../steps/use-seconds-left.ts';
import { networkName } from './address-line.tsx';
import { CodeField } from './code-field.tsx';
import * as look from './digital.css.ts';
import { inputOf } from './digital-draft.ts';
import { useCheck, type Details, type DigitalTransfer, type SavedAddress } from './use-digital-transfer.ts';
import { Warnings } from './warnings.tsx';

type Props = {
  readonly details: Details;
  readonly transfer: DigitalTransfer;
  readonly address: SavedAddress;
  readonly quote: Quote;
};

/** Another quote is another step: a code of the one before is worth nothing here. */
export function ReviewStep(props: Props) {
  const [first] = useState(props.quote.quote_id);
  return <Reviewed key={props.quote.quote_id} {...props} isRenewed={props.quote.quote_id !== first} />;
}

function Reviewed({ details, transfer, address, quote, isRenewed }: Props & { readonly isRenewed: boolean }) {
  const t = useT('withdrawals');
  const { pair, quoting, go, send } = transfer;
  const left = useSecondsLeft(quote.until);
  const [refused, setRefused] = useState(false);
  const check = useCheck(pair, address.id, quote.asked.amount);
  const submit = async (values: Values) => {
    try {
      await send(textOf(values['email_code']));
    } catch (error) {
      if (error instanceof Refused && error.refusal === 'quoteExpired') setRefused(true); // the bank's clock is ahead of the page's
      throw error;
    }
  };
  const isOver = left === 0 || refused;
  return (
    <Form schema={schemaOf(quote, details.otp_required)} onSubmit={submit} label={t('digital.steps.review')}>
      <To address={address} />
      {check.state === 'ready' && <Warnings check={check.data} details={details} />}
      {isRenewed && !isOver && (
        <Note tone="attention" live="status" title={t('digital.renewed.title')}>
          {t('digital.renewed.text')}
        </Note>
      )}
      <PriceChanged quoting={quoting} />
      {isOver ? (
        <Expired transfer={transfer} />
      ) : (
        <>
          {details.otp_required && <CodeField quote={quote} />}
          <StepActs back={{ label: t('digital.back'), onPress: () => go('amount') }}>
            <SubmitButton>{t('digital.send', { sum: inWords(quote.asked.amount, quote.asked.currency) })}</SubmitButton>
          </StepActs>
        </>
      )}
    </Form>
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

/** A quote ends, and its code with it: a new one is another price, another code, and a person's own decision. */
function Expired({ transfer: { quoting, go } }: { readonly transfer: DigitalTransfer }) {
  const t = useT('withdrawals');
  const [failed, setFailed] = useState(false);
  const renew = () => void quoting.again().then(undefined, () => setFailed(true));
  return (
    <>
      <Note tone="attention" live="alert" title={t('digital.expired.title')}>
        {t(failed ? 'digital.expired.failed' : 'digital.expired.text')}
      </Note>
      <StepActs back={{ label: t('digital.back'), onPress: () => go('amount') }}>
        <Button variant="primary" icon="refresh" busy={quoting.asking} onClick={renew}>
          {t('digital.expired.act')}
        </Button>
      </StepActs>
    </>
  );
}

/** The contract's own, with what the quote stands for. */
const schemaOf =
  (quote: Quote, asksCode: boolean): LazySchema<Values> =>
  async () => {
    const { withdrawals } = await import('@bankside/core/contract/withdrawals.ts');
    return {
      safeParse: (values: unknown) => {
        const email_code = textOf((values as Values)['email_code']);
        const read = withdrawals.withdraw.in.safeParse({ ...inputOf(quote, ''), ...(asksCode ? { email_code } : {}) });
        return read.success ? { success: true, data: { email_code } } : { success: false, error: read.error };
      },
    };
  };
