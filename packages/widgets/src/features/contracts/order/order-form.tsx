import { useCallback, useEffect, useMemo } from 'react';
import { ComboField } from '../../../kit/form/choices/combo-field.tsx';
import { countryOptions } from '../../../kit/form/choices/country-options.ts';
import { fieldsOf, Form } from '../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { useValue, useValues } from '../../../kit/form/engine/use-form.ts';
import { PhoneField } from '../../../kit/form/fields/phone-field.tsx';
import { EmailField, narrow, TextField } from '../../../kit/form/fields/text-field.tsx';
import { useLanguage, useT } from '../../../kit/words.tsx';
import * as look from '../contracts.css.ts';
import { wholeOf } from '../pay/paying.ts';
import { costOf, kindOf, usdText } from '../programme.ts';
import type { Config, Contract } from '../use-contracts.ts';
import { blank, boundsOf, schemaOf, type OrderInput, type Typed } from './ordering.ts';

const field = fieldsOf<Typed>();

type Props = {
  readonly contract: Contract;
  readonly config: Config;
  readonly start: Typed;
  readonly onTyped: (typed: Typed) => void;
  readonly onReview: (input: OrderInput) => void;
};

export function OrderForm({ contract: { contract_id }, config, start, onTyped, onReview }: Props) {
  const t = useT('contracts');
  const language = useLanguage();
  const schema = useMemo(() => schemaOf(contract_id, config), [contract_id, config]);
  return (
    <Form schema={schema} initial={start} onSubmit={onReview} label={t('order.act')}>
      <Keep onTyped={onTyped} />
      <Quantity config={config} />
      <h3 className={look.heading}>{t('order.address')}</h3>
      <TextField name={field('street')} label={t('order.street')} autoComplete="shipping street-address" />
      <div className={look.pair}>
        <TextField name={field('postal_code')} label={t('order.postalCode')} autoComplete="shipping postal-code" fold={narrow} optional />
        <TextField name={field('city')} label={t('order.city')} autoComplete="shipping address-level2" />
      </div>
      <TextField name={field('region')} label={t('order.region')} autoComplete="shipping address-level1" optional />
      <ComboField name={field('country')} label={t('order.country')} options={countryOptions(language)} autoComplete="shipping country" />
      <h3 className={look.heading}>{t('order.contact')}</h3>
      <TextField name={field('name')} label={t('order.name')} hint={t('order.nameHint')} autoComplete="shipping name" />
      <PhoneField name={field('phone')} codeName={field('country_code')} label={t('order.phone')} />
      <EmailField name={field('email')} label={t('order.email')} />
      <Assured config={config} />
      <SubmitButton wide>{t('order.review')}</SubmitButton>
    </Form>
  );
}

/** The bounds are there with their reasons before they are hit (PRG-07). */
function Quantity({ config }: { readonly config: Config }) {
  const t = useT('contracts');
  const { min, max } = boundsOf(config);
  return (
    <TextField
      name={field('order_quantity')}
      label={t('order.quantity')}
      hint={t(min === max ? 'order.boundsRest' : 'order.bounds', { min, max })}
      inputMode="numeric"
      autoComplete="off"
      fold={narrow}
    />
  );
}

/** Price and lead time, before anybody presses (PRG-08). */
function Assured({ config }: { readonly config: Config }) {
  const t = useT('contracts');
  const count = wholeOf(useValue(field('order_quantity')));
  const { price_per_card, lead_weeks, prefix } = config;
  const price = usdText(price_per_card);
  return (
    <div className={look.said}>
      <p>{count ? t('order.price', { price, sum: usdText(costOf(price_per_card, count)) }) : t('order.priceEach', { price })}</p>
      <p>{t('order.lead', { weeks: lead_weeks })}</p>
      <p>{t('order.printed', { prefix, kind: kindOf(t, config) })}</p>
    </div>
  );
}

/** Every key press, so that a reload loses nothing. */
function Keep({ onTyped }: { readonly onTyped: (typed: Typed) => void }) {
  const values = useValues<Typed>();
  const keep = useCallback(() => onTyped({ ...blank, ...values }), [values, onTyped]);
  useEffect(keep, [keep]);
  return null;
}
