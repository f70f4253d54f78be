/** A card of a batch in one word: the part it is counted in, and of a blocked one who blocked it (PRG-04). */
import { Status } from '../../../kit/data/status.tsx';
import { useT } from '../../../kit/words.tsx';
import { PartStatus, partLooks } from '../../../shared/programmes/programme-status.tsx';
import type { BatchCard } from '../batch-cards.ts';

const blockers = ['user', 'client', 'admin'] as const;

type Props = {
  readonly card: Pick<BatchCard, 'part' | 'blocked_by' | 'reserved_for' | 'print_status' | 'delivery_status'>;
  readonly soft?: boolean;
};

export function AllocationStatus({ card, soft = false }: Props) {
  const t = useT('preallocation');
  const { part, blocked_by, reserved_for, print_status } = card;
  if (part === '') return <PartStatus card={card} />;
  const blocker = part === 'blocked' ? blockers.find((each) => each === blocked_by) : undefined;
  const word = blocker
    ? t(`blockedBy.${blocker}`)
    : part === 'unassigned' && reserved_for
      ? t('programmes:parts.reserved')
      : part === 'printing' && print_status === 'shipped'
        ? t('parts.shipped')
        : t(`programmes:parts.${part}`);
  return (
    <Status {...partLooks[part]} soft={soft}>
      {word}
    </Status>
  );
}
