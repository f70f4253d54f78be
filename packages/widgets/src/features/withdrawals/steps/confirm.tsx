/** The end of a review: the code where the bank asks for one, and the button that sends. A code belongs to one quote and ends with it. */
import { Refused } from '@bankside/core/client/errors.ts';
import { useState } from 'react';
import { RefreshButton } from '../../../kit/action/refresh-button.tsx';
import type { LazySchema } from '../../../kit/form/engine/form-errors.ts';
import { Form } from '../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { useT } from '../../../kit/words.tsx';
import { useStepUp } from '../../../shared/proof/use-step-up.tsx';
import { CodeField, Reason } from './code-field.tsx';
import { PriceChanged } from './review-totals.tsx';
import { StepActs } from './transfer-frame.tsx';
import type { Confirmed } from './sending.ts';
import type { Quote, Quoting } from './use-quote.ts';
import { useSecondsLeft } from '../../../shared/money/use-seconds-left.ts';

type Props = {
  readonly quote: Quote;
  readonly quoting: Quoting;
  /** As the bank answers it: what is worth more US dollars needs a code. */
  readonly codeAboveUsd: string;
  /** Of the form. */
  readonly label: string;
  /** "Send 1,234.56 EUR". */
  readonly act: string;
  readonly back: { readonly label: string; readonly onPress: () => void };
  /** Throws what the bank refused. */
  readonly send: (confirmed: Confirmed) => Promise<void>;
};

type Typed = { readonly email_code?: string };

/** Another quote is another step where a code confirms it: the one before is worth nothing here. */
export function Confirm(props: Props) {
  const { quote_id, code_for } = props.quote;
  const [first, setFirst] = useState('');
  if (code_for && !first) setFirst(quote_id);
  return <Confirming key={code_for ? quote_id : ''} {...props} isRenewed={code_for !== '' && first !== '' && first !== quote_id} />;
}

function Confirming({ quote, quoting, codeAboveUsd, label, act, back, send, isRenewed }: Props & { readonly isRenewed: boolean }) {
  const t = useT('withdrawals');
  const left = useSecondsLeft(quote.until);
  const [refused, setRefused] = useState(false);
  const isBound = quote.code_for !== '';
  const hasCode = isBound && !quote.by_factor;
  const { proving, dialog } = useStepUp();
  const submit = async ({ email_code = '' }: Typed) => {
    try {
      await proving((given) => send({ ...(email_code && { email_code }), ...given }));
    } catch (error) {
      if (error instanceof Refused && error.refusal === 'quoteExpired') setRefused(true); // the bank's clock is ahead of the page's
      if (error instanceof Refused && error.refusal === 'codeRequired') void quoting.again().catch(() => undefined); // rates moved it above the sum
      throw error;
    }
  };
  const isOver = isBound && (left === 0 || refused);
  return (
    <>
      <Form {...(hasCode ? { schema: codeSchema(quote) } : {})} onSubmit={submit} label={label}>
        {isRenewed && !isOver && (
          <Note tone="attention" live="status" title={t('steps.renewed.title')}>
            {t('steps.renewed.text')}
          </Note>
        )}
        <PriceChanged quoting={quoting} />
        {isOver ? (
          <Expired quoting={quoting} back={back} />
        ) : (
          <>
            {isBound && <Reason quote={quote} aboveUsd={codeAboveUsd} />}
            {hasCode && <CodeField quote={quote} />}
            <StepActs back={back}>
              <SubmitButton>{act}</SubmitButton>
            </StepActs>
          </>
        )}
      </Form>
      {dialog}
    </>
  );
}

/** A quote ends, and its code with it: a new one is another price, another code, and a person's own decision. */
function Expired({ quoting, back }: Pick<Props, 'quoting' | 'back'>) {
  const t = useT('withdrawals');
  const [failed, setFailed] = useState(false);
  const renew = () => void quoting.again().then(undefined, () => setFailed(true));
  return (
    <>
      <Note tone="attention" live="alert" title={t('steps.expired.title')}>
        {t(failed ? 'steps.expired.failed' : 'steps.expired.text')}
      </Note>
      <StepActs back={back}>
        <RefreshButton variant="primary" busy={quoting.asking} onClick={renew}>
          {t('steps.expired.act')}
        </RefreshButton>
      </StepActs>
    </>
  );
}

/** The contract's own, with what the quote stands for. */
const codeSchema =
  ({ asked: { transfer_type, currency, amount }, quote_id }: Quote): LazySchema<Typed> =>
  async () => {
    const { withdrawals } = await import('@bankside/core/contract/withdrawals.ts');
    return {
      safeParse: (values: unknown) => {
        const { email_code = '' } = values as Typed;
        const read = withdrawals.withdraw.in.safeParse({ transfer_type, currency, amount, quote_id, email_code });
        return read.success ? { success: true, data: { email_code } } : { success: false, error: read.error };
      },
    };
  };
