import type { arrivalStates } from '@bankside/core/contract/back-office/back-office-chain.ts';
import { Status } from '../../../kit/data/status.tsx';
import { useT } from '../../../kit/words.tsx';

const looks = {
  unmatched: ['attention', 'circle'],
  confirming: ['progress', 'half'],
  belowMinimum: ['attention', 'half'],
  underReview: ['progress', 'dot'],
  credited: ['quiet', 'tick'],
  sentBack: ['stopped', 'return'],
  failed: ['negative', 'alert'],
} as const;

export function ArrivalStatus({ state }: { readonly state: (typeof arrivalStates)[number] }) {
  const t = useT('back-office');
  const [tone, glyph] = looks[state];
  return (
    <Status tone={tone} glyph={glyph}>
      {t(`arrivals.states.${state}`)}
    </Status>
  );
}
