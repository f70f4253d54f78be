/** A card of a batch in one word: the part it is counted in, and of a blocked one who blocked it (PRG-04). */
import type { Glyph, Tone } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import type { ProgrammePart } from '@bankside/core/rules/programmes/programmes.ts';
import { Status } from '../../../kit/data/status.tsx';
import { useT } from '../../../kit/words.tsx';
import type { BatchCard } from '../batch-cards.ts';

const looks: Readonly<Record<ProgrammePart, { readonly tone: Tone; readonly glyph: Glyph }>> = {
  awaiting: { tone: 'attention', glyph: 'circle' },
  printing: { tone: 'progress', glyph: 'half' },
  unassigned: { tone: 'attention', glyph: 'dotted' },
  bound: { tone: 'quiet', glyph: 'tick' },
  active: { tone: 'quiet', glyph: 'tick' },
  blocked: { tone: 'stopped', glyph: 'lock' },
  ended: { tone: 'lapsed', glyph: 'dashed' },
};
const blockers = ['user', 'client', 'admin'] as const;

type Props = { readonly card: Pick<BatchCard, 'part' | 'blocked_by' | 'reserved_for' | 'print_status'>; readonly soft?: boolean };

export function AllocationStatus({ card: { part, blocked_by, reserved_for, print_status }, soft = false }: Props) {
  const t = useT('card-management');
  if (part === '')
    return (
      <Status tone="lapsed" glyph="crossed" soft={soft}>
        {t('parts.damaged')}
      </Status>
    );
  const blocker = part === 'blocked' ? blockers.find((each) => each === blocked_by) : undefined;
  const word = blocker
    ? t(`blockedBy.${blocker}`)
    : part === 'unassigned' && reserved_for
      ? t('parts.reserved')
      : part === 'printing' && print_status === 'shipped'
        ? t('parts.shipped')
        : t(`parts.${part}`);
  return (
    <Status {...looks[part]} soft={soft}>
      {word}
    </Status>
  );
}
