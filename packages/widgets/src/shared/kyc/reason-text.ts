/** Why the bank sends something back, in a sentence: the catalogue's words, then its own. */
import type { KycReason } from '@bankside/core/rules/kyc/kyc.ts';
import { useT } from '../../kit/words.tsx';

export type ReasonRow = { readonly path: string; readonly code: KycReason; readonly text: string };

/** `const reasonText = useReasonText(); reasonText(reason)`: 'Part of it is cut off: the stamp is missing' */
export function useReasonText(): (reason: ReasonRow) => string {
  const t = useT('options');
  return ({ code, text }) => {
    if (code === 'other') return text || t('options:kycReasons.other');
    const said = t(`options:kycReasons.${code}`);
    return text ? t('options:kycReasonAnd', { reason: said, text }) : said;
  };
}
