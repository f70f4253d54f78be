/** A client's file for the bank's staff. Reading one leaves a line in the audit trail, so nothing is fetched that nobody opened. */
import { useCallback } from 'react';
import { useBank } from '../../runtime/host-context.tsx';

/** `const fileOf = useStaffFile(company_id); const blob = await fileOf(file_key)`. */
export function useStaffFile(company_id: string): (file_key: string) => Promise<Blob> {
  const bank = useBank();
  return useCallback(async (file_key) => (await bank.download('/admin/file', { company_id, file_key })).blob, [bank, company_id]);
}
