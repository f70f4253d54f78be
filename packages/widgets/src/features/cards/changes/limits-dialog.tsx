/** What a card may be used for, enforced by the issuer: sums, and where. An empty sum is no limit. */
import type { InOf } from '@bankside/core/contract/index.ts';
import { formatAmount, cardText } from '@bankside/core/i18n/amounts.ts';
import { typedPattern } from '@bankside/core/rules/money/money.ts';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { useToast } from '../../../kit/feedback/toast.tsx';
import { CheckField } from '../../../kit/form/choices/check-field.tsx';
import { fieldsOf, Form } from '../../../kit/form/engine/form.tsx';
import { textOf } from '../../../kit/form/engine/form-paths.ts';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { useValue } from '../../../kit/form/engine/use-form.ts';
import { AmountField } from '../../../kit/form/fields/amount-field.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { useRefresh } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useIntent } from '../../../runtime/intent.ts';
import { uses } from '../card/card-facts.tsx';
import type { ActProps } from '../card/act-props.ts';
import { choices, foot } from '../card/card.css.ts';
import { faultyFields } from '../top-up/faulty.ts';
import { SlowForm } from './slow-note.tsx';

type Limits = InOf<'/card/limits'>;
const none = { per_purchase: null, per_day: null, per_month: null };
/** An empty field is left out by the form and means no limit to the bank. */
const schema = () =>
  import('@bankside/core/contract/cards/cards.ts').then(({ cards }) => ({
    safeParse: (values: unknown) => cards.setLimits.in.safeParse({ ...none, ...(values as object) }),
  }));
const field = fieldsOf<Limits>();
const sums = ['per_purchase', 'per_day', 'per_month'] as const;
const same = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);

export function LimitsDialog({ card, onClose }: ActProps) {
  const t = useT('cards');
  const bank = useBank();
  const toast = useToast();
  const refresh = useRefresh();
  const intended = useIntent();
  const [opened] = useState(card);
  const { limits, card_id } = opened;
  const send = async (values: Limits) => {
    const zeros = sums.filter((sum) => values[sum] !== null && !/[1-9]/.test(values[sum]));
    if (zeros.length > 0) throw faultyFields(zeros.map((sum) => ({ field: sum, msg: t('errors:amountZero_deposit') })));
    // a purchase in the meantime is no conflict, other limits are
    const asked = { ...values, version: same(card.limits, limits) ? card.version : opened.version };
    try {
      await intended(asked, (key) => bank.call('/card/limits', asked, { key }));
    } finally {
      refresh(['cards']);
    }
    toast(t('limits.done'));
    onClose();
  };
  const text = (bound: string | null) => bound ?? '';
  const initial = {
    ...limits,
    card_id,
    per_purchase: text(limits.per_purchase),
    per_day: text(limits.per_day),
    per_month: text(limits.per_month),
  };
  const spent = (amount: string) => formatAmount(amount, 'USD');
  const amount = { currency: 'USD', optional: true } as const;
  return (
    <Dialog
      form
      title={t('limits.title', { holder: card.holder_name, number: cardText(card.last4) })}
      text={t('limits.text')}
      onClose={onClose}
    >
      <Form schema={schema} initial={initial} onSubmit={send} guarded>
        <AmountField {...amount} name={field('per_purchase')} label={t('limits.per_purchase')} />
        <AmountField
          {...amount}
          name={field('per_day')}
          label={t('limits.per_day')}
          below={<Below name="per_day" spent={t('limits.spentToday', { amount: spent(card.spent.today) })} />}
        />
        <AmountField
          {...amount}
          name={field('per_month')}
          label={t('limits.per_month')}
          below={<Below name="per_month" spent={t('limits.spentMonth', { amount: spent(card.spent.month) })} />}
        />
        <fieldset className={choices}>
          <legend>{t('limits.where')}</legend>
          {uses.map((use) => (
            <CheckField key={use} name={field(use)} label={t(`limits.${use}`)} />
          ))}
        </fieldset>
        <SlowForm />
        <div className={foot}>
          <Button onClick={onClose}>{t('limits.keep')}</Button>
          <SubmitButton>{t('limits.act')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

/** What a form will refuse is no limit yet. */
const sum = (typed: unknown) => (typedPattern.test(textOf(typed)) ? Number(textOf(typed)) : Number.NaN);

/** What is spent of it, and which limit of a shorter time it leaves without effect (CRD-70). */
function Below({ name, spent }: { readonly name: 'per_day' | 'per_month'; readonly spent: string }) {
  const t = useT('cards');
  const limit = sum(useValue(field(name)));
  const day = sum(useValue(field('per_day')));
  const purchase = sum(useValue(field('per_purchase')));
  const higher = name === 'per_month' && day > limit ? 'per_day' : purchase > limit ? 'per_purchase' : undefined;
  return (
    <>
      {spent} {higher && <strong role="status">{t('limits.lower', { higher: t(`limits.${higher}`) })}</strong>}
    </>
  );
}
