/** What others need to send money here; each figure is copied without the spaces that help reading. */
import { may } from '@bankside/core/rules/access/permissions.ts';
import { CopyButton } from '../../kit/action/copy-button.tsx';
import { Fact, Facts } from '../../kit/data/facts.tsx';
import { Section } from '../../kit/nav/section.tsx';
import { faint, mono, nowrap, strong } from '../../kit/theme/text.css.ts';
import { useT } from '../../kit/words.tsx';
import { StatementsAct } from '../../shared/money/statements-act.tsx';
import { useSession } from '../../runtime/user.ts';
import { grouped } from './account-number.ts';
import { BankDetails } from './bank-details.tsx';
import * as look from './home.css.ts';
import type { Home } from './home.ts';

export function AccountDetails({ home, isVerified }: { readonly home: Home; readonly isVerified: boolean }) {
  const t = useT('home');
  const person = useSession();
  const seesStatements = may(person, '2');
  return (
    <div className={look.details}>
      <Section title={t('account.title')} level={3}>
        <Facts kind="narrow">
          <Fact label={t('account.name')}>{home.account_name}</Fact>
          <Fact label={t('account.number')}>
            {isVerified ? (
              <span className={nowrap}>
                {grouped(home.account_number)} <CopyButton value={home.account_number.replace(/\s/g, '')} what={t('account.number')} />
              </span>
            ) : (
              <span className={faint}>{t('account.later')}</span>
            )}
          </Fact>
          <Fact label={t('account.reference')}>
            <span className={nowrap}>
              <span className={`${mono} ${strong}`}>{home.reference}</span>{' '}
              {isVerified && <CopyButton value={home.reference} what={t('account.reference')} />}
            </span>
          </Fact>
        </Facts>
        {isVerified && <p className={look.caption}>{t('account.quote')}</p>}
        {isVerified && <BankDetails />}
        {isVerified && seesStatements && (
          <p className={look.bankAct}>
            <StatementsAct />
          </p>
        )}
      </Section>
    </div>
  );
}
