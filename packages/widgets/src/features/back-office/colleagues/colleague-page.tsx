/** /back-office/colleagues/…: what a company asks about a colleague, carried out by two or refused with a reason (PER-24). */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { useRemote } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { usePathParams } from '../../../runtime/url.ts';
import { useDates } from '../../../shared/dates.ts';
import { RequestStatus } from '../../../shared/request-status.tsx';
import { useRightNames } from '../../../shared/right-names.ts';
import { CaseView } from '../deciding/case-view.tsx';
import { ConfirmedAct } from '../deciding/confirmed-act.tsx';
import { ReasonedAct } from '../deciding/reasoned-act.tsx';
import { RequestCase } from '../deciding/request-case.tsx';

type Case = OutOf<'/admin/colleague/get'>;
type Decide = InOf<'/admin/colleague/decide'>;
type Which = { readonly company_id: string; readonly id: string };
const schema = () =>
  import('@bankside/core/contract/back-office/back-office-colleagues.ts').then(({ colleagueWork }) => colleagueWork.decideColleague.in);
const keyOf = ({ company_id, id }: Which) => ['desk-colleague', company_id, id] as const;

export function ColleaguePage() {
  const t = useT('back-office');
  const bank = useBank();
  const { company_id = '', id = '' } = usePathParams('deskColleague');
  const which = { company_id, id };
  const remote = useRemote(keyOf(which), (signal) => bank.call('/admin/colleague/get', which, { signal }), { keep: true });
  return (
    <CaseView
      of={remote}
      place="deskColleague"
      what={t('colleagues.loading')}
      failed={t('colleagues.failed')}
      unknown={t('colleagues.unknown')}
    >
      {(found) => (
        <RequestCase
          key={id}
          of={found}
          company_id={company_id}
          shows={keyOf(which)}
          title={found.request.full_name}
          acts={(onStale) => <Acts which={which} of={found} onStale={onStale} />}
        >
          <RequestFacts of={found} />
        </RequestCase>
      )}
    </CaseView>
  );
}

function RequestFacts({ of: { request, now, now_daily_usd } }: { readonly of: Case }) {
  const t = useT('back-office');
  const dates = useDates();
  const rights = useRightNames();
  const { kind, full_name, email, group, authjson, daily_usd, asked_by, asked_at, reason, status } = request;
  const limit = (usd: string) => (usd ? formatAmount(usd, 'USD') : t('colleagues.none'));
  return (
    <Facts>
      <Fact label={t('colleagues.status')}>
        <RequestStatus status={status} />
      </Fact>
      {reason && <Fact label={t('deciding.reason')}>{reason}</Fact>}
      <Fact label={t('colleagues.asks')}>{t(`colleagues.kinds.${kind}`)}</Fact>
      <Fact label={t('colleagues.person')}>{full_name}</Fact>
      <Fact label={t('colleagues.email')}>{email}</Fact>
      <Fact label={t('colleagues.group')}>{group || t('colleagues.noGroup')}</Fact>
      <Fact label={t('colleagues.rights')}>{rights(authjson)}</Fact>
      <Fact label={t('colleagues.now')}>{rights(now) || t('colleagues.none')}</Fact>
      <Fact label={t('colleagues.limit')}>{limit(daily_usd)}</Fact>
      <Fact label={t('colleagues.limitNow')}>{limit(now_daily_usd)}</Fact>
      <Fact label={t('colleagues.askedBy')}>
        {asked_by} · {dates.dateTime(asked_at)}
      </Fact>
    </Facts>
  );
}

function Acts({ which, of: { request, second }, onStale }: { readonly which: Which; readonly of: Case; readonly onStale: () => void }) {
  const t = useT('back-office');
  const bank = useBank();
  const { full_name: person, kind, version } = request;
  return (
    <>
      <ReasonedAct<Decide>
        shows={keyOf(which)}
        act={t('colleagues.refuse')}
        isDanger
        title={t('colleagues.askRefuse', { person })}
        text={t('colleagues.explain.refuse')}
        hint={t('issued.companyReads')}
        done={t('colleagues.refused', { person })}
        draft={`colleague/${which.id}/refuse`}
        schema={schema}
        rest={{ ...which, version, event: 'refuse' }}
        onStale={onStale}
        perform={(input, { key }) => bank.call('/admin/colleague/decide', input, { key })}
      />
      {second === null && (
        <ConfirmedAct<Decide>
          shows={keyOf(which)}
          act={t('colleagues.carryOut')}
          title={t('colleagues.askCarryOut', { person })}
          text={t(`colleagues.explain.${kind}`)}
          done={t('colleagues.done', { person })}
          input={{ ...which, version, event: 'carryOut' }}
          onStale={onStale}
          perform={(input, { key }) => bank.call('/admin/colleague/decide', input, { key })}
        />
      )}
    </>
  );
}
