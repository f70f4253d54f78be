import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { webhookDelivery } from '@bankside/core/rules/lifecycles/webhook-delivery.ts';
import { Status } from '../../kit/data/status.tsx';
import { useT } from '../../kit/words.tsx';

/** A code that nobody knows, from a newer bank, is shown as such. */
export function DeliveryStatus({ status, soft = false }: { readonly status: string; readonly soft?: boolean }) {
  const t = useT('developers');
  const name = stateOf(webhookDelivery, status);
  const look = name === 'unknown' ? ({ tone: 'stopped', glyph: 'dotted' } as const) : webhookDelivery.states[name];
  return (
    <Status {...look} soft={soft}>
      {t(`states.${name}`)}
    </Status>
  );
}
