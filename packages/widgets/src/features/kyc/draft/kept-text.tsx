import { formatTime } from '@bankside/core/i18n/dates.ts';
import { useT } from '../../../kit/words.tsx';
import { useTimeZone } from '../../../runtime/user.ts';
import { useKyc } from '../wizard/wizard-context.tsx';

/** "Draft saved at 09:44": by the bank's clock where its zone is known, otherwise by that of who reads it. */
export function KeptText() {
  const t = useT('kyc-start');
  const savedAt = useKyc((state) => state.savedAt);
  const unsaved = useKyc((state) => state.unsaved);
  const zone = useTimeZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (unsaved) return t('unsaved');
  return savedAt ? t('saved', { time: formatTime(savedAt, zone) }) : null;
}
