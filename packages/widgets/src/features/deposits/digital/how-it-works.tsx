import { exactAmount } from '@bankside/core/i18n/amounts.ts';
import { Amount } from '../../../kit/data/amount.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { useT } from '../../../kit/words.tsx';
import * as look from './panel.css.ts';
import type { DepositConfig, Digital } from './use-deposit-address.ts';

type HowItWorksProps = { readonly digital: Digital; readonly activation: DepositConfig['activation_min'] };

/** What the network and the bank ask for; the bank takes no fee for what comes in (DEP-15). */
export function HowItWorks({ digital: { asset, min_amount, confirmations }, activation }: HowItWorksProps) {
  const t = useT('deposit-address');
  const activates = activation.find(({ currency }) => currency === asset);
  return (
    <Section title={t('how.title')} level={3}>
      <Facts>
        <Fact label={t('how.minimum')}>
          {min_amount ? <Amount amount={min_amount} currency={asset} size="list" /> : t('how.noMinimum')}
        </Fact>
        {activates && <Fact label={t('how.activation')}>{t('how.activationFrom', { amount: exactAmount(activates.amount, asset) })}</Fact>}
        <Fact label={t('how.after')}>{t('how.confirmations', { count: confirmations })}</Fact>
        <Fact label={t('how.fee')}>{t('how.noFee')}</Fact>
        <Fact label={t('how.arrives')}>{t('how.balance', { asset })}</Fact>
      </Facts>
      {min_amount && <p className={look.faint}>{t('how.below')}</p>}
    </Section>
  );
}
