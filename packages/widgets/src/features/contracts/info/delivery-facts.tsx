/** Where an order goes, and whom the carrier calls. */
import { Fact } from '../../../kit/data/facts.tsx';
import { useLanguage, useT } from '../../../kit/words.tsx';
import { countryName } from '../../../shared/country-name.ts';
import * as look from '../contracts.css.ts';
import { addressLines } from '../programme.ts';
import type { Order } from '../use-contracts.ts';

export function DeliveryFacts({ delivery_address: address, contact }: Pick<Order, 'delivery_address' | 'contact'>) {
  const t = useT('contracts');
  const language = useLanguage();
  const { name, country_code, phone, email } = contact;
  return (
    <>
      <Fact label={t('order.address')}>
        <span className={look.lines}>{addressLines(address, countryName(address.country, language)).join('\n')}</span>
      </Fact>
      <Fact label={t('order.contact')}>
        <span className={look.lines}>{[name, `${country_code} ${phone}`, email].join('\n')}</span>
      </Fact>
    </>
  );
}
