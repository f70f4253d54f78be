/** A company's documents as staff work on them. */
import type { OutOf } from '@bankside/core/contract/index.ts';

export type DocumentsCase = OutOf<'/admin/documents/get'>;
export const documentsKey = (company_id: string) => ['desk-documents', company_id] as const;
