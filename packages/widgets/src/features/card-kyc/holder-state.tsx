/** How far the bank is with the holder, what it could not confirm, and what can be done now. */
import { kycSectionNames, kycSections } from '@bankside/core/rules/cards/kyc-sections.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { verification } from '@bankside/core/rules/lifecycles/verification.ts';
import { Note } from '../../kit/feedback/note.tsx';
import { useT } from '../../kit/words.tsx';
import { useApplicationLabel } from '../../shared/application-values.ts';
import { useDates } from '../../shared/dates.ts';
import * as look from './card-kyc.css.ts';
import { stepOf, type Holder } from './holder.ts';
import { HolderStatus } from './holder-status.tsx';

export function HolderState({ holder }: { readonly holder: Holder }) {
  const t = useT('card-kyc');
  const dates = useDates();
  const { verification_status, reasons, updated_at, masked } = holder;
  const state = stateOf(verification, verification_status);
  return (
    <div className={look.state} role="status">
      <p>
        <HolderStatus wire={verification_status} soft />{' '}
        <span className={look.date}>{t('state.since', { time: `${dates.date(updated_at)} ${dates.time(updated_at)}` })}</span>
      </p>
      {reasons.length > 0 && <Refused holder={holder} failed={state === 'failed'} />}
      {state !== 'unknown' && state !== 'failed' && reasons.length === 0 && <p className={look.text}>{t(`state.${state}`)}</p>}
      {masked && <p className={look.text}>{t('state.masked')}</p>}
    </div>
  );
}

/** The reason once, then the fields that it is about, in the order of the page. */
function Refused({ holder: { reasons }, failed }: { readonly holder: Holder; readonly failed: boolean }) {
  const t = useT('card-kyc');
  const label = useApplicationLabel();
  const named = kycSectionNames.flatMap((section) =>
    kycSections[section]
      .filter((name) => reasons.some(({ field }) => field === name))
      .map((name) => t('options:kycFieldOf', { section: t(`options:kycSections.${section}`), field: label(name, stepOf[section]) })),
  );
  return (
    <Note tone={failed ? 'negative' : 'attention'} title={t(failed ? 'state.refused' : 'state.stillOpen')}>
      <p>{reasons[0]?.text}</p>
      {named.length > 0 && (
        <ul className={look.lines}>
          {named.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      <p className={look.lines}>{t(failed ? 'state.correct' : 'state.goOn')}</p>
    </Note>
  );
}
