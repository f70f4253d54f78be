/** To a payee, the second step: how much and what for, with its price beside it (DES-54). */
import { Form } from '../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { useLatest } from '../../../kit/use-latest.ts';
import { useT } from '../../../kit/words.tsx';
import type { PayeeRow } from '../../../shared/recipients/use-recipients.ts';
import { CostPanel } from '../steps/cost-panel.tsx';
import { ShortCost } from '../steps/short-note.tsx';
import { StepActs, TransferFrame } from '../steps/transfer-frame.tsx';
import { readyToReview } from '../steps/use-quote.ts';
import { useShortBalance } from '../steps/use-short-balance.ts';
import { isShort } from '../steps/use-shortfall.ts';
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
  const { draft, change, asked, quoting, go, leave } = transfer;
  const currency = draft.currency || firstCurrency(details);
  const check = useCheck('payee', draft, currency);
  const schema = useAmountSchema({
    bounds: (code) => boundsOf(details, check, code),
    needsDocument: (amount, code) => needsDocument(details, amount, code),
  });
  const initial = {
    currency,
    amount: draft.amount,
    pay_from: draft.pay_from,
    spend: draft.spend,
    purpose: draft.purpose,
    reference: draft.reference,
    document: draft.document?.file_key ?? '',
  };
  const bounds = boundsOf(details, check, currency);
  const { short, focus, review } = useShortBalance(asked, quoting, async () => {
    await readyToReview(quoting);
    go('review');
  });
  return (
    <TransferFrame
      target={t('fiat.toPayee')}
      title={t('fiat.pay', { name: payee.beneficiary_name })}
      {...usePayeeSteps(transfer, 1)}
      aside={
        isShort(quoting.failure, asked) ? (
          <ShortCost asked={asked} quoting={quoting} />
        ) : (
          <CostPanel quoting={quoting}>
            {(quote) => <CostText quote={quote} receiver={payee.beneficiary_name} days={details.lead_times.arrival_days} outside />}
          </CostPanel>
        )
      }
    >
      <PayeeLine payee={payee} onChange={() => go('')} />
      <Form<TypedAmount> schema={schema} initial={initial} onSubmit={review} label={t('fiat.steps.amount')}>
        <AmountFields
          details={details}
          draft={draft}
          change={change}
          quoting={quoting}
          bounds={bounds}
          shortBalance={{ kind: 'payee', short, focus, onLeave: leave }}
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
export const useAmountSchema = (known: Known) => amountSchema(useLatest(known));
