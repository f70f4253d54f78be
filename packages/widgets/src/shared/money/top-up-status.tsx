/** The state of a top-up: word, shape and tone as the lifecycle's table has them. */
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { topUp } from '@bankside/core/rules/lifecycles/top-up.ts';
import { Status } from '../../kit/data/status.tsx';
import { useT } from '../../kit/words.tsx';

export function TopUpStatus({ status, soft = false }: { readonly status: string; readonly soft?: boolean }) {
  const t = useT('options');
  const name = stateOf(topUp, status);
  const { tone, glyph } = name === 'unknown' ? ({ tone: 'stopped', glyph: 'dotted' } as const) : topUp.states[name];
  return (
    <Status tone={tone} glyph={glyph} soft={soft}>
      {t(name === 'unknown' ? 'states.unknown' : `states.topUp.${name}`)}
    </Status>
  );
}

/** settled: on the card. void: the money went back, or never left. open: still moves. */
export function topUpFinality(status: string): 'settled' | 'void' | 'open' {
  if (status === 'success') return 'settled';
  return status === 'cancelled' || status === 'refunded' ? 'void' : 'open';
}
