import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { schedule } from '@bankside/core/rules/lifecycles/payments/schedule.ts';
import { Status } from '../../../kit/data/status.tsx';
import { useT } from '../../../kit/words.tsx';
import type { Schedule } from './schedule-words.ts';

/** One that waits for money says so before anything else. */
export function ScheduleStatus({ of: { status, trouble } }: { readonly of: Pick<Schedule, 'status' | 'trouble'> }) {
  const t = useT('payments');
  const name = stateOf(schedule, status);
  if (name === 'unknown')
    return (
      <Status tone="stopped" glyph="dotted">
        {t('options:states.unknown')}
      </Status>
    );
  if (name === 'active' && trouble)
    return (
      <Status tone="attention" glyph="circle">
        {t('waits')}
      </Status>
    );
  const { tone, glyph } = schedule.states[name];
  return (
    <Status tone={tone} glyph={glyph}>
      {t(`options:states.schedule.${name}`)}
    </Status>
  );
}
