import { useCallback } from 'react';
import { DocumentPreview } from '../../shared/document-preview/document-preview.tsx';
import { useStaffFile } from './staff-file.ts';

type StaffDocumentProps = { readonly company_id: string; readonly file_key: string; readonly name: string };

/** A client's file where it is. Another one is another document: give it its file_key as `key`. */
export function StaffDocument({ company_id, file_key, name }: StaffDocumentProps) {
  const fileOf = useStaffFile(company_id);
  const load = useCallback(() => fileOf(file_key), [fileOf, file_key]);
  return <DocumentPreview load={load} name={name} />;
}
