/** How money of one currency comes in: the account that is wired to, or the networks that an asset can be sent on. */
import { currencies, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { pageNeeds } from '@bankside/core/rules/access/page-needs.ts';
import { may, mayAny } from '@bankside/core/rules/access/permissions.ts';
import { Link } from '../../../kit/action/link.tsx';
import { Facts } from '../../../kit/data/facts.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { useRemote } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useSession } from '../../../runtime/user.ts';
import { grouped } from '../account-number.ts';
import { Copied } from './copied.tsx';
import * as look from './currency.css.ts';

type Props = { readonly currency: Currency };

export function Receive({ currency }: Props) {
  const t = useT('home');
  const person = useSession();
  const bank = useBank();
  const isFiat = currencies[currency].kind === 'fiat';
  const mayDeposit = may(person, isFiat ? '3-1' : '3-2');
  const config = useRemote(['deposits', 'config'], (signal) => bank.call('/deposit/getConfig', {}, { signal }), { when: mayDeposit });
  if (!mayDeposit) return null;
  return (
    <div className={look.receive}>
      <Section title={t('currency.receive', { currency })}>
        <CallView of={config} what={t('bank.loading')} failed={t('bank.failed')}>
          {({ currencies: taken, assets }) => {
            const networks = assets.find(({ asset }) => asset === currency)?.networks ?? [];
            if (networks.length > 0) return <Networks currency={currency} networks={networks.map(({ network }) => network)} />;
            return taken.some((each) => each === currency) ? <Account currency={currency} /> : <NotTaken currency={currency} />;
          }}
        </CallView>
      </Section>
    </div>
  );
}

function Account({ currency }: Props) {
  const t = useT('home');
  const bank = useBank();
  const details = useRemote(['home', 'receive', currency], (signal) => bank.call('/deposit/details', { currency }, { signal }));
  return (
    <CallView of={details} what={t('bank.loading')} failed={t('bank.failed')}>
      {({ fiat }) =>
        fiat && (
          <>
            <Facts>
              <Copied label={t('account.name')} value={fiat.account_name} />
              <Copied label={t('account.number')} value={fiat.account_number.replace(/\s/g, '')} shown={grouped(fiat.account_number)} />
              <Copied label={t('bank.name')} value={fiat.bank_name} />
              <Copied label={t('bank.swift')} value={fiat.swift} />
              <Copied label={t('account.reference')} value={fiat.reference} />
            </Facts>
            <p className={look.note}>{t('account.quote')}</p>
            <p className={look.note}>
              <Link to="bankDetails" params={{ currency }}>
                {t('currency.details')}
              </Link>
            </p>
          </>
        )
      }
    </CallView>
  );
}

/** No address here: the deposit page shows it once somebody has read which network it is for (DEP-10). */
function Networks({ currency, networks }: Props & { readonly networks: readonly string[] }) {
  const t = useT('home');
  return (
    <ul className={look.networks}>
      {networks.map((network) => (
        <li key={network} className={look.network}>
          <span>{network}</span>
          <Link to="depositDigital" params={{ asset: currency, network }}>
            {t('currency.address')}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function NotTaken({ currency }: Props) {
  const t = useT('home');
  const person = useSession();
  return (
    <>
      <p>{t('currency.notTaken', { currency })}</p>
      {mayAny(person, pageNeeds.fx.code) && (
        <p className={look.note}>
          <Link to="fx" params={{ to: currency }}>
            {t('currency.exchangeInto', { currency })}
          </Link>
        </p>
      )}
    </>
  );
}
