import { useT } from '../../../kit/words.tsx';

/** A reason of the catalogue and what the bank wrote beside it, as one sentence. */
export function useReasonText(): (reason: { readonly code: string; readonly text: string }) => string {
  const t = useT('kyc');
  return ({ code, text }) => {
    if (code === 'other' && text) return t('wizard.sentBack', { reason: text });
    const reason = t(`options:kycReasons.${code}`);
    return text ? t('wizard.sentBackWith', { reason, text }) : t('wizard.sentBack', { reason });
  };
}
