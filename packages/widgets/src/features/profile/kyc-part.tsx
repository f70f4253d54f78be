/** The status of verification; a refusal with its reason and what went wrong (PRO-03, KYC-22); a change of an approved company (KYC-23). */
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { kyc } from '@bankside/core/rules/lifecycles/kyc.ts';
import type { UserInfo } from '@bankside/core/session/person.ts';
import { Fact, Facts } from '../../kit/data/facts.tsx';
import { Link } from '../../kit/action/link.tsx';
import { Status } from '../../kit/data/status.tsx';
import { useT } from '../../kit/words.tsx';
import { useDates } from '../../shared/dates.ts';
import { likelyNext, nextOf, useVerification } from '../../shared/kyc/verification.ts';
import { useSession } from '../../runtime/user.ts';
import { PagePart } from '../../shared/page-part.tsx';
import * as look from './profile.css.ts';

export function KycPart({ info }: { readonly info: UserInfo }) {
  const t = useT('profile');
  const dates = useDates();
  const state = stateOf(kyc, info.kyc_status);
  const isRejected = state === 'rejected';
  const verification = useVerification(state !== 'approved' || info.change_kyc_switch); // of an approved company there is nothing more to tell
  const { userType } = useSession();
  const { act, place } = verification ? nextOf(verification) : likelyNext(info.kyc_status, userType);
  const change = verification && verification.kyc_change_status !== 'none' ? verification.kyc_change_status : undefined;
  return (
    <PagePart title={t('kyc.title')}>
      <Facts>
        <Fact label={t('kyc.status')}>
          {state === 'unknown' ? (
            <Status tone="stopped" glyph="dotted">
              {t('options:states.unknown')}
            </Status>
          ) : (
            <Status {...kyc.states[state]}>{t(`options:states.kyc.${state}`)}</Status>
          )}
        </Fact>
        {verification?.submitted_at && <Fact label={t('kyc.submitted')}>{dates.date(verification.submitted_at)}</Fact>}
        {isRejected && info.kyc_refuse_reason && <Fact label={t('kyc.reason')}>{info.kyc_refuse_reason}</Fact>}
        {isRejected && verification?.failure_text && <Fact label={t('kyc.failure')}>{verification.failure_text}</Fact>}
      </Facts>
      {state !== 'unknown' && <p className={look.next}>{t(`kyc.next.${state}`)}</p>}
      {state === 'approved' && change && <p className={look.next}>{t(`kyc.changes.${change}`)}</p>}
      {state === 'approved' && !change && info.change_kyc_switch && <p className={look.next}>{t('kyc.change')}</p>}
      <p>
        <Link to={place}>{t(`options:kycNext.${act}`)}</Link>
      </p>
    </PagePart>
  );
}
