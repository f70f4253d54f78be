/** Account number, amount and purpose on one page: what a person at a counter would say in one breath. */
import { Form } from '../../../kit/form/engine/form.tsx';
import type { Values } from '../../../kit/form/engine/form-paths.ts';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { narrow, TextField } from '../../../kit/form/fields/text-field.tsx';
import { useValue } from '../../../kit/form/engine/use-form.ts';
import { StatusGlyph } from '../../../kit/icon/glyph.tsx';
import type { Remote } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { CostPanel } from '../steps/cost-panel.tsx';
import { ShortCost } from '../steps/short-note.tsx';
import { StepActs, TransferFrame } from '../steps/transfer-frame.tsx';
import { readyToReview } from '../steps/use-quote.ts';
import { useShortBalance } from '../steps/use-short-balance.ts';
import { isShort } from '../steps/use-shortfall.ts';
import { AmountFields, firstCurrency } from './amount-fields.tsx';
import { useAmountSchema } from './amount-step.tsx';
import { field } from './amount-schema.ts';
import { CostText } from './cost-text.tsx';
import { isWholeNumber } from './fiat-draft.ts';
import * as look from './fiat.css.ts';
import { useAccountSteps } from './payee-steps.ts';
import { boundsOf, useCheck, type Check } from './use-check.ts';
import type { Details, FiatTransfer } from './use-fiat-transfer.ts';

type Props = { readonly transfer: FiatTransfer; readonly details: Details };

export function AccountStep({ transfer, details }: Props) {
  const t = useT('withdrawals');
  const { draft, change, asked, quoting, go, leave } = transfer;
  const currency = draft.currency || firstCurrency(details);
  const check = useCheck('account', draft, currency);
  const name = nameOf(check, draft.account_number);
  const schema = useAmountSchema({
    bounds: (code) => boundsOf(details, check, code),
    needsDocument: () => false,
    wantsAccount: true,
  });
  const { account_number, amount, purpose, reference, pay_from, spend } = draft;
  const initial: Values = { account_number, currency, amount, purpose, reference, pay_from, spend };
  const bounds = boundsOf(details, check, currency);
  const { short, focus, review } = useShortBalance(asked, quoting, async () => {
    await readyToReview(quoting);
    go('review');
  });
  return (
    <TransferFrame
      target={t('fiat.toAccount')}
      title={t('fiat.toAccount')}
      {...useAccountSteps(transfer, 0)}
      aside={
        isShort(quoting.failure, asked) ? (
          <ShortCost asked={asked} quoting={quoting} />
        ) : (
          <CostPanel quoting={quoting}>
            {(quote) => <CostText quote={quote} receiver={name || account_number} days={details.lead_times.arrival_days} />}
          </CostPanel>
        )
      }
    >
      <Form schema={schema} initial={initial} onSubmit={review} label={t('fiat.toAccount')}>
        <AccountNumber name={name} isUnknown={check.state === 'ready' && check.data.refusal === 'recipientWrong'} />
        <AmountFields
          details={details}
          draft={draft}
          change={change}
          quoting={quoting}
          bounds={bounds}
          shortBalance={{ kind: 'account', short, focus, onLeave: leave }}
          referenceLabel={t('fiat.referenceAccount')}
        />
        <StepActs>
          <SubmitButton>{t('fiat.review.act')}</SubmitButton>
        </StepActs>
      </Form>
    </TransferFrame>
  );
}

const nameOf = (check: Remote<Check>, number: string) =>
  check.state === 'ready' && isWholeNumber(number) ? check.data.account_name_hint : '';

/** Enough of the name to know it again, never the whole of it. */
function AccountNumber({ name, isUnknown }: { readonly name: string; readonly isUnknown: boolean }) {
  const t = useT('withdrawals');
  const number = useValue(field('account_number')) ?? '';
  const after = isWholeNumber(number) && (name || isUnknown) && (
    <span className={look.named} role="status">
      <StatusGlyph glyph={name ? 'tick' : 'alert'} />
      {name ? t('fiat.account.named', { name }) : t('errors:recipientWrong')}
    </span>
  );
  return (
    <TextField
      name={field('account_number')}
      label={t('fiat.account.number')}
      hint={t('fiat.account.hint')}
      inputMode="numeric"
      autoComplete="off"
      fold={narrow}
      after={after}
    />
  );
}
