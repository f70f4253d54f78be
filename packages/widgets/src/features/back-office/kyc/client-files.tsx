import type { Client } from '@bankside/core/client/client.ts';
import { useMemo, type ReactNode } from 'react';
import { BankProvider, useBank } from '../../../runtime/host-context.tsx';

/** Below it, what asks for a client's own file gets it the way of the bank's staff: a signature's picture. */
export function ClientFiles({ company_id, children }: { readonly company_id: string; readonly children: ReactNode }) {
  const bank = useBank();
  const asStaff = useMemo<Client>(
    () => ({
      ...bank,
      download: (path, input, options) => {
        const file_key = path === '/init/file' ? keyIn(input) : undefined;
        return file_key ? bank.download('/admin/file', { company_id, file_key }, options) : bank.download(path, input, options);
      },
    }),
    [bank, company_id],
  );
  return <BankProvider value={asStaff}>{children}</BankProvider>;
}

const keyIn = (input: unknown): string | undefined =>
  typeof input === 'object' && input !== null && 'file_key' in input && typeof input.file_key === 'string' ? input.file_key : undefined;
