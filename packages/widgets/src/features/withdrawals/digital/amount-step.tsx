/** The second step: how much, with what there is and what may leave shown before anything is typed (TRF-07). */
import type { Asset } from '@bankside/core/rules/money/networks.ts';
import { currencies } from '@bankside/core/rules/money/currencies.ts';
import type { InOf } from '@bankside/core/contract/index.ts';
import { useEffect } from 'react';
import { AmountField } from '../../../kit/form/fields/amount-field.tsx';
import { fieldsOf, Form } from '../../../kit/form/engine/form.tsx';
import type { LazySchema } from '../../../kit/form/engine/form-errors.ts';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { useValue } from '../../../kit/form/engine/use-form.ts';
import { useLatest } from '../../../kit/use-latest.ts';
import { useT } from '../../../kit/words.tsx';
import { amountIssue, atSpend } from '../fiat/amount-schema.ts';
import { BoundLines, type ShownBounds } from '../fiat/amount-fields.tsx';
import { isNought } from '../steps/amounts.ts';
import { fundingOf, PayFrom, payFrom } from '../funding/pay-from.tsx';
import { byOf, SpendField, spendField } from '../funding/spend-field.tsx';
import { ShortNote } from '../steps/short-note.tsx';
import { StepActs } from '../steps/transfer-frame.tsx';
import { readyToReview } from '../steps/use-quote.ts';
import { useShortBalance } from '../steps/use-short-balance.ts';
import { assetsOver } from '../who/settled.ts';
import { AddressLine } from './address-line.tsx';
import { useCheck, type Details, type DigitalTransfer, type SavedAddress } from './use-digital-transfer.ts';
import { Warnings } from './warnings.tsx';

type Asked = InOf<'/withdraw/crypto/calc'>;
const field = fieldsOf<Asked>();
type Props = { readonly details: Details; readonly transfer: DigitalTransfer; readonly address: SavedAddress };

export function AmountStep({ details, transfer, address }: Props) {
  const t = useT('withdrawals');
  const { pair, draft, change, asked, quoting, go, leave } = transfer;
  const { asset, network } = pair;
  const choices = assetsOver(details, network);
  const priced = quoting.current ? quoting.quote?.asked.amount : undefined;
  const check = useCheck(pair, address.id, priced);
  const checked = check.state === 'ready' && check.data.bounds.currency === asset ? check.data : undefined;
  const bounds = checked?.bounds ?? details.limits.find((each) => each.currency === asset && each.network === network);
  const funds = fundingOf(draft.pay_from, asset).pay_from !== undefined;
  const { short, focus, review } = useShortBalance(asked, quoting, async () => {
    await readyToReview(quoting); // what else the bank refuses lands on the field
    go('review');
  });
  return (
    <Form
      schema={useAmountSchema(bounds)}
      initial={{ amount: draft.amount, currency: asset, pay_from: draft.pay_from, spend: draft.spend }}
      onSubmit={review}
      label={t('digital.amount')}
    >
      <AddressLine address={address} onChange={() => go('')} />
      <AmountField
        name={field('amount')}
        label={t('digital.amount')}
        hint={t('digital.decimals', { currency: asset, count: currencies[asset].scale })}
        {...(choices.length > 1 ? { currencyName: field('currency'), choices, choiceLabel: t('digital.asset') } : { currency: asset })}
        below={bounds && <BoundLines bounds={bounds} currency={asset} funded={funds} />}
      />
      <PayFrom details={details} currency={asset} />
      <SpendField draft={draft} currency={asset} quoting={quoting} change={change} />
      <Kept draft={draft} change={change} choices={choices} />
      {bounds && !funds && (short || isNought(bounds.available)) ? (
        <ShortNote
          kind="address"
          details={details}
          currency={asset}
          available={bounds.available}
          short={short}
          onLeave={leave}
          focus={focus}
        />
      ) : (
        checked && <Warnings check={checked} />
      )}
      <StepActs back={{ label: t('digital.back'), onPress: () => go('') }}>
        <SubmitButton>{t('digital.review')}</SubmitButton>
      </StepActs>
    </Form>
  );
}

/** Every key press reaches the tab's draft, so that a reload finds it. */
function Kept({ draft, change, choices }: Pick<DigitalTransfer, 'draft' | 'change'> & { readonly choices: readonly Asset[] }) {
  const before = useLatest(draft);
  const typed = useValue(field('currency'));
  const asset = choices.find((each) => each === typed) ?? '';
  const amount = useValue(field('amount')) ?? '';
  const pay_from = useValue(payFrom) ?? '';
  const spend = useValue(spendField) ?? '';
  useEffect(() => {
    const by = byOf(before.current, { amount, spend, pay_from });
    change({ amount, spend, by, pay_from, ...(asset && { asset }) });
  }, [before, change, amount, spend, pay_from, asset]);
  return null;
}

/** The contract's own, and what the page can say by the figures that it has. A form fetches its schema once; the figures come later. */
function useAmountSchema(bounds: ShownBounds | undefined): LazySchema<Asked> {
  const latest = useLatest(bounds);
  return async () => {
    const { withdrawals } = await import('@bankside/core/contract/withdrawals.ts');
    return {
      safeParse: (values: unknown) => {
        const typed = values as Partial<Asked>;
        const read = withdrawals.calc.in.safeParse({
          ...typed,
          amount: typed.amount || typed.spend, // where what is spent was typed, the amount is the quote's
          spend: undefined,
          pay_from: typed.pay_from || undefined,
          transfer_type: 'address',
        });
        const issue = amountIssue(typed.amount ?? '', typed.currency ?? '', latest.current);
        const issues: readonly object[] = [
          ...(read.success ? [] : read.error.issues.map((each) => (!typed.amount && typed.spend ? atSpend(each) : each))),
          ...(issue ? [issue] : []),
        ];
        return read.success && issues.length === 0 ? { success: true, data: read.data } : { success: false, error: { issues } };
      },
    };
  };
}
