/** fiat_withdrawal (TRF-04): the transfer to a payee at an address of its own; nothing of it is written twice. */
export { PayeeTransfer as FiatWithdrawalPage } from './payee-transfer.tsx';
