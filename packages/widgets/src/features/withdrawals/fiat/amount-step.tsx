/** To a payee, the second step: how much and what for, with its price beside it (DESIGN.md, picture of the payee transfer). */
import { useRef } from 'react';
import { Form } from '../../../kit/form/form.tsx';
import { SubmitButton } from '../../../kit/form/submit-button.tsx';
import { useT } from '../../../kit/words.tsx';
import type { PayeeRow } from '../../../parts/recipients/use-recipients.ts';
import { CostPanel } from '../steps/cost-panel.tsx';
import { StepActs, TransferFrame } from '../steps/transfer-frame.tsx';
import { AmountFields, firstCurrency, needsDocument } from './amount-fields.tsx';
import { amountSchema, type Known, type TypedAmount } from './amount-schema.ts';
import { CostText } from './cost-text.tsx';
import { PayeeLine } from './payee-line.tsx';
import { usePayeeSteps } from './payee-steps.ts';
import { boundsOf, useCheck } from './use-check.ts';
import type { Details, FiatTransfer } from './use-fiat-transfer.ts';

type Props = { readonly transfer: FiatTransfer; readonly details: Details; readonly payee: PayeeRow };

export function AmountStep({ transfer, details, payee }: Props) {
  const t = useT('withdrawals');
  const { draft, change, quoting, go } = transfer;
  const currency = draft.currency || firstCurrency(details);
  const check = useCheck('payee', draft, currency);
  const schema = useAmountSchema({
    bounds: (code) => boundsOf(details, check, code),
    needsDocument: (amount, code) => needsDocument(details, amount, code),
  });
  const initial = {
    currency,
    amount: draft.amount,
    purpose: draft.purpose || payee.purpose,
    reference: draft.reference,
    document: draft.document?.file_key ?? '',
  };
  const review = async () => {
    await quoting.ready();
    go('review');
  };
  return (
    <TransferFrame
      target={t('fiat.toPayee')}
      title={t('fiat.pay', { name: payee.beneficiary_name })}
      {...usePayeeSteps(transfer, 1)}
      aside={
        <CostPanel quoting={quoting}>
          {(quote) => <CostText quote={quote} receiver={payee.beneficiary_name} days={details.lead_times.arrival_days} outside />}
        </CostPanel>
      }
    >
      <PayeeLine payee={payee} onChange={() => go('')} />
      <Form<TypedAmount> schema={schema} initial={initial} onSubmit={review} label={t('fiat.steps.amount')}>
        <AmountFields
          details={details}
          draft={draft}
          change={change}
          bounds={boundsOf(details, check, currency)}
          referenceLabel={t('fiat.referencePayee')}
          outside
        />
        <StepActs back={{ label: t('fiat.back'), onPress: () => go('') }}>
          <SubmitButton>{t('fiat.review.act')}</SubmitButton>
        </StepActs>
      </Form>
    </TransferFrame>
  );
}

/** A form fetches its schema once; what is known of bounds changes with the currency. */
export function useAmountSchema(known: Known) {
  const latest = useRef(known);
  latest.current = known;
  return useRef(
    amountSchema({
      bounds: (currency) => latest.current.bounds(currency),
      needsDocument: (amount, currency) => latest.current.needsDocument(amount, currency),
      wantsAccount: known.wantsAccount ?? false,
    }),
  ).current;
}
