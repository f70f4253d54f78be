/** Home of a person without balances: their name, what is new, and where they may go (PER-12). */
import { kycApproved } from '@bankside/core/rules/access/company-status.ts';
import { codes, may, permissions, type Code } from '@bankside/core/rules/access/permissions.ts';
import { isBuilt, type BuiltPlace, type Place } from '@bankside/core/rules/places.ts';
import { PageHead } from '../../kit/nav/heading.tsx';
import { Section } from '../../kit/nav/section.tsx';
import { Link } from '../../kit/action/link.tsx';
import { useT } from '../../kit/words.tsx';
import { useSession } from '../../runtime/user.ts';
import { AnnouncementBanner } from '../../shared/announcement-banner.tsx';
import * as look from './home.css.ts';
import type { Home } from './home.ts';
import { ManagerFacts } from './manager.tsx';
import { NeedsYou } from './needs-you.tsx';
import { RecentTransactions } from './recent-transactions.tsx';

/** Pages that open with a code alone; the others wait for verification (PER-10). */
const openBeforeKyc: readonly BuiltPlace[] = ['privateBanking', 'structuredProducts', 'investmentBanking'];

/** A section with parts is its parts: who holds 11-1 alone has no wallet transfers. */
const parts: readonly Code[] = codes.filter((code) => !codes.some((other) => other.startsWith(`${code}-`)));
const landingOf = (code: Code): readonly Place[] => permissions[code].landing;

export function AccessView({ home }: { readonly home: Home }) {
  const t = useT('home');
  return (
    <div className={look.access}>
      <PageHead title={home.account_name} lead={t('access.text')} ruled />
      <AnnouncementBanner announcements={home.announcements} />
      <NeedsYou known={home.todo} />
      {home.recent.length > 0 && <RecentTransactions rows={home.recent} isVerified={home.kyc.kyc_status === kycApproved} />}
      <Section title={t('access.title')}>
        <Services kycStatus={home.kyc.kyc_status} />
      </Section>
      <ManagerFacts />
    </div>
  );
}

function Services({ kycStatus }: { readonly kycStatus: number }) {
  const t = useT('home');
  const person = useSession();
  const isOpen = (place: BuiltPlace) => kycStatus === kycApproved || openBeforeKyc.includes(place);
  const services = parts
    .filter((code) => may(person, code))
    .flatMap((code) =>
      landingOf(code)
        .filter(isBuilt)
        .filter((place) => place !== 'home' && isOpen(place))
        .map((place) => ({ code, place })),
    );
  return (
    <ul className={look.tasksPlain}>
      {services.map(({ code, place }) => (
        <li key={code} className={look.service}>
          <Link to={place}>{t(`options:permissions.${code}`)}</Link>
        </li>
      ))}
      <li className={look.service}>
        <Link to="profile">{t('access.profile')}</Link>
      </li>
    </ul>
  );
}
