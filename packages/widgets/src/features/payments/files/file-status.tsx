import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { paymentFile } from '@bankside/core/rules/lifecycles/payments/payment-file.ts';
import { Status } from '../../../kit/data/status.tsx';
import { useT } from '../../../kit/words.tsx';

export function FileStatus({ status }: { readonly status: string }) {
  const t = useT('options');
  const name = stateOf(paymentFile, status);
  const { tone, glyph } = name === 'unknown' ? ({ tone: 'stopped', glyph: 'dotted' } as const) : paymentFile.states[name];
  return (
    <Status tone={tone} glyph={glyph}>
      {t(name === 'unknown' ? 'states.unknown' : `states.paymentFile.${name}`)}
    </Status>
  );
}
