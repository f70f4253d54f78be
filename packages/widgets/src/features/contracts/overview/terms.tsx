/** What was agreed. */
import { Amount } from '../../../kit/data/amount.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { useLanguage, useT } from '../../../kit/words.tsx';
import { useDates } from '../../../shared/dates.ts';
import { figureText, kindOf, termText } from '../programme.ts';
import type { Contract } from '../use-contracts.ts';

export function Terms({ contract }: { readonly contract: Contract }) {
  const t = useT('contracts');
  const language = useLanguage();
  const dates = useDates();
  const { contracted_quantity, min_per_batch, price_per_card, signed_by, signed_at, reason } = contract;
  return (
    <Facts>
      <Fact label={t('fact.number')}>{contract.number}</Fact>
      <Fact label={t('fact.term')}>{termText(t, contract, language)}</Fact>
      <Fact label={t('fact.kind')}>{kindOf(t, contract)}</Fact>
      <Fact label={t('fact.contracted')}>{figureText(contracted_quantity)}</Fact>
      <Fact label={t('fact.minimum')}>{figureText(min_per_batch)}</Fact>
      <Fact label={t('fact.price')}>
        <Amount amount={price_per_card} currency="USD" />
      </Fact>
      {signed_at && <Fact label={t('fact.signed')}>{t('fact.signedBy', { name: signed_by, date: dates.date(signed_at) })}</Fact>}
      {reason && <Fact label={t('fact.reason')}>{reason}</Fact>}
    </Facts>
  );
}
