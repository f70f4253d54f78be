import { useT } from '../../../kit/words.tsx';
import { steps as order } from '../steps/use-transfer.ts';
import type { FiatTransfer } from './use-fiat-transfer.ts';

/** The stepper of a transfer to a payee, for TransferFrame. What is sent cannot be gone back from. */
export function usePayeeSteps({ go, sending }: FiatTransfer, current: number) {
  const t = useT('withdrawals');
  const steps = [t('fiat.steps.payee'), t('fiat.steps.amount'), t('fiat.steps.review'), t('fiat.steps.sent')];
  const isOpen = current < order.length - 1 && sending.state.is !== 'sending' && sending.state.is !== 'checking';
  return { steps, current, onStep: isOpen ? (index: number) => go(order[index] ?? '') : undefined };
}

/** The same for one to another account, which begins with its number and amount on one page. */
export function useAccountSteps({ go, sending }: FiatTransfer, current: number) {
  const t = useT('withdrawals');
  const steps = [t('fiat.steps.account'), t('fiat.steps.review'), t('fiat.steps.sent')];
  const isOpen = current < 2 && sending.state.is !== 'sending' && sending.state.is !== 'checking';
  return { steps, current, onStep: isOpen ? (index: number) => go(index === 0 ? '' : 'review') : undefined };
}
