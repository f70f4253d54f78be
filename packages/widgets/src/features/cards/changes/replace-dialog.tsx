/** A new card for one that is lost or damaged (CRD-06): its fee is shown before, and it cannot be undone. */
import { cardText } from '@bankside/core/i18n/amounts.ts';
import { replacementReasons, topUpCurrencies, type TopUpCurrency } from '@bankside/core/rules/cards/money.ts';
import { isRefusal } from '../../../kit/remote/failure.ts';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { CheckField } from '../../../kit/form/choices/check-field.tsx';
import { SegmentedField } from '../../../kit/form/choices/segmented-field.tsx';
import { Form } from '../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { Segmented } from '../../../kit/nav/segmented.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { useT } from '../../../kit/words.tsx';
import type { ActProps } from '../card/act-props.ts';
import { foot } from '../card/card.css.ts';
import { priceText } from '../../../shared/money/price-text.ts';
import { field, schema } from './modify-schema.ts';
import { SlowForm } from './slow-note.tsx';
import { useChange, type Change } from './use-change.ts';
import { isFree, isShort, usePrice, type Price } from './use-price.ts';

export function ReplaceDialog({ card, onClose }: ActProps) {
  const t = useT('cards');
  const { card_id, version } = card;
  const [currency, setCurrency] = useState<TopUpCurrency>(topUpCurrencies[0]);
  const price = usePrice(card_id, currency);
  const quote = price.state === 'ready' && price.data.currency === currency ? price.data : undefined;
  const change = useChange(t('replace.done'), onClose);
  const send = async (values: Change) => {
    if (!quote) return;
    try {
      await change({ ...values, version, quote_id: quote.quote_id });
    } catch (error) {
      if (price.state === 'ready' && (isRefusal(error, 'quoteExpired') || isRefusal(error, 'quoteUsed'))) price.again();
      throw error;
    }
  };
  return (
    <Dialog
      form
      title={t('replace.title', { holder: card.holder_name, number: cardText(card.last4) })}
      text={t('replace.text', { weeks: card.delivery_weeks })}
      onClose={onClose}
    >
      <Form schema={schema} initial={{ card_id, op: 'replace' }} onSubmit={send}>
        <SegmentedField
          name={field('reason')}
          label={t('replace.reason')}
          options={replacementReasons.map((value) => ({ value, label: t(`replace.reasons.${value}`) }))}
        />
        <Segmented
          label={t('replace.from')}
          options={topUpCurrencies.map((value) => ({ value, label: value }))}
          value={currency}
          onChange={setCurrency}
        />
        <CallView of={price} what={t('replace.pricing')} failed={t('replace.noPrice')}>
          {(data) => <PriceNote price={data} />}
        </CallView>
        <CheckField name={field('confirm_irreversible')} label={t('irreversible')} />
        <SlowForm />
        <div className={foot}>
          <Button onClick={onClose}>{t('replace.keep')}</Button>
          {quote && (
            <SubmitButton variant="danger">
              {isFree(quote) ? t('replace.actFree') : t('replace.act', { amount: priceText(quote.total_debit, currency) })}
            </SubmitButton>
          )}
        </div>
      </Form>
    </Dialog>
  );
}

function PriceNote({ price }: { readonly price: Price }) {
  const t = useT('cards');
  if (isFree(price)) return <Note tone="plain" title={t('replace.free')} />;
  const has = priceText(price.available[price.currency] ?? '0', price.currency);
  return (
    <Note
      tone={isShort(price) ? 'attention' : 'plain'}
      live="status"
      title={t('replace.fee', { amount: priceText(price.total_debit, price.currency) })}
    >
      {t(isShort(price) ? 'replace.short' : 'replace.has', { amount: has })}
    </Note>
  );
}
