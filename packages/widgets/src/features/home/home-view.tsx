/** Which parts of the dashboard a person sees: verified or not, with balances or without (PER-12, D-111). */
import { kyc } from '@bankside/core/rules/lifecycles/kyc.ts';
import { documentsOpen, kycApproved } from '@bankside/core/rules/access/company-status.ts';
import type { Currency } from '@bankside/core/rules/money/currencies.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { AnnouncementBanner } from '../../shared/announcement-banner.tsx';
import { AccessView } from './access-view.tsx';
import { AccountDetails } from './account-details.tsx';
import { AfterVerification } from './after-verification.tsx';
import { Balances } from './balances.tsx';
import { BookBalance } from './book-balance.tsx';
import * as look from './home.css.ts';
import type { Home } from './home.ts';
import { ManagerFacts } from './manager.tsx';
import { NeedsYou } from './needs-you.tsx';
import { RecentTransactions } from './recent-transactions.tsx';
import { VerificationBanner } from './verification-banner.tsx';

type Props = { readonly home: Home; readonly onCurrency: (currency: Currency) => void };

export function HomeView({ home, onCurrency }: Props) {
  const isVerified = home.kyc.kyc_status === kycApproved;
  return (
    <>
      {!isVerified && (
        <VerificationBanner
          verification={home.kyc}
          state={documentsOpen(home.kyc.approve_status) ? stateOf(kyc, home.kyc.kyc_status) : 'documents'}
        />
      )}
      {home.figures ? (
        <Figures home={home} onCurrency={onCurrency} figures={home.figures} isVerified={isVerified} />
      ) : (
        <AccessView home={home} />
      )}
    </>
  );
}

type FiguresProps = Props & { readonly figures: NonNullable<Home['figures']>; readonly isVerified: boolean };

function Figures({ home, onCurrency, figures, isVerified }: FiguresProps) {
  const hasMoney = /[1-9]/.test(figures.book_balance) || home.recent.length > 0;
  return (
    <div className={look.dashboard}>
      <div className={look.main}>
        <BookBalance
          figures={figures}
          currency={home.base_currency}
          onCurrency={onCurrency}
          activation={home.activation_min}
          hasMoney={hasMoney}
          isVerified={isVerified}
        />
        <AnnouncementBanner announcements={home.announcements} />
        <NeedsYou known={home.todo} />
        {isVerified || hasMoney ? <RecentTransactions rows={home.recent} isVerified={isVerified} /> : <AfterVerification />}
      </div>
      <aside className={look.rail}>
        <AccountDetails home={home} isVerified={isVerified} />
        {(isVerified || hasMoney) && <Balances figures={figures} base={home.base_currency} isVerified={isVerified} />}
        <ManagerFacts />
      </aside>
    </div>
  );
}
