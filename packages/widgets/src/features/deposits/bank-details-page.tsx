/** The bank details of one currency, to print, to copy and to send on (DEP-03): `?currency=USD`. */
import { Button } from '../../kit/action/button.tsx';
import { CallView } from '../../kit/remote/call-view.tsx';
import { PageHead } from '../../kit/nav/heading.tsx';
import { Segmented } from '../../kit/nav/segmented.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { useT } from '../../kit/words.tsx';
import { useQuery } from '../../runtime/url.ts';
import * as look from './deposits.css.ts';
import { useDepositConfig, type DepositConfig } from './digital/use-deposit-address.ts';
import { BankFacts } from './fiat/bank-facts.tsx';
import { currencyOf, useFiatDetails, type DepositCurrency } from './fiat/use-fiat-details.ts';
import { useFirstDepositPlace } from './first-place.ts';

export function BankDetailsPage() {
  const t = useT('deposits');
  const config = useDepositConfig(useRemote);
  const title = t('shell:places.bankDetails');
  return (
    <>
      <PageHead title={title} crumbs={[{ label: t('title'), to: useFirstDepositPlace() }, { label: title }]} />
      <CallView of={config} what={t('details.loading')} failed={t('details.failed')}>
        {(known) => <Known config={known} />}
      </CallView>
    </>
  );
}

function Known({ config }: { readonly config: DepositConfig }) {
  const t = useT('deposits');
  const [query, change] = useQuery(['currency']);
  const currency = currencyOf(query.currency, config.currencies);
  return (
    <div className={look.main}>
      <div className={look.chooser}>
        <Segmented
          label={t('details.currency')}
          options={config.currencies.map((value) => ({ value, label: value }))}
          value={currency}
          onChange={(next) => change({ currency: next })}
        />
      </div>
      <Details currency={currency} />
    </div>
  );
}

function Details({ currency }: { readonly currency: DepositCurrency }) {
  const t = useT('deposits');
  const details = useFiatDetails(currency);
  const print = (
    <Button variant="primary" icon="print" onClick={() => window.print()}>
      {t('details.print')}
    </Button>
  );
  return (
    <CallView of={details} what={t('details.loading')} failed={t('details.failed')}>
      {(fiat) => <BankFacts currency={currency} fiat={fiat} acts={print} />}
    </CallView>
  );
}
