/** What each right opens, as the bank checks it, and which of them are this person's (PER-18). */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import { PageHead } from '../../kit/nav/heading.tsx';
import { CallView } from '../../kit/remote/call-view.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useSession } from '../../runtime/user.ts';
import { RightSection } from './right-section.tsx';
import { rightsKey, type Rights } from './rights.ts';

export function RightsPage() {
  const t = useT('colleagues');
  const bank = useBank();
  const rights = useRemote(rightsKey, (signal) => bank.call('/colleagues/rights', {}, { signal }));
  return (
    <CallView of={rights} what={t('rights.loading')} failed={t('rights.failed')}>
      {(all) => <AllRights all={all} />}
    </CallView>
  );
}

function AllRights({ all: { rights, giver, own_limit, own_left } }: { readonly all: Rights }) {
  const t = useT('colleagues');
  const isMain = useSession().userType === userTypes.main;
  const held = rights.filter((right) => right.held).length;
  const lead = isMain ? t('rights.leadMain') : t('rights.lead', { held, all: rights.length, giver });
  return (
    <>
      <PageHead
        title={t('rights.title')}
        lead={lead}
        crumbs={[{ label: t('shell:places.profile'), to: 'profile' }, { label: t('rights.title') }]}
        ruled
      />
      {own_limit && <p>{t('rights.ownLimit', { limit: formatAmount(own_limit, 'USD'), left: formatAmount(own_left, 'USD') })}</p>}
      {rights.map((right) => (
        <RightSection key={right.code} right={right} isMain={isMain} />
      ))}
    </>
  );
}
