import { DepositFrame } from './deposit-frame.tsx';
import { FiatDeposit } from './fiat/fiat-deposit.tsx';

/** The same under its other address (DEP-02). */
export function FiatDepositPage() {
  return (
    <DepositFrame here="fiatDeposit">
      <FiatDeposit />
    </DepositFrame>
  );
}
