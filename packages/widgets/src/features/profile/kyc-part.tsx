/** Where verification stands; a refusal with its reason and what went wrong (R-085, R-086, M-042). */
import { stateOf } from '@bankside/core/rules/lifecycle.ts';
import { kyc } from '@bankside/core/rules/lifecycles/kyc.ts';
import type { UserInfo } from '@bankside/core/session/person.ts';
import { Fact, Facts } from '../../kit/facts.tsx';
import { useRemote } from '../../kit/remote.ts';
import { Status } from '../../kit/status.tsx';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../parts/bank.tsx';
import { useDates } from '../../parts/dates.ts';
import { Part } from './part.tsx';
import * as look from './profile.css.ts';

export function KycPart({ info }: { readonly info: UserInfo }) {
  const t = useT('profile');
  const bank = useBank();
  const dates = useDates();
  const state = stateOf(kyc, info.kyc_status);
  const isRejected = state === 'rejected';
  // the failure text and the day of submission are the dashboard's to tell
  const home = useRemote(['home', 'kyc'], (signal) => bank.call('/dashboard/home', {}, { signal, background: true }), {
    when: state === 'pendingReview' || isRejected,
  });
  const told = home.state === 'ready' ? home.data.kyc : undefined;
  return (
    <Part title={t('kyc.title')}>
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
        {told?.submitted_at && <Fact label={t('kyc.submitted')}>{dates.date(told.submitted_at)}</Fact>}
        {isRejected && info.kyc_refuse_reason && <Fact label={t('kyc.reason')}>{info.kyc_refuse_reason}</Fact>}
        {isRejected && told?.failure_text && <Fact label={t('kyc.failure')}>{told.failure_text}</Fact>}
      </Facts>
      {state !== 'unknown' && <p className={look.next}>{t(`kyc.next.${state}`)}</p>}
      {state === 'approved' && info.change_kyc_switch && <p className={look.next}>{t('kyc.change')}</p>}
    </Part>
  );
}
