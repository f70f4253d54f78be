/** /back-office/partner_keys/…: what a company asks about its partner keys and the pages of its links, allowed by two or refused with a reason (DEV-05). */
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { useRemote } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { usePathParams } from '../../../runtime/url.ts';
import { useDates } from '../../../shared/dates.ts';
import { KeyRequestStatus } from '../../../shared/request-status.tsx';
import { CaseView } from '../deciding/case-view.tsx';
import { ConfirmedAct } from '../deciding/confirmed-act.tsx';
import { ReasonedAct } from '../deciding/reasoned-act.tsx';
import { RequestCase } from '../deciding/request-case.tsx';

type Case = OutOf<'/admin/partner/get'>;
type Decide = InOf<'/admin/partner/decide'>;
type Which = { readonly company_id: string; readonly id: string };
const schema = () =>
  import('@bankside/core/contract/back-office/back-office-partners.ts').then(({ partnerWork }) => partnerWork.decideKey.in);
const keyOf = ({ company_id, id }: Which) => ['desk-partner-key', company_id, id] as const;

export function PartnerKeyPage() {
  const t = useT('back-office');
  const bank = useBank();
  const { company_id = '', id = '' } = usePathParams('deskPartnerKey');
  const which = { company_id, id };
  const remote = useRemote(keyOf(which), (signal) => bank.call('/admin/partner/get', which, { signal }), { keep: true });
  return (
    <CaseView
      of={remote}
      place="deskPartnerKey"
      what={t('partnerKeys.loading')}
      failed={t('partnerKeys.failed')}
      unknown={t('partnerKeys.unknown')}
    >
      {(found) => (
        <RequestCase
          key={id}
          of={found}
          company_id={company_id}
          shows={keyOf(which)}
          title={found.request.name}
          acts={(onStale) => <Acts which={which} of={found} onStale={onStale} />}
        >
          <RequestFacts of={found} />
        </RequestCase>
      )}
    </CaseView>
  );
}

function RequestFacts({ of: { request } }: { readonly of: Case }) {
  const t = useT('back-office');
  const dates = useDates();
  const { kind, name, origins, before, tags, asked_by, asked_at, reason, status } = request;
  return (
    <Facts>
      <Fact label={t('partnerKeys.status')}>
        <KeyRequestStatus status={status} />
      </Fact>
      {reason && <Fact label={t('deciding.reason')}>{reason}</Fact>}
      <Fact label={t('partnerKeys.asks')}>{t(`partnerKeys.kinds.${kind}`)}</Fact>
      <Fact label={t(kind === 'link' ? 'partnerKeys.name' : 'partnerKeys.key')}>{name}</Fact>
      <Fact label={t('partnerKeys.origins')}>{origins.join(' · ')}</Fact>
      {kind !== 'new' && <Fact label={t('partnerKeys.before')}>{before.join(' · ') || t('partnerKeys.none')}</Fact>}
      {tags.length > 0 && <Fact label={t('partnerKeys.tags')}>{tags.join(' · ')}</Fact>}
      <Fact label={t('partnerKeys.askedBy')}>
        {asked_by} · {dates.dateTime(asked_at)}
      </Fact>
    </Facts>
  );
}

function Acts({ which, of: { request, second }, onStale }: { readonly which: Which; readonly of: Case; readonly onStale: () => void }) {
  const t = useT('back-office');
  const bank = useBank();
  const { name: key, kind, version } = request;
  return (
    <>
      <ReasonedAct<Decide>
        shows={keyOf(which)}
        act={t('partnerKeys.refuse')}
        isDanger
        title={t('partnerKeys.askRefuse', { key })}
        text={t('partnerKeys.explain.refuse')}
        hint={t('issued.companyReads')}
        done={t('partnerKeys.refused', { key })}
        draft={`partner-key/${which.id}/refuse`}
        schema={schema}
        rest={{ ...which, version, event: 'refuse' }}
        onStale={onStale}
        perform={(input, intent) => bank.call('/admin/partner/decide', input, { key: intent.key })}
      />
      {second === null && (
        <ConfirmedAct<Decide>
          shows={keyOf(which)}
          act={t('partnerKeys.allow')}
          title={t('partnerKeys.askAllow', { key })}
          text={t(`partnerKeys.explain.${kind}`)}
          done={t('partnerKeys.allowed', { key })}
          input={{ ...which, version, event: 'allow' }}
          onStale={onStale}
          perform={(input, intent) => bank.call('/admin/partner/decide', input, { key: intent.key })}
        />
      )}
    </>
  );
}
