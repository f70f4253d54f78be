/** States of a card, its top-ups and its fees: word, shape and tone as the lifecycles' tables have them. */
import { annualFee } from '@bankside/core/rules/lifecycles/annual-fee.ts';
import { card } from '@bankside/core/rules/lifecycles/card.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { topUp } from '@bankside/core/rules/lifecycles/top-up.ts';
import { Status } from '../../../kit/data/status.tsx';
import { useNames } from '../../../kit/words.tsx';

const tables = { card, topUp, annualFee } as const;
type Props = { readonly of: keyof typeof tables; readonly status: string };

export function IssuedStatus({ of, status }: Props) {
  const name = useNames('options');
  const state = stateOf(tables[of], status);
  const { tone, glyph } =
    (tables[of].states as Readonly<Record<string, Pick<(typeof card.states)['active'], 'tone' | 'glyph'>>>)[state] ?? unknown;
  return (
    <Status tone={tone} glyph={glyph}>
      {state === 'unknown' ? name('states', 'unknown') : name(`states.${of}`, state)}
    </Status>
  );
}
const unknown = { tone: 'stopped', glyph: 'dotted' } as const;
