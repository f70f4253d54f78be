/** A client's file before the bank's staff. Reading one leaves a line in the audit trail, so nothing is fetched that nobody opened. */
import { useCallback } from 'react';
import { useBank } from '../../parts/bank.tsx';
import { DocumentPreview } from '../../parts/document-preview/document-preview.tsx';

type StaffDocumentProps = { readonly company_id: string; readonly file_key: string; readonly name: string };

/** Another company or file is another document: give it its file_key as `key`. */
export function StaffDocument({ company_id, file_key, name }: StaffDocumentProps) {
  const bank = useBank();
  const load = useCallback(async () => (await bank.download('/admin/file', { company_id, file_key })).blob, [bank, company_id, file_key]);
  return <DocumentPreview load={load} name={name} />;
}
