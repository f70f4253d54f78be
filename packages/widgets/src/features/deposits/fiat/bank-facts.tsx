/** The bank details of one currency: the reference first, then each line with a way to copy it. */
import type { ReactNode } from 'react';
import { CopyAct } from '../../../kit/action/copy-act.tsx';
import { CopyButton } from '../../../kit/action/copy-button.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { mono } from '../../../kit/theme/text.css.ts';
import { useT } from '../../../kit/words.tsx';
import * as look from '../deposits.css.ts';
import { copyOf, linesOf, type Fiat } from './use-fiat-details.ts';

type BankFactsProps = { readonly currency: string; readonly fiat: Fiat; /** Beside "Copy all". */ readonly acts?: ReactNode };

export function BankFacts({ currency, fiat, acts }: BankFactsProps) {
  const t = useT('deposits');
  const { reference } = fiat;
  return (
    <div className={look.paper}>
      <div className={look.reference}>
        <span className={look.referenceLabel}>{t('details.reference')}</span>
        <span className={look.referenceValue}>
          <span className={mono}>{reference}</span>
          {'\u00a0'}
          <CopyButton value={reference} what={t('details.reference')} />
        </span>
        <span className={look.referenceText}>{t('details.quote')}</span>
      </div>
      <Facts>
        <Fact label={t('details.currency')}>{currency}</Fact>
        {linesOf(t, fiat).map(({ label, value, shown }) => (
          <Fact key={label} label={label}>
            {shown}
            {'\u00a0'}
            <CopyButton value={value} what={label} />
          </Fact>
        ))}
      </Facts>
      <div className={look.acts}>
        <CopyAct value={copyOf(t, currency, fiat)} label={t('details.copyAll')} />
        {acts}
      </div>
    </div>
  );
}
