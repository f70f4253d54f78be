/** What opens once the company is verified; shown instead of an empty list of transactions. */
import { assets, type Network } from '@bankside/core/rules/money/networks.ts';
import { depositCurrencies } from '@bankside/core/rules/money/transfers.ts';
import { Section } from '../../kit/nav/section.tsx';
import { Status } from '../../kit/data/status.tsx';
import { useT } from '../../kit/words.tsx';
import * as look from './home.css.ts';

/** Of what a deposit may come in. */
const counts = { currencies: depositCurrencies.length, networks: new Set<Network>([...assets.USDT, ...assets.USDC]).size };
const services = ['deposit', 'transfer', 'cards'] as const;

export function AfterVerification() {
  const t = useT('home');
  return (
    <div className={look.after}>
      <Section title={t('after.title')}>
        <ul className={look.locked}>
          {services.map((service) => (
            <li key={service} className={look.lockedRow}>
              <b className={look.taskName}>{t(`after.${service}.title`)}</b>
              <span className={look.lockedText}>{t(`after.${service}.text`, counts)}</span>
              <Status tone="stopped" glyph="dotted">
                {t('after.closed')}
              </Status>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
