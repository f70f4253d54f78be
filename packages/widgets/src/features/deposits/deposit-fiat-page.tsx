import { DepositFrame } from './deposit-frame.tsx';
import { FiatDeposit } from './fiat/fiat-deposit.tsx';

/** Bank details, the company's reference, and a request (DEP-02). */
export function DepositFiatPage() {
  return (
    <DepositFrame here="depositFiat">
      <FiatDeposit />
    </DepositFrame>
  );
}
