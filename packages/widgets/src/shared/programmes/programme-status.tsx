/** States of contracts, orders and cards of a batch: word, shape and tone as the lifecycles' tables have them. */
import { cardContract } from '@bankside/core/rules/lifecycles/card-contract.ts';
import { contractOrder } from '@bankside/core/rules/lifecycles/contract-order.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import type { ProgrammePart } from '@bankside/core/rules/programmes/programmes.ts';
import type { BatchCard } from '@bankside/core/contract/programmes/shapes.ts';
import { Status } from '../../kit/data/status.tsx';
import { useT } from '../../kit/words.tsx';

type Soft = { readonly soft?: boolean };

/** A code that nobody knows, from a newer bank, is shown as such. */
function Unknown({ soft = false }: Soft) {
  const t = useT('programmes');
  return (
    <Status tone="stopped" glyph="dotted" soft={soft}>
      {t('states.unknown')}
    </Status>
  );
}

export function ContractStatus({ status, soft = false }: Soft & { readonly status: string }) {
  const t = useT('programmes');
  const name = stateOf(cardContract, status);
  if (name === 'unknown') return <Unknown soft={soft} />;
  return (
    <Status {...cardContract.states[name]} soft={soft}>
      {t(`states.cardContract.${name}`)}
    </Status>
  );
}

/** One state for no: Declined where the company withdrew it, Rejected where the bank refused (PRG-06). */
export function OrderStatus({ status, decided_by, soft = false }: Soft & { readonly status: string; readonly decided_by: string }) {
  const t = useT('programmes');
  const name = stateOf(contractOrder, status);
  if (name === 'unknown') return <Unknown soft={soft} />;
  return (
    <Status {...contractOrder.states[name]} soft={soft}>
      {t(`states.contractOrder.${name === 'rejected' && decided_by === 'client' ? 'declined' : name}`)}
    </Status>
  );
}

export const partLooks = {
  awaiting: { tone: 'attention', glyph: 'circle' },
  printing: { tone: 'progress', glyph: 'half' },
  unassigned: { tone: 'stopped', glyph: 'dotted' },
  bound: { tone: 'quiet', glyph: 'tick' },
  active: { tone: 'quiet', glyph: 'tick' },
  blocked: { tone: 'stopped', glyph: 'barred' },
  ended: { tone: 'stopped', glyph: 'minus' },
} as const satisfies Record<ProgrammePart, unknown>;

type PartOf = Pick<BatchCard, 'part' | 'delivery_status'> & Partial<Pick<BatchCard, 'reserved_for'>>;

/** The part in which a card is counted (PRG-04); one that arrived damaged is in none. */
export function PartStatus({ card: { part, delivery_status, reserved_for } }: { readonly card: PartOf }) {
  const t = useT('programmes');
  if (part) return <Status {...partLooks[part]}>{t(`parts.${part === 'unassigned' && reserved_for ? 'reserved' : part}`)}</Status>;
  return (
    <Status tone="negative" glyph="alert">
      {t(`batch-files:deliveries.${delivery_status}`)}
    </Status>
  );
}
