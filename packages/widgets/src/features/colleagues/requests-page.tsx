/** What the main account asked about its colleagues, and what the bank decided (PER-22). */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import type { OutOf } from '@bankside/core/contract/index.ts';
import { Button } from '../../kit/action/button.tsx';
import { ButtonLink } from '../../kit/action/link.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../kit/nav/heading.tsx';
import { CallView, FailureNote } from '../../kit/remote/call-view.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { useAction } from '../../kit/remote/use-action.ts';
import { faint } from '../../kit/theme/text.css.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useDates } from '../../shared/dates.ts';
import { RequestStatus } from '../../shared/request-status.tsx';
import { useRightNames } from '../../shared/right-names.ts';
import { requestsKey } from './request-sending.ts';
import * as look from './rights.css.ts';

type Request = OutOf<'/colleagues/requests'>['list'][number];

export function RequestsPage() {
  const t = useT('colleagues');
  const bank = useBank();
  const requests = useRemote(requestsKey, (signal) => bank.call('/colleagues/requests', {}, { signal }));
  return (
    <>
      <PageHead
        title={t('requests.title')}
        lead={t('requests.lead')}
        crumbs={[{ label: t('shell:places.concealedAccounts'), to: 'concealedAccounts' }, { label: t('requests.title') }]}
        actions={<ButtonLink to="colleague">{t('form.newTitle')}</ButtonLink>}
        ruled
      />
      <CallView
        of={requests}
        what={t('requests.loading')}
        failed={t('requests.failed')}
        empty={<EmptyState title={t('requests.noneTitle')}>{t('requests.noneText')}</EmptyState>}
      >
        {({ list }) => (
          <ul aria-label={t('requests.title')}>
            {list.map((request) => (
              <Line key={request.id} request={request} />
            ))}
          </ul>
        )}
      </CallView>
    </>
  );
}

function Line({ request }: { readonly request: Request }) {
  const t = useT('colleagues');
  const dates = useDates();
  const rights = useRightNames();
  const { kind, full_name: person, email, authjson, before, asked_by: name, asked_at, decided_at, reason, status } = request;
  const { daily_usd, before_daily_usd } = request;
  const limit = (usd: string) => (usd ? formatAmount(usd, 'USD') : t('requests.noLimit'));
  const isRights = kind === 'new' || kind === 'change';
  return (
    <li className={look.request}>
      <div className={look.facts}>
        <b>{t(`requests.kinds.${kind}`, { person })}</b>
        <span className={faint}>{email}</span>
        {isRights && <span>{t('requests.rights', { rights: rights(authjson) })}</span>}
        {isRights && (daily_usd || before_daily_usd) && <span>{t('requests.limit', { limit: limit(daily_usd) })}</span>}
        {kind === 'change' && <span className={faint}>{t('requests.from', { rights: rights(before) })}</span>}
        {before_daily_usd !== daily_usd && kind === 'change' && (
          <span className={faint}>{t('requests.limitFrom', { limit: limit(before_daily_usd) })}</span>
        )}
        <span className={faint}>
          {t('requests.asked', { name, date: dates.dateTime(asked_at) })}
          {decided_at && ` · ${t('requests.decided', { date: dates.dateTime(decided_at) })}`}
        </span>
        {reason && <span>{reason}</span>}
      </div>
      <div className={look.acts}>
        <RequestStatus status={status} />
        {status === 'asked' && <TakeBack request={request} />}
      </div>
    </li>
  );
}

function TakeBack({ request: { id, version, full_name: person } }: { readonly request: Request }) {
  const t = useT('colleagues');
  const bank = useBank();
  const take = useAction((_: null, { key }) => bank.call('/colleagues/withdrawRequest', { id, version }, { key }), {
    says: t('requests.withdrawn', { person }),
    refreshes: [requestsKey],
  });
  return (
    <>
      <Button compact busy={take.busy} onClick={() => void take.run(null)}>
        {t('requests.withdraw')}
      </Button>
      <FailureNote failure={take.failure} />
    </>
  );
}
