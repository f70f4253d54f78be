/** Payment and renewal of a fee: word, shape and tone as the lifecycles' tables have them. */
import { annualFee, renewal } from '@bankside/core/rules/lifecycles/annual-fee.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { Status } from '../../kit/data/status.tsx';
import { useT } from '../../kit/words.tsx';

type Props = { readonly status: string; readonly soft?: boolean };

/** A code that nobody knows, from a newer bank, is shown as such. */
function Unknown({ soft = false }: { readonly soft?: boolean }) {
  const t = useT('options');
  return (
    <Status tone="stopped" glyph="dotted" soft={soft}>
      {t('states.unknown')}
    </Status>
  );
}

export function PaymentStatus({ status, soft = false }: Props) {
  const t = useT('options');
  const name = stateOf(annualFee, status);
  if (name === 'unknown') return <Unknown soft={soft} />;
  return (
    <Status {...annualFee.states[name]} soft={soft}>
      {t(`states.annualFee.${name}`)}
    </Status>
  );
}

export function RenewalStatus({ status, soft = false }: Props) {
  const t = useT('options');
  const name = stateOf(renewal, status);
  if (name === 'unknown') return <Unknown soft={soft} />;
  return (
    <Status {...renewal.states[name]} soft={soft}>
      {t(`states.renewal.${name}`)}
    </Status>
  );
}
