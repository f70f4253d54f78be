/** Shares of a company in ten-thousandths of a percent: whole numbers, so that 33.3333 three times is not 100 by accident (KYC-15). */
import type { PersonRow } from '../../../shared/kyc/values.ts';

const unit = 10_000;
export const entire = 100 * unit;

/** '24.5' as 245000; 0 for what is no share. */
export function shareOf(text: unknown): number {
  const trimmed = typeof text === 'string' ? text.trim() : '';
  return /^\d{1,3}(\.\d{1,4})?$/.test(trimmed) ? Math.round(Number(trimmed) * unit) : 0;
}
/** 245000 as '24.5'. */
export const shareText = (share: number): string => String(share / unit);

export type Ownership = {
  readonly parts: readonly { readonly person_id: string; readonly name: string; readonly share: number }[];
  /** Of all parts together, at most `entire`. */
  readonly given: number;
  readonly left: number;
};

/** A share that does not fit is not counted until it does. */
export function ownershipOf(rows: readonly PersonRow[]): Ownership {
  const parts: Ownership['parts'][number][] = [];
  let given = 0;
  for (const row of rows) {
    const share = shareOf(row['ownership_percentage']);
    if (share === 0 || given + share > entire) continue;
    given += share;
    parts.push({ person_id: row.person_id, name: typeof row['name'] === 'string' ? row['name'].trim() : '', share });
  }
  return { parts, given, left: entire - given };
}

/** What is wrong with a share beside those of the others; undefined when it fits. */
export function shareFault(text: unknown, others: readonly PersonRow[]): { readonly left: string; readonly total: string } | undefined {
  const given = others.reduce((sum, row) => sum + shareOf(row['ownership_percentage']), 0);
  const total = given + shareOf(text);
  if (total <= entire || shareOf(text) === 0) return undefined;
  return { left: shareText(Math.max(0, entire - given)), total: shareText(total) };
}
