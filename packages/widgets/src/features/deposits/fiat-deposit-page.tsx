import { DepositFrame } from './deposit-frame.tsx';
import { FiatDeposit } from './fiat/fiat-deposit.tsx';

/** The same under its other address (R-037, A92). */
export function FiatDepositPage() {
  return (
    <DepositFrame here="fiatDeposit">
      <FiatDeposit />
    </DepositFrame>
  );
}
