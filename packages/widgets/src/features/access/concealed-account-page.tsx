/** One sub-account: its facts and its rights by name (PER-16). The address names it by ?id= (UI-05). */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import { CallView } from '../../kit/remote/call-view.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { Fact, Facts } from '../../kit/data/facts.tsx';
import { PageHead } from '../../kit/nav/heading.tsx';
import { Section } from '../../kit/nav/section.tsx';
import { ButtonLink } from '../../kit/action/link.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { muted } from '../../kit/theme/text.css.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useSession } from '../../runtime/user.ts';
import { useDates } from '../../shared/dates.ts';
import { isId, useQuery } from '../../runtime/url.ts';
import * as look from './access.css.ts';
import type { SubAccount } from './columns.tsx';
import { rightName } from './right-name.ts';
import { rightsOf } from './rights.ts';
import { UserStatus } from './user-status.tsx';

export function ConcealedAccountPage() {
  const t = useT('access');
  const bank = useBank();
  const [{ id }] = useQuery(['id']);
  const account = useRemote(['access', { id }], (signal) => bank.call('/account/childList', { id }, { signal }), { when: isId(id) });
  if (!isId(id)) return <Missing />;
  return (
    <CallView of={account} what={t('one.loading')} failed={t('one.failed')} empty={<Missing />}>
      {({ list }) => (list[0] ? <Account account={list[0]} /> : <Missing />)}
    </CallView>
  );
}

function Missing() {
  const t = useT('access');
  return (
    <>
      <PageHead title={t('one.title')} ruled />
      <EmptyState title={t('missing.title')} actions={<ButtonLink to="concealedAccounts">{t('missing.back')}</ButtonLink>}>
        {t('missing.text')}
      </EmptyState>
    </>
  );
}

function Account({ account }: { readonly account: SubAccount }) {
  const t = useT('access');
  const dates = useDates();
  const isMain = useSession().userType === userTypes.main;
  const name = account.full_name || account.username;
  return (
    <>
      <PageHead
        title={name}
        crumbs={[{ label: t('title'), to: 'concealedAccounts' }, { label: name }]}
        ruled
        actions={
          isMain && (
            <ButtonLink to="colleague" params={{ id: account.id }}>
              {t('change')}
            </ButtonLink>
          )
        }
      />
      <div className={look.columns}>
        <Facts>
          <Fact label={t('column.username')}>{account.username}</Fact>
          <Fact label={t('column.email')}>{account.email}</Fact>
          <Fact label={t('column.group')}>{account.group || <span className={look.absent}>{t('noGroup')}</span>}</Fact>
          <Fact label={t('column.status')}>
            <UserStatus status={account.status} />
          </Fact>
          <Fact label={t('column.limit')}>
            {account.daily_usd ? (
              t('one.limit', { amount: formatAmount(account.daily_usd, 'USD') })
            ) : (
              <span className={look.absent}>{t('noLimit')}</span>
            )}
          </Fact>
          <Fact label={t('column.lastSignIn')}>{account.last_sign_in_at ? dates.dateTime(account.last_sign_in_at) : t('never')}</Fact>
          <Fact label={t('column.created')}>{dates.date(account.created_at)}</Fact>
        </Facts>
        <Section title={t('one.rights')}>
          <p className={muted}>{t('one.rightsText')}</p>
          <Rights authjson={account.authjson} />
        </Section>
      </div>
    </>
  );
}

function Rights({ authjson }: { readonly authjson: readonly string[] }) {
  const t = useT('access');
  const rights = rightsOf(authjson);
  if (rights.length === 0) return <p className={look.none}>{t('one.noRights')}</p>;
  return (
    <ul className={look.rights} aria-label={t('one.rights')}>
      {rights.map((right) => (
        <li key={right.code} className={look.right}>
          {rightName(t, right)}
        </li>
      ))}
    </ul>
  );
}
