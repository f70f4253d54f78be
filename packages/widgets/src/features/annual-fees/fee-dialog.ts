import type { FeeDetails } from './fees.ts';

export type FeeDialogProps = { readonly details: FeeDetails; readonly onDone: () => void; readonly onClose: () => void };
